/** Files that the build writes at fixed paths; `paths.ts` has those that pages fetch. */
export const robotsPath = "/robots.txt";
export const securityTxtPath = "/.well-known/security.txt";
export const webManifestPath = "/site.webmanifest";
export const llmsTxtPath = "/llms.txt";
export const sitemapIndexPath = "/sitemap-index.xml";

export const healthPath = "/healthz";
export const readyPath = "/readyz";

/** True for paths without a file: health checks and the mail gateway. */
export const isAnsweredByHost = (path: string): boolean =>
  [healthPath, readyPath].includes(path) || /^\/api(?:\/|$)/.test(path);

const BUILT =
  /^\/(?:(?:page-data|static|social\/cards|_gatsby|~partytown)\/|sitemap-\d+\.xml$|404(?:\.html)?$)/;

/** True for files that no record names: page data, pictures, sitemap parts, the not-found page. */
export const isBuiltUnnamed = (path: string): boolean => BUILT.test(path);
