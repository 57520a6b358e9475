import type { NewsArticle, WithContext } from "schema-dts";
import { absoluteUrl } from "../../seo/headTags";
import { organizationId, publisher, type SiteIdentity } from "../../seo/structuredData/publisher";

/** The facts of a news item that search engines read. */
export interface NewsFacts {
  path: string;
  title: string;
  summary: string;
  /** The kind of news in words. */
  type: string;
  /** The cover's address, on the site or elsewhere; null where it has none. */
  image: string | null;
  /** `YYYY-MM-DD`. */
  datePublished: string;
  /** Epoch milliseconds. */
  lastUpdate: number;
}

/** A news item, its dates in ISO 8601. */
export const newsArticle = (site: SiteIdentity, news: NewsFacts): WithContext<NewsArticle> => {
  const address = absoluteUrl(site.url, news.path);
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    "@id": `${address}#article`,
    headline: news.title,
    description: news.summary,
    articleSection: news.type,
    ...(news.image === null ? {} : { image: [absoluteUrl(site.url, news.image)] }),
    datePublished: news.datePublished,
    dateModified: new Date(news.lastUpdate).toISOString(),
    author: publisher(site),
    publisher: { "@id": organizationId(site.url) },
    mainEntityOfPage: address,
    inLanguage: "en",
  };
};
