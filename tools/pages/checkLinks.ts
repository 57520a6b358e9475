import { didYouMean, quoted } from "../check/words";
import { unsubscribeFragment } from "../../src/routes/paths";
import { isAnsweredByHost } from "../../src/routes/siteFiles";
import { NOT_FOUND_PAGES, answerRequest } from "../../server/host/hostRules";
import type { LinkSource, NamedLink } from "./namedLink";
import type { BuiltSite } from "./readBuiltSite";

/** A link that does not lead where it should. */
export interface LinkIssue {
  link: NamedLink;
  message: string;
}

/** An address outside the site, and where it is named. Nobody asks whether it answers. */
export interface ExternalAddress {
  address: string;
  places: string[];
}

/** What the check of all links found. */
export interface LinkCheck {
  /** Addresses within the site that were followed, by where they stand. */
  checked: Readonly<Record<LinkSource, number>>;
  broken: LinkIssue[];
  /** Addresses that arrive, but only by a redirect. */
  redirected: LinkIssue[];
  external: ExternalAddress[];
}

/** Fragments that every page has, or that name a text instead of a place. */
const isEverywhere = (fragment: string) =>
  fragment === "" ||
  fragment === "top" ||
  fragment === unsubscribeFragment ||
  fragment.startsWith(":~:");

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Follows every link within a built site as the site's host would answer it: pages with their
 * fragments, files, renamed addresses. Addresses outside the site are listed, not fetched.
 */
export async function checkLinks(
  links: readonly NamedLink[],
  site: BuiltSite,
  redirects: ReadonlyMap<string, string>,
): Promise<LinkCheck> {
  const checked = { records: 0, code: 0, pages: 0 };
  const broken: LinkIssue[] = [];
  const redirected: LinkIssue[] = [];
  const external = new Map<string, Set<string>>();
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const paths = [...pages.keys()];
  const isFile = (file: string) => Promise.resolve(site.files.has(file));

  /** Code also names families of pages, such as `/product/` of all products. */
  const isFamily = ({ source, address }: NamedLink) => {
    const family = address.endsWith("/") ? address : `${address}/`;
    return source === "code" && [...site.files].some((file) => file.startsWith(family));
  };

  for (const link of links) {
    const { address, base, place, source } = link;
    if (address.startsWith("data:")) continue;
    if (!URL.canParse(address, `${site.origin}${base}`)) {
      checked[source] += 1;
      broken.push({ link, message: `${quoted(address)} is no address` });
      continue;
    }
    const url = new URL(address, `${site.origin}${base}`);
    if (url.origin !== site.origin) {
      const places = external.get(address) ?? new Set<string>();
      external.set(address, places.add(place));
      continue;
    }
    checked[source] += 1;
    if (isAnsweredByHost(url.pathname)) continue;
    const answer = await answerRequest(url.pathname + url.search, isFile, redirects);
    if (answer.kind === "redirect" && !isFamily(link)) {
      const message = `${quoted(address)} is answered by a redirect; write ${quoted(answer.location + url.hash)}`;
      redirected.push({ link, message });
    }
    const isThere =
      answer.kind === "redirect" ||
      (answer.kind === "file" && (answer.status === 200 || url.pathname in NOT_FOUND_PAGES));
    if (!isThere) {
      if (isFamily(link)) continue;
      const path = decoded(url.pathname);
      const what = /\.[a-z0-9]+$/i.test(path) ? "file" : "page";
      const near = didYouMean(path, what === "page" ? paths : site.files);
      broken.push({ link, message: `no ${what} ${quoted(path)}${near}` });
      continue;
    }
    const target = answer.kind === "redirect" ? new URL(answer.location, site.origin) : url;
    const page = pages.get(decoded(target.pathname));
    const fragment = decoded(url.hash.slice(1));
    if (page && !isEverywhere(fragment) && !page.fragments.has(fragment)) {
      const named = [...page.fragments].filter((id) => !id.startsWith("polysema-"));
      const message = `${page.path} has no place ${quoted(`#${fragment}`)}${didYouMean(fragment, named)}`;
      broken.push({ link, message });
    }
  }
  return {
    checked,
    broken,
    redirected,
    external: [...external]
      .map(([address, places]) => ({ address, places: [...places].sort() }))
      .sort((left, right) => (left.address < right.address ? -1 : 1)),
  };
}
