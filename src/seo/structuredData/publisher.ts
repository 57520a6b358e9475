import type { Organization } from "schema-dts";

export interface SiteIdentity {
  name: string;
  /** Without a trailing slash. */
  url: string;
}

/** Only reference the company; every page includes the full record. */
export const getOrganizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** The company as publisher or employer. */
export const buildPublisher = (site: SiteIdentity) =>
  ({
    "@type": "Organization",
    "@id": getOrganizationId(site.url),
    name: site.name,
    url: `${site.url}/`,
  }) satisfies Organization;
