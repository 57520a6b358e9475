import type { SoftwareApplication, WithContext } from "schema-dts";
import { absoluteUrl } from "../../seo/headTags";
import { organizationId, type SiteIdentity } from "../../seo/structuredData/publisher";

/** The facts of a product that search engines read. */
export interface SoftwareFacts {
  path: string;
  title: string;
  description: string;
  applicationCategory: string;
  keywords: readonly string[];
}

/** A product. Prices and ratings are left out, since there are none. */
export const softwareApplication = (
  site: SiteIdentity,
  product: SoftwareFacts,
): WithContext<SoftwareApplication> => {
  const address = absoluteUrl(site.url, product.path);
  return {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    "@id": `${address}#software`,
    name: product.title,
    description: product.description,
    applicationCategory: product.applicationCategory,
    url: address,
    ...(product.keywords.length === 0 ? {} : { keywords: product.keywords.join(", ") }),
    publisher: { "@id": organizationId(site.url) },
  };
};
