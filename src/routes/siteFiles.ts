/** Files of the site that the build writes at fixed addresses, beside those that pages fetch (`paths.ts`). */
export const robotsPath = "/robots.txt";
export const securityTxtPath = "/.well-known/security.txt";
export const webManifestPath = "/site.webmanifest";
export const llmsTxtPath = "/llms.txt";
/** As the sitemap plugin names it. */
export const sitemapIndexPath = "/sitemap-index.xml";

/** Where the host tells that it is alive, and whether it can take messages. */
export const healthPath = "/healthz";
export const readyPath = "/readyz";

/** Whether the host answers an address itself, without a file: the mail gateway and its states. */
export const isAnsweredByHost = (path: string): boolean =>
  [healthPath, readyPath].includes(path) || /^\/api(?:\/|$)/.test(path);

const BUILT =
  /^\/(?:(?:page-data|static|social\/cards|_gatsby|~partytown)\/|sitemap-\d+\.xml$|404(?:\.html)?$)/;

/** Whether the build writes files at an address that no record names: data, pictures, the sitemap's parts, the page of unknown addresses. */
export const isBuiltUnnamed = (path: string): boolean => BUILT.test(path);
