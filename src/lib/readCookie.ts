/**
 * `cookies` comes from `document.cookie` or a Cookie header. Returns undefined for a missing or
 * malformed cookie.
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
