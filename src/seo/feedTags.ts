import { jsonFeedPath, rssPath, type Feed } from "../routes/feeds";
import { ID_PREFIX, absoluteUrl, type HeadTag } from "./headTags";
import type { SiteIdentity } from "./structuredData/publisher";

/** Links by which readers find the feeds that belong to a page, both formats of each. */
export const feedTags = (site: SiteIdentity, feeds: readonly Feed[]): HeadTag[] =>
  feeds.flatMap((feed) =>
    [
      { format: "rss", type: "application/rss+xml", path: rssPath(feed) },
      { format: "json", type: "application/feed+json", path: jsonFeedPath(feed) },
    ].map(({ format, type, path }): HeadTag => ({
      tag: "link",
      id: `${ID_PREFIX}feed-${feed.name}-${format}`,
      attributes: {
        rel: "alternate",
        type,
        title: `${site.name}: ${feed.title}`,
        href: absoluteUrl(site.url, path),
      },
    })),
  );
