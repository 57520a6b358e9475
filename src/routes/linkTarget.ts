/** The part of an address before its query and fragment. */
const getPath = (url: string) => url.split(/[?#]/, 1)[0] ?? "";

/**
 * Whether a link opens a new tab: addresses that start with `http` and files, whose last
 * path segment contains a dot. A dot elsewhere does not make a file.
 */
export function opensNewTab(url: string): boolean {
  if (/^http/i.test(url)) return true;
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return false;
  const lastSegment = getPath(url).split("/").at(-1) ?? "";
  return lastSegment.includes(".") && lastSegment !== "." && lastSegment !== "..";
}

/** Whether the site's router follows the link; the browser does with other schemes and new tabs. */
export const isInternal = (url: string): boolean =>
  !opensNewTab(url) && !/^[a-z][a-z0-9+.-]*:/i.test(url) && !url.startsWith("//");

/**
 * Takes the percent signs out of a path that isn't percent-encoding, or that encodes a percent sign or
 * another character with a meaning in addresses. No page has such a path, and the router, which decodes
 * a path twice, would show nothing.
 */
export function toRoutablePath(pathname: string): string {
  try {
    const decoded = decodeURIComponent(pathname);
    if (decoded === decodeURI(pathname) && !decoded.includes("%")) return pathname;
  } catch {
    // It's malformed.
  }
  return pathname.replaceAll("%", "-");
}

/** Whether a query marks an in-page navigation: `ipn=true` in any letter case. */
export const isInPageNavigation = (search: string): boolean =>
  new URLSearchParams(search).get("ipn")?.toLowerCase() === "true";
