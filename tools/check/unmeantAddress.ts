import { quoted } from "./words";

/** Hosts that only one computer or network reaches (IANA's special-purpose registries, RFC 6762). */
const PRIVATE_HOST =
  /^(?:0|10|127|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2,3}$|^\[(?:::|f[cd]|fe[89ab])|(?:^|\.)(?:localhost|local|internal|intranet|lan|corp|home|home\.arpa)\.?$/;

/** Services that mail programs and networks put in front of the addresses of others. */
const GUARD = /safelinks|urldefense|slack-redir|linkprotect/i;
const REDIRECTION =
  /^\/+(?:redir\/|safety\/)?(?:url|l|link|linkout|redir|redirect|away|out|go)(?:\.php)?\/?$/i;

/** Returns the address behind that of a redirecting service, if it can be read; undefined for other addresses. */
function wrappedAddress({ href, host, pathname, searchParams }: URL): string | undefined {
  if (!GUARD.test(host + pathname) && !REDIRECTION.test(pathname)) return undefined;
  const [, inPath] = /\/__(https?:.+?)__;/.exec(href) ?? [];
  const inQuery = [...searchParams.values()].find((value) => /^https?:\/\//.test(value));
  return inPath ?? inQuery;
}

/** Returns why no editor means an address outside the site, and what to write; or undefined. */
export function unmeantAddress(url: URL): string | undefined {
  const wrapped = wrappedAddress(url);
  if (wrapped !== undefined || GUARD.test(url.host))
    return `leads through ${url.host}, which learns who follows it; write ${wrapped ?? "the page's own address"}`;
  if (url.username !== "" || url.password !== "") {
    const { href } = Object.assign(new URL(url), { username: "", password: "" });
    return `holds a user's name or password, which everybody can read; write ${href}`;
  }
  return PRIVATE_HOST.test(url.hostname)
    ? "is in a private network; write an address that visitors reach"
    : undefined;
}

/** Returns which character RFC 3986 keeps out of an address, and what to write; or undefined. */
export function characterIssue(address: string): string | undefined {
  const [sign] = /[\s"<>\\^`|]/.exec(address) ?? [];
  return sign === undefined
    ? undefined
    : `${quoted(address)} has ${sign.trim() || "a blank"} in it; write the address alone, or ${encodeURIComponent(sign)}`;
}

const SENTENCE_SIGN = /[.,;:!'’”\]]$|(?<=^[^(]*)\)$/;

/** Returns advice on a sign at the end that belongs to the sentence round an address; or undefined. */
export function sentenceSign(address: string): string | undefined {
  const [sign] = SENTENCE_SIGN.exec(address) ?? [];
  return sign && `${quoted(address)} ends in ${sign}, a sign of the sentence; leave it out`;
}

/** True for addresses of bibliographic databases and libraries' proxies, which ask readers to log in. */
export const isDatabase = ({ host }: URL): boolean =>
  /proxy|(?:^|\.)(?:scopus|proquest|ebsco(?:host)?|webof(?:science|knowledge)|isiknowledge|embase|ovid(?:sp)?|dimensions|lens)\.(?:com|org|ai)(?::\d+)?$/i.test(
    host,
  );

/** Finds the first web address in a text, without what stood round it, a redirecting service or a password; or undefined. */
export function bareAddress(text: string): string | undefined {
  const [found] = /https?:\/\/(?:(?![;,|]https?:)[^\s"<>\\^`|{}])+/i.exec(text) ?? [];
  let address = found?.replaceAll("&amp;", "&").replace(/\/\/[^/@]*@/, "//") ?? "";
  while (SENTENCE_SIGN.test(address)) address = address.slice(0, -1);
  return URL.canParse(address) ? (wrappedAddress(new URL(address)) ?? address) : undefined;
}
