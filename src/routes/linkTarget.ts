const getPath = (url: string) => url.split(/[?#]/, 1)[0] ?? "";

/** True for URLs that start with `http` and for files, which have a dot in the last segment. */
export function opensNewTab(url: string): boolean {
  if (/^http/i.test(url)) return true;
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return false;
  const lastSegment = getPath(url).split("/").at(-1) ?? "";
  return lastSegment.includes(".") && lastSegment !== "." && lastSegment !== "..";
}

/** True for pages of the site, which the router opens. The browser opens all other links. */
export const isInternal = (url: string): boolean =>
  !opensNewTab(url) && !/^[a-z][a-z0-9+.-]*:/i.test(url) && !url.startsWith("//");

/** Replaces % by hyphens if the router, which decodes paths and trims them, would show no page. */
export function toRoutablePath(pathname: string): string {
  try {
    const decoded = decodeURIComponent(pathname);
    const isRoutable = !/%|\s(?:\/|$)|\p{Cc}/u.test(decoded);
    if (isRoutable && decoded === decodeURI(pathname)) return pathname;
  } catch {
    // Malformed percent-encoding.
  }
  return pathname.replaceAll("%", "-");
}

/** True if the query marks an in-page navigation: `ipn=true`, with the value in any case. */
export const isInPageNavigation = (search: string): boolean =>
  new URLSearchParams(search).get("ipn")?.toLowerCase() === "true";
