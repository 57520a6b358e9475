import type { IPluginRefOptions } from "gatsby";
import {
  applyPath,
  articlePath,
  jobPath,
  legalPath,
  notFoundPath,
  publicationPath,
} from "../src/routes/paths";
import { saysNoindex } from "./saysNoindex";

/** A page for the sitemap; without `lastmod` where no record says when it was changed. */
export interface SitemapPage {
  path: string;
  /** ISO 8601. */
  lastmod?: string;
}

/** What the sitemap is made of. */
export interface SitemapRecords {
  allSitePage: { nodes: readonly { path: string }[] };
  metadata: {
    nodes: readonly {
      path: string;
      variant: string | null;
      basic: { tags: readonly { name: string; content: string }[] };
    }[];
  };
  articles: { nodes: readonly { jsonId: string; lastUpdate: number }[] };
  publications: { nodes: readonly { prettyURL: string; full: { lastUpdate: number } }[] };
  jobs: { nodes: readonly { prettyURL: string; active: boolean; datePosted: string }[] };
  legalPages: { nodes: readonly { jsonId: string; revised: string }[] };
}

const sitemapQuery = `
  {
    allSitePage { nodes { path } }
    metadata: allPageMetadata { nodes { path variant basic { tags { name content } } } }
    articles: allArticle { nodes { jsonId lastUpdate } }
    publications: allPublication { nodes { prettyURL full { lastUpdate } } }
    jobs: allJob { nodes { prettyURL active datePosted } }
    legalPages: allLegalPage { nodes { jsonId revised } }
  }
`;

/** The addresses that say noindex, of closed positions, and of unknown pages; the search leaves them out, too. */
export const unlistedPaths = ({
  metadata,
  jobs,
}: Pick<SitemapRecords, "metadata" | "jobs">): Set<string> =>
  new Set([
    notFoundPath,
    "/404",
    "/404.html",
    "/dev-404-page",
    ...metadata.nodes
      .filter(({ variant, basic }) => variant === null && saysNoindex(basic.tags))
      .map(({ path }) => path),
    ...jobs.nodes
      .filter(({ active }) => !active)
      .flatMap(({ prettyURL }) => [jobPath(prettyURL), applyPath(prettyURL)]),
  ]);

/** The pages that search engines may list. `lastmod` is given only where a record states it. */
export function sitemapPages(records: SitemapRecords): SitemapPage[] {
  const unlisted = unlistedPaths(records);
  const isoTime = (epochMs: number) => new Date(epochMs).toISOString();
  const changed = new Map([
    ...records.articles.nodes.map(
      ({ jsonId, lastUpdate }) => [articlePath(jsonId), isoTime(lastUpdate)] as const,
    ),
    ...records.publications.nodes.map(
      ({ prettyURL, full }) => [publicationPath(prettyURL), isoTime(full.lastUpdate)] as const,
    ),
    ...records.jobs.nodes.map(
      ({ prettyURL, datePosted }) => [jobPath(prettyURL), datePosted] as const,
    ),
    ...records.legalPages.nodes.map(({ jsonId, revised }) => [legalPath(jsonId), revised] as const),
  ]);
  return records.allSitePage.nodes
    .map(({ path }) => (path.length > 1 ? path.replace(/\/$/, "") : path))
    .filter((path) => !unlisted.has(path))
    .sort()
    .map((path) => {
      const lastmod = changed.get(path);
      return lastmod === undefined ? { path } : { path, lastmod };
    });
}

/** The sitemap plugin's options. */
export const sitemapOptions = (siteUrl: string): IPluginRefOptions => ({
  createLinkInHead: false,
  query: sitemapQuery,
  resolveSiteUrl: () => siteUrl,
  resolvePages: sitemapPages,
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod ? { lastmod } : {}) }),
});
