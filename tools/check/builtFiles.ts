import { ARTICLE_TYPES } from "../../src/kinds/article/articleTypes";
import { pageIndexPath } from "../../src/lib/loadPageIndex";
import {
  jobsFeed,
  jsonFeedPath,
  newsFeed,
  papersFeed,
  rssPath,
  typeFeed,
} from "../../src/routes/feeds";
import { menusPath, newsCardsPath, searchIndexPath } from "../../src/routes/paths";
import {
  abstractIndexPath,
  catalogueCitationPath,
  CITATION_FILE_TYPES,
  citedPapersPath,
  paperCitationPath,
} from "../../src/routes/researchFiles";
import {
  llmsTxtPath,
  robotsPath,
  securityTxtPath,
  sitemapIndexPath,
  webManifestPath,
} from "../../src/routes/siteFiles";

/** Addresses of the files that the build writes: those that are there whatever the records say, and each paper's citations. */
export const builtFiles = (paperIds: Iterable<string>): ReadonlySet<string> =>
  new Set([
    robotsPath,
    securityTxtPath,
    webManifestPath,
    llmsTxtPath,
    sitemapIndexPath,
    pageIndexPath,
    menusPath,
    newsCardsPath,
    searchIndexPath,
    abstractIndexPath,
    citedPapersPath,
    ...CITATION_FILE_TYPES.map(catalogueCitationPath),
    ...[newsFeed, papersFeed, jobsFeed, ...ARTICLE_TYPES.map(typeFeed)].flatMap((feed) => [
      rssPath(feed),
      jsonFeedPath(feed),
    ]),
    ...[...paperIds].flatMap((id) =>
      CITATION_FILE_TYPES.map((type) => paperCitationPath(id, type)),
    ),
  ]);
