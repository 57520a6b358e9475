import { quote } from "./messages";

const PRIVATE_HOST =
  /^(?:0|10|127|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2,3}$|^\[(?:::|f[cd]|fe[89ab])|(?:^|\.)(?:localhost|local|internal|intranet|lan|corp|home|home\.arpa)\.?$/;

const GUARD = /safelinks|urldefense|slack-redir|linkprotect/i;
const REDIRECTION =
  /^\/+(?:redir\/|safety\/)?(?:url|l|link|linkout|redir|redirect|away|out|go)(?:\.php)?\/?$/i;

function findWrappedAddress({ href, host, pathname, searchParams }: URL): string | undefined {
  if (!GUARD.test(host + pathname) && !REDIRECTION.test(pathname)) return undefined;
  const [, inPath] = /\/__(https?:.+?)__;/.exec(href) ?? [];
  const inQuery = [...searchParams.values()].find((value) => /^https?:\/\//.test(value));
  return inPath ?? inQuery;
}

/** Reports a tracking redirect, password or private host in an address, or returns undefined. */
export function findAddressSlip(url: URL): string | undefined {
  const wrapped = findWrappedAddress(url);
  if (wrapped !== undefined || GUARD.test(url.host))
    return `leads through ${url.host}, which can track visitors; write ${wrapped ?? "the page's own address"}`;
  if (url.username !== "" || url.password !== "") {
    const { href } = Object.assign(new URL(url), { username: "", password: "" });
    return `contains a user's name or password, which everybody can read; write ${href}`;
  }
  return PRIVATE_HOST.test(url.hostname)
    ? "is in a private network; write an address that visitors reach"
    : undefined;
}

/** Reports a character that RFC 3986 forbids in addresses, or returns undefined. */
export function checkCharacters(address: string): string | undefined {
  const [sign] = /[\s"<>\\^`|]/.exec(address) ?? [];
  return sign === undefined
    ? undefined
    : `${quote(address)} has ${sign.trim() || "a space"} in it; write the address alone, or ${encodeURIComponent(sign)}`;
}

const FINAL_PUNCTUATION = /[.,;:!'’”]$|(?<=^[^(]*)\)$|(?<=^[^[]*)\]$/;

/** Reports final punctuation that belongs to the sentence, or returns undefined. */
export function findSentenceSign(address: string): string | undefined {
  const [sign] = FINAL_PUNCTUATION.exec(address) ?? [];
  return sign && `${quote(address)} ends in ${sign}, which belongs to the sentence; leave it out`;
}

/** True for bibliographic databases and library proxies, which often require a login. */
export const isDatabase = ({ host }: URL): boolean =>
  /proxy|(?:^|\.)(?:scopus|proquest|ebsco(?:host)?|webof(?:science|knowledge)|isiknowledge|embase|ovid(?:sp)?|dimensions|lens)\.(?:com|org|ai)(?::\d+)?$/i.test(
    host,
  );

/** Returns a text's first web address without final punctuation, redirecting service and user. */
export function findBareAddress(text: string): string | undefined {
  const [found] = /https?:\/\/(?:(?![;,|]https?:)[^\s"<>\\^`|{}])+/i.exec(text) ?? [];
  let address = found?.replaceAll("&amp;", "&").replace(/\/\/[^/@]*@/, "//") ?? "";
  while (FINAL_PUNCTUATION.test(address)) address = address.slice(0, -1);
  return URL.canParse(address) ? (findWrappedAddress(new URL(address)) ?? address) : undefined;
}
