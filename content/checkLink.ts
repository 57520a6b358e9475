import { unsubscribeFragment } from "../src/routes/paths";
import { ADDRESS_KINDS } from "../src/kinds/settings/site";
import type { ReferenceIndex } from "./referenceIndex";
import { checkCharacters, findAddressSlip } from "../src/lib/addressSlips";
import { didYouMean, formatAlternatives, quote } from "../src/lib/messages";

/** Returns the path of a full or `{website}` link to this site; undefined for other links. */
export function toOwnPath(link: string, website: string): string | undefined {
  const isFull = website !== "" && link.toLowerCase().startsWith(website.toLowerCase());
  const start = isFull ? website : "{website}";
  const rest = link.slice(start.length);
  if (!(isFull || link.startsWith(start)) || !/^(?:$|[/?#])/.test(rest)) return undefined;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Adds `https://` to www.… and `mailto:` to an e-mail address; undefined for other links. */
export function addScheme(link: string): string | undefined {
  if (/^www\.[^\s/]+\.[^\s]+$/i.test(link)) return `https://${link}`;
  return /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(link) ? `mailto:${link}` : undefined;
}

/** Returns an issue if a page doesn't have the fragment. Skips unknown pages. */
export function checkFragment(path: string, fragment: string, referenceIndex: ReferenceIndex) {
  const known = referenceIndex.pages.get(path) ?? "any";
  if (known === "any" || ["", unsubscribeFragment, ...known].includes(fragment)) return undefined;
  const list = formatAlternatives([...known].slice(0, 12));
  const advice = list === "" ? "; leave the fragment out" : `; it has ${list}`;
  return `${path} has no fragment ${quote(`#${fragment}`)}${didYouMean(fragment, known) || advice}`;
}

function checkPath(path: string, referenceIndex: ReferenceIndex): string | undefined {
  const { pages, staticFiles, builtFiles, unreadPages } = referenceIndex;
  if (/\.[^/]*$/.test(path)) {
    return staticFiles.has(path) || builtFiles.has(path)
      ? undefined
      : `no file ${quote(path)} in static/${didYouMean(path, [...staticFiles, ...builtFiles])}`;
  }
  if (pages.has(path) || unreadPages.some((page) => page.test(path))) return undefined;
  const trimmed = path.replace(/\/+$/, "");
  if (trimmed !== path && pages.has(trimmed))
    return `write ${quote(trimmed)}, without the closing slash`;
  return `no page ${quote(path)}${didYouMean(path, pages.keys())}`;
}

function checkRootPath(address: string, referenceIndex: ReferenceIndex): string | undefined {
  const [beforeFragment = "", fragment = ""] = address.split("#", 2);
  const [path = ""] = beforeFragment.split("?", 1);
  return checkPath(path, referenceIndex) ?? checkFragment(path, fragment, referenceIndex);
}

function checkKindPath(kind: string, rest: string): string | undefined {
  const list = formatAlternatives(ADDRESS_KINDS.map((name) => `{${name}}`));
  if (!ADDRESS_KINDS.some((name) => name === kind))
    return `no placeholder ${quote(kind)}${didYouMean(kind, ADDRESS_KINDS) || `; write ${list}`}`;
  return /^(?:$|[/?#])/.test(rest) ? undefined : `write a slash after {${kind}}`;
}

function checkExternalLink(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^(?:[^.\s]+(?:\.[^.\s]+)+\.?|localhost|\[.*\])$/.test(url.hostname))
    return `${quote(address)} is not a full address`;
  if (/^(?:localhost|127\..*|\[::1\])$/.test(url.hostname))
    return `${quote(address)} is a page on your own computer; write ${quote(url.pathname + url.hash)}`;
  const unmeant = findAddressSlip(url);
  if (unmeant !== undefined) return `${quote(address)} ${unmeant}`;
  return url.protocol === "http:"
    ? `${quote(address)} is not encrypted; write https://`
    : undefined;
}

/** Returns the issue of an address, or undefined. `ownPage`: page that links such as `#a` mean. */
export function checkLink(address: string, referenceIndex: ReferenceIndex, ownPage?: string) {
  const wrong = checkCharacters(address);
  if (wrong !== undefined) return wrong;
  const own = toOwnPath(address, referenceIndex.website);
  if (own !== undefined) {
    const advice = `${quote(address)} is an address of this site; write ${quote(own)}`;
    return checkRootPath(own, referenceIndex) ?? (address.startsWith("{") ? undefined : advice);
  }
  const [, kind, rest = ""] = /^\{([^}]*)\}(.*)$/.exec(address) ?? [];
  if (kind !== undefined) return checkKindPath(kind, rest);
  if (address.startsWith("//")) return `${quote(address)} has no scheme; write https:${address}`;
  if (address.startsWith("#")) {
    return ownPage === undefined
      ? `write the page before the fragment ${quote(address)}`
      : checkFragment(ownPage, address.slice(1), referenceIndex);
  }
  if (address.startsWith("/")) return checkRootPath(address, referenceIndex);
  if (/^mailto:/i.test(address)) {
    return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(address)
      ? undefined
      : `${quote(address)} has no e-mail address`;
  }
  if (/^https?:\/\//i.test(address)) return checkExternalLink(address);
  const meant = addScheme(address);
  if (meant !== undefined) return `${quote(address)} has no scheme; write ${meant}`;
  return `${quote(address)} isn't an address; write a path from the root (/contacts) or a full address (https://…)`;
}
