const getPath = (url: string) => url.split(/[?#]/, 1)[0] ?? "";

/** True for URLs that start with `http`, and for files: a dot in the last path segment. */
export function opensNewTab(url: string): boolean {
  if (/^http/i.test(url)) return true;
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return false;
  const lastSegment = getPath(url).split("/").at(-1) ?? "";
  return lastSegment.includes(".") && lastSegment !== "." && lastSegment !== "..";
}

/** True if the site's router handles the link. The browser handles other schemes and new tabs. */
export const isInternal = (url: string): boolean =>
  !opensNewTab(url) && !/^[a-z][a-z0-9+.-]*:/i.test(url) && !url.startsWith("//");

/** Replaces percent signs that the router, which decodes twice, would show as an empty page. */
export function toRoutablePath(pathname: string): string {
  try {
    const decoded = decodeURIComponent(pathname);
    if (decoded === decodeURI(pathname) && !decoded.includes("%")) return pathname;
  } catch {
    // Malformed percent-encoding.
  }
  return pathname.replaceAll("%", "-");
}

/** True if the query marks an in-page navigation: `ipn=true` in any letter case. */
export const isInPageNavigation = (search: string): boolean =>
  new URLSearchParams(search).get("ipn")?.toLowerCase() === "true";
