import type { WebSite, WithContext } from "schema-dts";
import { organizationId, type SiteIdentity } from "./publisher";

/**
 * Returns the site's JSON-LD for the home page, from which search engines take the site's name. It
 * has no SearchAction, which Google retired in 2024.
 */
export const webSite = (site: SiteIdentity, description: string): WithContext<WebSite> => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  "@id": `${site.url}/#website`,
  name: site.name,
  url: `${site.url}/`,
  description,
  inLanguage: "en",
  publisher: { "@id": organizationId(site.url) },
});
