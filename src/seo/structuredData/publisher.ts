import type { Organization } from "schema-dts";

/** What structured data says of the site that carries it. */
export interface SiteIdentity {
  name: string;
  /** Without a closing slash. */
  url: string;
}

/** The address by which structured data names the company; the full record is on every page. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** The company as publisher or employer: a name and the reference to the full record. */
export const publisher = (site: SiteIdentity) =>
  ({
    "@type": "Organization",
    "@id": organizationId(site.url),
    name: site.name,
    url: `${site.url}/`,
  }) satisfies Organization;
