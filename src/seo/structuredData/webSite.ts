import type { WebSite, WithContext } from "schema-dts";
import { getOrganizationId, type SiteIdentity } from "./publisher";

/**
 * JSON-LD from which search engines take the site's name. No SearchAction: Google retired it in
 * 2024.
 */
export const buildWebSite = (site: SiteIdentity, description: string): WithContext<WebSite> => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  "@id": `${site.url}/#website`,
  name: site.name,
  url: `${site.url}/`,
  description,
  inLanguage: "en",
  publisher: { "@id": getOrganizationId(site.url) },
});
