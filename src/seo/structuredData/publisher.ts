import type { Organization } from "schema-dts";

export interface SiteIdentity {
  name: string;
  /** Without a trailing slash. */
  url: string;
}

/** Only reference the company; every page includes the full record. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** The company as publisher or employer. */
export const publisher = (site: SiteIdentity) =>
  ({
    "@type": "Organization",
    "@id": organizationId(site.url),
    name: site.name,
    url: `${site.url}/`,
  }) satisfies Organization;
