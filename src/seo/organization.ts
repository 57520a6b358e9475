import type { Organization, WithContext } from "schema-dts";
import type { CompanyInfo } from "../hooks/useSiteData";
import { formatTelephone } from "../lib/text";
import { toAbsoluteUrl, type SiteIdentity } from "./headTags";
import { getOrganizationId } from "./structuredData";

/** Square PNG of the mark; search engines require at least 112 px. */
const logoPath = "/icons/logo-512.png";

/** Returns the company's JSON-LD with a contact point for customers; every page includes it. */
export const buildOrganization = (
  site: SiteIdentity,
  { name, general, business, socials }: CompanyInfo,
): WithContext<Organization> => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  "@id": getOrganizationId(site.url),
  name: site.name,
  legalName: name,
  url: toAbsoluteUrl(site.url, "/"),
  logo: toAbsoluteUrl(site.url, logoPath),
  vatID: general.vatNumber,
  address: { "@type": "PostalAddress", ...business.address },
  location: {
    "@type": "Place",
    geo: {
      "@type": "GeoCoordinates",
      latitude: business.geolocations.lat,
      longitude: business.geolocations.long,
    },
  },
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer service",
    email: general.email,
    telephone: formatTelephone(general.phone),
    availableLanguage: ["en", "it"],
  },
  sameAs: socials.map(({ url }) => url),
});
