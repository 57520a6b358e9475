/** One entry of a feed. */
export interface FeedItem {
  /** The page's full address, by which readers tell entries apart for good. */
  url: string;
  title: string;
  /** Plain text. */
  summary: string;
  published: Date;
  /** When it was last changed, where that is known. */
  modified?: Date;
  categories?: readonly string[];
  authors?: readonly string[];
  /** The full address of a picture. */
  image?: string;
}

/** A feed, whatever its format. Addresses are full ones. */
export interface FeedDocument {
  title: string;
  description: string;
  language: string;
  /** The page whose entries the feed repeats. */
  pageUrl: string;
  rssUrl: string;
  jsonUrl: string;
  items: readonly FeedItem[];
}

/** Entries with the newest first; of two of one day the order of their addresses decides. */
export const newestFirst = (items: readonly FeedItem[]): FeedItem[] =>
  [...items].sort(
    (a, b) => b.published.getTime() - a.published.getTime() || (a.url < b.url ? -1 : 1),
  );
