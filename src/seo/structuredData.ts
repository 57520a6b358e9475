import type { Organization, WebSite, WithContext, BreadcrumbList } from "schema-dts";
import type { CompanyInfo } from "../hooks/useSiteData";
import { formatTelephone } from "../lib/text";
import { homePath } from "../routes/paths";
import type { ImageFile } from "../ui/Picture";
import { toAbsoluteUrl, type SiteIdentity } from "./headTags";

/** Returns the id of the company's JSON-LD, by which other JSON-LD refers to it. */
export const getOrganizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** Square PNG of the mark; search engines require at least 112 px. */
const logoPath = "/icons/logo-512.png";

/** Returns the company's full JSON-LD, which pages include if there's a company record. */
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

/** Returns the company's short JSON-LD as a publisher or employer: id, name and URL. */
export const buildPublisher = (site: SiteIdentity) =>
  ({
    "@type": "Organization",
    "@id": getOrganizationId(site.url),
    name: site.name,
    url: `${site.url}/`,
  }) satisfies Organization;

/** Returns the site's JSON-LD. It has no SearchAction, which Google retired in 2024. */
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

/** Returns the JSON-LD property `image`, or an empty object without a file. */
export const buildPageImage = (site: SiteIdentity, file: Pick<ImageFile, "publicURL"> | null) =>
  file?.publicURL ? { image: toAbsoluteUrl(site.url, file.publicURL) } : {};

interface BreadcrumbStep {
  name: string;
  path: string;
}

/** Returns breadcrumbs as JSON-LD: the home page, then `steps`, which end with this page. */
export const buildBreadcrumbList = (
  site: SiteIdentity,
  steps: readonly [BreadcrumbStep, ...BreadcrumbStep[]],
): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: site.name, path: homePath }, ...steps].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: toAbsoluteUrl(site.url, path),
  })),
});
