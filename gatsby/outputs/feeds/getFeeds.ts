import { withCapital } from "../../../src/lib/withCapital";
import {
  jsonFeedPath,
  jobsFeed,
  newsFeed,
  papersFeed,
  rssPath,
  typeFeed,
} from "../../../src/routes/feeds";
import type { Feed } from "../../../src/routes/feeds";
import {
  aboutPath,
  articlePath,
  careersFragment,
  jobPath,
  newsPath,
  publicationPath,
  researchPath,
  withFragment,
} from "../../../src/routes/paths";
import { absoluteUrl } from "../../../src/seo/headTags";
import { articleTypeKey, newsListPath } from "../../../src/routes/newsQuery";
import type { FeedDocument, FeedItem } from "./feedDocument";

/** The records from which feeds are made. */
export interface FeedRecords {
  site: { name: string; url: string; language: string };
  articles: readonly {
    slug: string;
    type: string;
    title: string;
    summary: string;
    /** `YYYY-MM-DD`. */
    datePublished: string;
    /** Epoch milliseconds. */
    lastUpdate: number;
    /** A path of the site. */
    image: string | null;
  }[];
  papers: readonly {
    prettyURL: string;
    title: string;
    summary: string;
    authors: readonly string[];
    topics: readonly string[];
    year: number;
    /** 1 to 12. */
    month: number;
    lastUpdate: number;
  }[];
  /** Open positions only. */
  jobs: readonly { prettyURL: string; title: string; summary: string; datePosted: string }[];
}

/** Every feed of the site: all news, each kind of news that there is, papers and open jobs. */
export function getFeeds({ site, articles, papers, jobs }: FeedRecords): {
  feed: Feed;
  document: FeedDocument;
}[] {
  const url = (path: string) => absoluteUrl(site.url, path);
  const document = (feed: Feed, pagePath: string, items: readonly FeedItem[]) => ({
    feed,
    document: {
      title: `${site.name}: ${feed.title}`,
      description: `${withCapital(feed.title)} from ${site.name}.`,
      language: site.language,
      pageUrl: url(pagePath),
      rssUrl: url(rssPath(feed)),
      jsonUrl: url(jsonFeedPath(feed)),
      items,
    },
  });
  const newsItem = (article: FeedRecords["articles"][number]): FeedItem => ({
    url: url(articlePath(article.slug)),
    title: article.title,
    summary: article.summary,
    published: new Date(article.datePublished),
    modified: new Date(article.lastUpdate),
    categories: [article.type],
    ...(article.image === null ? {} : { image: url(article.image) }),
  });
  const types = [...new Set(articles.map(({ type }) => type))].sort();
  return [
    document(newsFeed, newsPath, articles.map(newsItem)),
    ...types.map((type) =>
      document(
        typeFeed(type),
        newsListPath({ offset: 0, search: "", types: [articleTypeKey(type)] }),
        articles.filter((article) => article.type === type).map(newsItem),
      ),
    ),
    document(
      papersFeed,
      researchPath,
      papers.map((paper) => ({
        url: url(publicationPath(paper.prettyURL)),
        title: paper.title,
        summary: paper.summary,
        // Papers have a month, no day.
        published: new Date(Date.UTC(paper.year, paper.month - 1, 1)),
        modified: new Date(paper.lastUpdate),
        categories: paper.topics,
        authors: paper.authors,
      })),
    ),
    document(
      jobsFeed,
      withFragment(aboutPath, careersFragment),
      jobs.map((job) => ({
        url: url(jobPath(job.prettyURL)),
        title: job.title,
        summary: job.summary,
        published: new Date(job.datePosted),
      })),
    ),
  ];
}
