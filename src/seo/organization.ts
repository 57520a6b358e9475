import type { Organization, WithContext } from "schema-dts";
import { formatTelephone, type Telephone } from "../lib/telephone";
import { absoluteUrl } from "./headTags";
import { organizationId } from "./structuredData/publisher";

/** What the organisation record says, from the company's and the site's records. */
export interface OrganizationFacts {
  siteName: string;
  siteUrl: string;
  legalName: string;
  email: string;
  phone: Telephone;
  vatNumber: string;
  address: {
    streetAddress: string;
    postalCode: string;
    addressLocality: string;
    addressCountry: string;
  };
  socials: readonly { url: string }[];
}

/** A square PNG of the mark; search engines want at least 112 px. */
const logoPath = "/icons/logo-512.png";

/** The organisation with a contact point for customers, on every page. */
export const organization = (facts: OrganizationFacts): WithContext<Organization> => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  "@id": organizationId(facts.siteUrl),
  name: facts.siteName,
  legalName: facts.legalName,
  url: absoluteUrl(facts.siteUrl, "/"),
  logo: absoluteUrl(facts.siteUrl, logoPath),
  vatID: facts.vatNumber,
  address: { "@type": "PostalAddress", ...facts.address },
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer service",
    email: facts.email,
    telephone: formatTelephone(facts.phone),
    availableLanguage: ["en", "it"],
  },
  sameAs: facts.socials.map(({ url }) => url),
});
