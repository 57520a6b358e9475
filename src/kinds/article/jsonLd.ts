import type { NewsArticle, WithContext } from "schema-dts";
import { toAbsoluteUrl, type SiteIdentity } from "../../seo/headTags";
import { getOrganizationId, buildPublisher } from "../../seo/structuredData";

type Article = NonNullable<Queries.ArticlePageQuery["article"]>;

export const buildNewsArticle = (
  site: SiteIdentity,
  path: string,
  { type, datePublished, lastUpdate }: Article,
  { title, shortContent, imageURL: { publicURL } }: NonNullable<Article["full"]>,
): WithContext<NewsArticle> => {
  const address = toAbsoluteUrl(site.url, path);
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    "@id": `${address}#article`,
    headline: title,
    description: shortContent,
    articleSection: type,
    ...(publicURL === null ? {} : { image: [toAbsoluteUrl(site.url, publicURL)] }),
    datePublished,
    dateModified: new Date(lastUpdate).toISOString(),
    author: buildPublisher(site),
    publisher: { "@id": getOrganizationId(site.url) },
    mainEntityOfPage: address,
    inLanguage: "en",
  };
};
