/** The value of a cookie in a `document.cookie` text or a Cookie header; undefined without one, or when it is broken. */
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
