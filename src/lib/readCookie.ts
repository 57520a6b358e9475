/**
 * Returns a cookie's value from `document.cookie` or a Cookie header; undefined if it's missing or
 * malformed.
 */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const pair = cookies
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
};
