/** webpack copies these files under a hashed name; the import is their URL. */
declare module "*.svg" {
  const address: string;
  export default address;
}

declare module "*.png" {
  const address: string;
  export default address;
}

declare module "*.woff2" {
  const address: string;
  export default address;
}
