/** Files that the build writes at fixed paths; `paths.ts` has those that pages fetch. */
export const robotsPath = "/robots.txt";
export const securityTxtPath = "/.well-known/security.txt";
export const webManifestPath = "/site.webmanifest";
export const llmsTxtPath = "/llms.txt";
/** Name given by the sitemap plugin. */
export const sitemapIndexPath = "/sitemap-index.xml";

/** Health checks of the host: alive, and ready to accept messages. */
export const healthPath = "/healthz";
export const readyPath = "/readyz";

/** True if the host answers the path itself, without a file: health checks and the mail gateway. */
export const isAnsweredByHost = (path: string): boolean =>
  [healthPath, readyPath].includes(path) || /^\/api(?:\/|$)/.test(path);

const BUILT =
  /^\/(?:(?:page-data|static|social\/cards|_gatsby|~partytown)\/|sitemap-\d+\.xml$|404(?:\.html)?$)/;

/**
 * True for files of the build that no record names: page data, pictures, sitemap parts, the
 * not-found page.
 */
export const isBuiltUnnamed = (path: string): boolean => BUILT.test(path);
