import type { WebSite, WithContext } from "schema-dts";
import { organizationId, type SiteIdentity } from "./publisher";

/**
 * JSON-LD from which search engines take the site's name. No SearchAction: Google retired it in
 * 2024.
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
