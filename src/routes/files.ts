import type { CitationFileType } from "../lib/citation/citedPaper";
import { articleTypeKey } from "./newsQuery";
import { publicationPath, researchPath } from "./paths";

/** Paths of generated files. `paths.ts` has those of the search index, menus and examples. */
export const robotsPath = "/robots.txt";
export const securityTxtPath = "/.well-known/security.txt";
export const webManifestPath = "/site.webmanifest";
export const llmsTxtPath = "/llms.txt";
export const sitemapIndexPath = "/sitemap-index.xml";

export const healthPath = "/healthz";
export const readyPath = "/readyz";

/** True for paths that the server answers without a file: health checks and the mail gateway. */
export const isAnsweredByHost = (path: string): boolean =>
  [healthPath, readyPath].includes(path) || /^\/api(?:\/|$)/.test(path);

const BUILT =
  /^\/(?:(?:page-data|static|social\/cards|_gatsby|~partytown)\/|sitemap-\d+\.xml$|404(?:\.html)?$)/;

/** True for generated files without a constant, such as page data and the not-found page. */
export const isBuiltUnnamed = (path: string): boolean => BUILT.test(path);

/** `name`: file name without extension. `title`: appended to the site's name. */
export interface Feed {
  name: string;
  title: string;
}

export const newsFeed: Feed = { name: "news", title: "all news" };
export const papersFeed: Feed = { name: "papers", title: "papers" };
export const jobsFeed: Feed = { name: "jobs", title: "open jobs" };

export const getTypeFeed = (type: string): Feed => ({
  name: `news-${articleTypeKey(type)}`,
  title: `news, ${type}`,
});

export const rssPath = ({ name }: Feed) => `/feeds/${name}.xml`;

export const CITATION_FILE_TYPES: readonly CitationFileType[] = ["bib", "ris", "json"];

export const paperCitationPath = (prettyURL: string, type: CitationFileType): string =>
  `${publicationPath(prettyURL)}/cite.${type}`;

export const catalogueCitationPath = (type: CitationFileType): string =>
  `${researchPath}/papers.${type}`;

export const citedPapersPath = `${researchPath}/cited-papers.json`;
