/** What react-cookie-consent exports as `Cookies`, as far as it is used here; the package brings no types. */
declare module "js-cookie" {
  interface CookieAttributes {
    /** In days from now. */
    expires?: number;
    path?: string;
    domain?: string;
    sameSite?: string;
    secure?: boolean;
  }

  const Cookies: {
    get: () => Record<string, string>;
    set: (name: string, value: string, attributes: CookieAttributes) => void;
    remove: (name: string, attributes?: CookieAttributes) => void;
  };
  export default Cookies;
}
