/** The used part of react-cookie-consent's export `Cookies`, which has no types. */
declare module "js-cookie" {
  interface CookieAttributes {
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
