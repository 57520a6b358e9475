import { unsubscribeFragment } from "../src/routes/paths";
import { ADDRESS_KINDS } from "../src/kinds/settings/site";
import type { ReferenceIndex } from "./referenceIndex";
import { characterIssue, unmeantAddress } from "../src/lib/unmeantAddress";
import { didYouMean, formatAlternatives, quoted } from "../src/lib/messages";

/** Returns the path of a link to this site, full or with `{website}`; undefined for other links. */
export function ownPath(link: string, website: string): string | undefined {
  const isFull = website !== "" && link.toLowerCase().startsWith(website.toLowerCase());
  const start = isFull ? website : "{website}";
  const rest = link.slice(start.length);
  if (!(isFull || link.startsWith(start)) || !/^(?:$|[/?#])/.test(rest)) return undefined;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Adds a missing `https://` or `mailto:`; undefined if the link is neither. */
export function withScheme(link: string): string | undefined {
  if (/^www\.[^\s/]+\.[^\s]+$/i.test(link)) return `https://${link}`;
  return /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(link) ? `mailto:${link}` : undefined;
}

const isFile = (path: string) => (path.split("/").at(-1) ?? "").includes(".");

/** Returns why a page lacks a fragment, or undefined. Unknown pages aren't checked. */
export function fragmentIssue(
  path: string,
  fragment: string,
  referenceIndex: ReferenceIndex,
): string | undefined {
  const known = referenceIndex.pages.get(path);
  if (known === undefined || known === "any" || fragment === "" || fragment === unsubscribeFragment)
    return undefined;
  if (known.has(fragment)) return undefined;
  if (known.size === 0)
    return `${path} has no place ${quoted(`#${fragment}`)}; leave the fragment out`;
  const near = didYouMean(fragment, known);
  return `${path} has no place ${quoted(`#${fragment}`)}${near || `; it has ${formatAlternatives([...known].slice(0, 12))}`}`;
}

function pathIssue(path: string, referenceIndex: ReferenceIndex): string | undefined {
  const { pages, staticFiles, builtFiles, unreadPages } = referenceIndex;
  if (isFile(path)) {
    return staticFiles.has(path) || builtFiles.has(path)
      ? undefined
      : `no file ${quoted(path)} in static/${didYouMean(path, [...staticFiles, ...builtFiles])}`;
  }
  if (pages.has(path) || unreadPages.some((page) => page.test(path))) return undefined;
  const trimmed = path.replace(/\/+$/, "");
  if (trimmed !== path && pages.has(trimmed))
    return `write ${quoted(trimmed)}, without the closing slash`;
  return `no page ${quoted(path)}${didYouMean(path, pages.keys())}`;
}

function rootIssue(address: string, referenceIndex: ReferenceIndex): string | undefined {
  const [beforeFragment = "", fragment = ""] = address.split("#", 2);
  const [path = ""] = beforeFragment.split("?", 1);
  return pathIssue(path, referenceIndex) ?? fragmentIssue(path, fragment, referenceIndex);
}

function kindIssue(kind: string, rest: string): string | undefined {
  if (!ADDRESS_KINDS.some((name) => name === kind)) {
    const near = didYouMean(kind, ADDRESS_KINDS);
    return `no address kind ${quoted(kind)}${near || `; write ${formatAlternatives(ADDRESS_KINDS.map((name) => `{${name}}`))}`}`;
  }
  return rest === "" || /^[/?#]/.test(rest) ? undefined : `write a slash after {${kind}}`;
}

function outsideFault(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^(?:[^.\s]+(?:\.[^.\s]+)+\.?|localhost|\[.*\])$/.test(url.hostname))
    return `${quoted(address)} is not a full address`;
  if (/^(?:localhost|127\..*|\[::1\])$/.test(url.hostname))
    return `${quoted(address)} is a page on your own computer; write ${quoted(url.pathname + url.hash)}`;
  const unmeant = unmeantAddress(url);
  if (unmeant !== undefined) return `${quoted(address)} ${unmeant}`;
  return url.protocol === "http:"
    ? `${quoted(address)} is not encrypted; write https://`
    : undefined;
}

/**
 * Returns the issue of an address, or undefined. External addresses are checked by form only.
 * `ownPage` is the record's page, for links that are only a fragment.
 */
export function linkIssue(
  address: string,
  referenceIndex: ReferenceIndex,
  ownPage?: string,
): string | undefined {
  const wrong = characterIssue(address);
  if (wrong !== undefined) return wrong;
  const own = ownPath(address, referenceIndex.website);
  if (own !== undefined) {
    const advice = `${quoted(address)} is an address of this site; write ${quoted(own)}`;
    return rootIssue(own, referenceIndex) ?? (address.startsWith("{") ? undefined : advice);
  }
  const [, kind, rest = ""] = /^\{([^}]*)\}(.*)$/.exec(address) ?? [];
  if (kind !== undefined) return kindIssue(kind, rest);
  if (address.startsWith("//")) return `${quoted(address)} has no scheme; write https:${address}`;
  if (address.startsWith("#")) {
    return ownPage === undefined
      ? `write the page before the fragment ${quoted(address)}`
      : fragmentIssue(ownPage, address.slice(1), referenceIndex);
  }
  if (address.startsWith("/")) return rootIssue(address, referenceIndex);
  if (/^mailto:/i.test(address)) {
    return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(address)
      ? undefined
      : `${quoted(address)} holds no e-mail address`;
  }
  if (/^https?:\/\//i.test(address)) return outsideFault(address);
  const meant = withScheme(address);
  if (meant !== undefined) return `${quoted(address)} has no scheme; write ${meant}`;
  return `${quoted(address)} leads nowhere; write a path from the root (/contacts) or a full address (https://…)`;
}
