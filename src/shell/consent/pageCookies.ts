/** What holds cookies: a document, or what stands for one in a test. */
export interface CookieJar {
  cookie: string;
}

/** The page's cookies; none where the browser refuses them, as in a sandboxed frame. */
export function cookiesOf(page: CookieJar): string {
  try {
    return page.cookie;
  } catch {
    return "";
  }
}

/** Writes a cookie; where the browser refuses, what it said holds until the page is left. */
export function writeCookie(page: CookieJar, cookie: string): void {
  try {
    page.cookie = cookie;
  } catch {
    // Refused cookies are a visitor's right.
  }
}
