import { didYouMean, quoted } from "../check/words";
import { unsubscribeFragment } from "../../src/routes/paths";
import { isAnsweredByHost } from "../../src/routes/siteFiles";
import type { BuiltPage } from "../report/readPage";
import { issue, type Finding, look } from "../report/reportPage";

/** A built site as links see it. */
export interface LinkedSite {
  /** Where visitors find it, such as `https://www.polysema.example`. */
  origin: string;
  /** By address. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** Every file, as a path from the root. */
  files: ReadonlySet<string>;
  /** Renamed addresses and where they lead now. */
  redirects: ReadonlyMap<string, string>;
}

/** Fragments that every page has, or that name a text instead of a place. */
const isEverywhere = (fragment: string) =>
  ["", "top", unsubscribeFragment].includes(fragment) || fragment.startsWith(":~:");

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Whether an address leads to another site, of which nobody asks whether it answers. */
export const isOutside = (address: string, { origin }: Pick<LinkedSite, "origin">): boolean =>
  URL.canParse(address, origin) && new URL(address, origin).origin !== origin;

/** Follows an address of a page to a page and its fragment, a file or a renamed address. */
export function linkFindings(
  page: string,
  address: string,
  { origin, pages, files, redirects }: LinkedSite,
): Finding[] {
  if (!URL.canParse(address, origin + page)) return [issue(`${quoted(address)} is no address`)];
  const url = new URL(address, origin + page);
  const asked = decoded(url.pathname);
  if (isAnsweredByHost(asked)) return [];
  // The host answers a page with a closing slash by a redirect to the one without.
  const withoutSlash = asked.replace(/(?<=.)\/$/, "");
  const target = redirects.get(withoutSlash) ?? withoutSlash;
  const found = pages.get(target);
  if (!found && files.has(asked)) return [];
  if (!found) {
    const isFile = /\.[a-z0-9]+$/i.test(asked);
    const near = didYouMean(asked, isFile ? files : pages.keys());
    return [issue(`no ${isFile ? "file" : "page"} ${quoted(asked)}${near}`)];
  }
  const fragment = decoded(url.hash.slice(1));
  if (!isEverywhere(fragment) && !found.fragments.has(fragment)) {
    const near = didYouMean(fragment, found.fragments);
    return [issue(`${target} has no place ${quoted(`#${fragment}`)}${near}`)];
  }
  if (target === asked) return [];
  return [look(`${quoted(address)} redirects; write ${quoted(target + url.hash)}`)];
}
