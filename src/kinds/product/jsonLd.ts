import type { SoftwareApplication, VideoObject, WithContext } from "schema-dts";
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

/** Returns null without a picture, because search engines require thumbnailUrl. */
export function buildVideoObject(
  site: SiteIdentity,
  { description, video }: Queries.VideoFactsFragment,
): WithContext<VideoObject> | null {
  const pictures = [video.preview, ...video.thumbnails].flatMap(({ publicURL }) => publicURL ?? []);
  if (pictures.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: video.title,
    description,
    thumbnailUrl: [...new Set(pictures)].map((picture) => toAbsoluteUrl(site.url, picture)),
    uploadDate: video.uploadDate,
    duration: `PT${video.duration}S`,
    ...(video.source === "LOCAL"
      ? { contentUrl: toAbsoluteUrl(site.url, video.url) }
      : { embedUrl: video.url }),
    inLanguage: "en",
  };
}
