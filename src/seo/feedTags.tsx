import { rssPath, type Feed } from "../routes/feeds";
import { absoluteUrl, toId, type HeadTag } from "./headTags";
import type { SiteIdentity } from "./structuredData/publisher";

/** Links by which readers find the feeds that belong to a page. */
export const feedTags = (site: SiteIdentity, feeds: readonly Feed[]): HeadTag[] =>
  feeds.map((feed) => (
    <link
      key={feed.name}
      id={toId(`feed-${feed.name}`)}
      rel="alternate"
      type="application/rss+xml"
      title={`${site.name}: ${feed.title}`}
      href={absoluteUrl(site.url, rssPath(feed))}
    />
  ));
