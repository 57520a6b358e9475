import type { Organization } from "schema-dts";

export interface SiteIdentity {
  name: string;
  /** Without a trailing slash. */
  url: string;
}

/** Returns the company's `@id` in structured data; every page includes the full record. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** Returns the company as publisher or employer: a name and a reference to the full record. */
export const publisher = (site: SiteIdentity) =>
  ({
    "@type": "Organization",
    "@id": organizationId(site.url),
    name: site.name,
    url: `${site.url}/`,
  }) satisfies Organization;
