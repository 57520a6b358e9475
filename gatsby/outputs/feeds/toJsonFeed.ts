import { newestFirst, type FeedDocument, type FeedItem } from "./feedDocument";

const item = (entry: FeedItem) => ({
  id: entry.url,
  url: entry.url,
  title: entry.title,
  content_text: entry.summary,
  date_published: entry.published.toISOString(),
  ...(entry.modified ? { date_modified: entry.modified.toISOString() } : {}),
  ...(entry.image === undefined ? {} : { image: entry.image }),
  ...(entry.authors?.length ? { authors: entry.authors.map((name) => ({ name })) } : {}),
  ...(entry.categories?.length ? { tags: [...entry.categories] } : {}),
});

/** The feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export const toJsonFeed = (feed: FeedDocument): string =>
  `${JSON.stringify(
    {
      version: "https://jsonfeed.org/version/1.1",
      title: feed.title,
      description: feed.description,
      language: feed.language,
      home_page_url: feed.pageUrl,
      feed_url: feed.jsonUrl,
      items: newestFirst(feed.items).map(item),
    },
    null,
    2,
  )}\n`;
