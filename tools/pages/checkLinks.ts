import { didYouMean, quoted } from "../check/words";
import { unsubscribeFragment } from "../../src/routes/paths";
import { isAnsweredByHost } from "../../src/routes/siteFiles";
import type { BuiltPage } from "../report/readPage";

/** A link with what's wrong with it. */
export interface LinkIssue {
  /** The page's address. */
  page: string;
  address: string;
  message: string;
}

/** What the check of all links found. */
export interface LinkCheck {
  /** How many links within the site were followed. */
  checked: number;
  broken: LinkIssue[];
  /** Links that arrive, but only by a redirect. */
  redirected: LinkIssue[];
  /** Addresses outside the site, each with the pages that name it; nobody asks whether they answer. */
  external: Map<string, string[]>;
}

/** A built site as links see it. */
export interface BuiltSite {
  /** Where visitors find it, such as `https://www.polysema.example`. */
  origin: string;
  pages: readonly BuiltPage[];
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

/** Follows the links of all pages within the site: to pages and their fragments, files, renamed addresses. */
export function checkLinks({ origin, pages, files, redirects }: BuiltSite): LinkCheck {
  const check: LinkCheck = { checked: 0, broken: [], redirected: [], external: new Map() };
  const pageAt = new Map(pages.map((page) => [page.path, page]));

  const follow = (page: string, address: string) => {
    const breaks = (message: string) => check.broken.push({ page, address, message });
    if (!URL.canParse(address, origin + page)) return breaks(`${quoted(address)} is no address`);
    const url = new URL(address, origin + page);
    const asked = decoded(url.pathname);
    if (isAnsweredByHost(asked)) return undefined;
    // The host answers a page with a closing slash by a redirect to the one without.
    const withoutSlash = asked.replace(/(?<=.)\/$/, "");
    const target = redirects.get(withoutSlash) ?? withoutSlash;
    const found = pageAt.get(target);
    if (!found && files.has(asked)) return undefined;
    if (!found) {
      const isFile = /\.[a-z0-9]+$/i.test(asked);
      const near = didYouMean(asked, isFile ? files : pageAt.keys());
      return breaks(`no ${isFile ? "file" : "page"} ${quoted(asked)}${near}`);
    }
    if (target !== asked) {
      const message = `${quoted(address)} redirects; write ${quoted(target + url.hash)}`;
      check.redirected.push({ page, address, message });
    }
    const fragment = decoded(url.hash.slice(1));
    if (isEverywhere(fragment) || found.fragments.has(fragment)) return undefined;
    const near = didYouMean(fragment, found.fragments);
    return breaks(`${target} has no place ${quoted(`#${fragment}`)}${near}`);
  };

  for (const { path: page, addresses } of pages) {
    for (const address of addresses.filter((one) => !one.startsWith("data:"))) {
      const isOutside =
        URL.canParse(address, origin) && new URL(address, origin + page).origin !== origin;
      if (isOutside) {
        check.external.set(address, [...(check.external.get(address) ?? []), page]);
      } else {
        check.checked += 1;
        follow(page, address);
      }
    }
  }
  return check;
}
