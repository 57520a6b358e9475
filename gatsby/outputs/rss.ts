import { escapeHtml } from "../../src/lib/escapeHtml";

/** One entry of a feed. */
export interface FeedItem {
  /** The page's full address, by which readers tell entries apart for good. */
  url: string;
  title: string;
  /** Plain text. */
  summary: string;
  published: Date;
  categories?: readonly string[];
  authors?: readonly string[];
}

/** A feed. Addresses are full ones. */
export interface FeedDocument {
  title: string;
  description: string;
  language: string;
  /** The page whose entries the feed repeats. */
  pageUrl: string;
  rssUrl: string;
  items: readonly FeedItem[];
}

/** Text for XML; control characters, which XML 1.0 cannot hold, are dropped. */
const escapeXml = (text: string) =>
  // eslint-disable-next-line no-control-regex -- these are the characters to be dropped
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ""));

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const rssItem = ({ url, title, summary, published, categories = [], authors = [] }: FeedItem) =>
  [
    "    <item>",
    `      ${element("title", title)}`,
    `      ${element("link", url)}`,
    `      <guid isPermaLink="true">${escapeXml(url)}</guid>`,
    `      ${element("pubDate", published.toUTCString())}`,
    `      ${element("description", summary)}`,
    ...authors.map((author) => `      ${element("dc:creator", author)}`),
    ...categories.map((category) => `      ${element("category", category)}`),
    "    </item>",
  ].join("\n");

/**
 * The feed as RSS 2.0 (rssboard.org/rss-specification), dated by its newest entry, which comes first;
 * of two of one day the order of their addresses decides.
 */
export function toRss(feed: FeedDocument): string {
  const items = [...feed.items].sort(
    (a, b) => b.published.getTime() - a.published.getTime() || (a.url < b.url ? -1 : 1),
  );
  const newest = items[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "  <channel>",
    `    ${element("title", feed.title)}`,
    `    ${element("link", feed.pageUrl)}`,
    `    <atom:link href="${escapeXml(feed.rssUrl)}" rel="self" type="application/rss+xml"/>`,
    `    ${element("description", feed.description)}`,
    `    ${element("language", feed.language)}`,
    ...(newest ? [`    ${element("lastBuildDate", newest.published.toUTCString())}`] : []),
    ...items.map(rssItem),
    "  </channel>",
    "</rss>",
    "",
  ].join("\n");
}
