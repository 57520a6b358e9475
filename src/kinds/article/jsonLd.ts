import type { NewsArticle, WithContext } from "schema-dts";
import { absoluteUrl } from "../../seo/headTags";
import { organizationId, publisher, type SiteIdentity } from "../../seo/structuredData/publisher";

type Article = NonNullable<Queries.ArticlePageQuery["article"]>;

/** JSON-LD of an article; dates in ISO 8601. */
export const newsArticle = (
  site: SiteIdentity,
  path: string,
  { type, datePublished, lastUpdate }: Article,
  { title, shortContent, imageURL: { publicURL } }: NonNullable<Article["full"]>,
): WithContext<NewsArticle> => {
  const address = absoluteUrl(site.url, path);
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    "@id": `${address}#article`,
    headline: title,
    description: shortContent,
    articleSection: type,
    ...(publicURL === null ? {} : { image: [absoluteUrl(site.url, publicURL)] }),
    datePublished,
    dateModified: new Date(lastUpdate).toISOString(),
    author: publisher(site),
    publisher: { "@id": organizationId(site.url) },
    mainEntityOfPage: address,
    inLanguage: "en",
  };
};
