import type { SoftwareApplication, WithContext } from "schema-dts";
import { toAbsoluteUrl, type SiteIdentity } from "../../seo/headTags";
import { buildPageImage, getOrganizationId } from "../../seo/structuredData";
import type { ImageFile } from "../../ui/Picture";

type Product = NonNullable<Queries.ProductPageQuery["product"]>;

/** JSON-LD of a product, without invented prices or ratings. */
export const buildSoftwareApplication = (
  site: SiteIdentity,
  path: string,
  product: Pick<Product, "title" | "shortDescription" | "applicationCategory" | "keywords"> &
    Readonly<Record<"header", { readonly imageURL: Pick<ImageFile, "publicURL"> | null }>>,
): WithContext<SoftwareApplication> => {
  const address = toAbsoluteUrl(site.url, path);
  return {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    "@id": `${address}#software`,
    name: product.title,
    description: product.shortDescription,
    applicationCategory: product.applicationCategory,
    url: address,
    ...buildPageImage(site, product.header.imageURL),
    ...(product.keywords.length === 0 ? {} : { keywords: product.keywords.join(", ") }),
    publisher: { "@id": getOrganizationId(site.url) },
  };
};
