import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IPluginRefOptions } from "gatsby";
import { z } from "zod";
import { notFoundPath } from "../src/routes/paths";
import type { KindEntries } from "./catalogue";

const NOT_FOUND_PATHS = [notFoundPath, "/404", "/404.html", "/dev-404-page"];

const listingShape = z.object({
  unlisted: z.array(z.string()),
  changed: z.record(z.string(), z.string()),
});

export type Listing = z.infer<typeof listingShape>;

export function getListing(sections: readonly KindEntries[]): Listing {
  const entries = sections.flatMap((section) => section.entries);
  return {
    unlisted: [
      ...NOT_FOUND_PATHS,
      ...entries.filter(({ isUnlisted }) => isUnlisted === true).map((entry) => entry.path),
    ],
    changed: Object.fromEntries(
      entries.flatMap(({ path: page, changed }) => (changed ? [[page, changed]] : [])),
    ),
  };
}

/**
 * Passes the listing on in a file: Gatsby compiles its two Node files separately, so they share no
 * variable.
 */
const listingFile = path.join(".cache", "listing.json");

export function writeListing(sections: readonly KindEntries[]): void {
  mkdirSync(path.dirname(listingFile), { recursive: true });
  writeFileSync(listingFile, JSON.stringify(getListing(sections)));
}

/** Indexable pages; `lastmod` (ISO 8601) only if a record states it. */
export const sitemapPages = (
  sitePages: readonly { path: string }[],
  { unlisted, changed }: Listing,
): { path: string; lastmod?: string }[] =>
  sitePages
    .map((page) => (page.path.length > 1 ? page.path.replace(/\/$/, "") : page.path))
    .filter((page) => !unlisted.includes(page))
    .sort()
    .map((page) => ({ path: page, ...(changed[page] && { lastmod: changed[page] }) }));

export const sitemapOptions = (siteUrl: string): IPluginRefOptions => ({
  createLinkInHead: false,
  query: "{ allSitePage { nodes { path } } }",
  resolveSiteUrl: () => siteUrl,
  resolvePages: ({ allSitePage }: { allSitePage: { nodes: readonly { path: string }[] } }) =>
    sitemapPages(
      allSitePage.nodes,
      listingShape.parse(JSON.parse(readFileSync(listingFile, "utf8"))),
    ),
  serialize: ({ path: url, ...rest }: { path: string }) => ({ url, ...rest }),
});
