import type { ReactElement } from "react";
import { collapseWhitespace } from "../lib/text";
import { rssPath, type Feed } from "../routes/files";

export interface SiteIdentity {
  name: string;
  /** Without a trailing slash. */
  url: string;
}

/** Head element with an id. If two elements share an id, Gatsby keeps the later one. */
export type HeadTag = ReactElement<{ id: string }>;

/** Page metadata: written in the record, or derived from it. */
export type PageDescription = Queries.PageHeadFragment;

export type SocialPicture = PageDescription["social"]["image"];

export const addTitle = ({ basic, social }: PageDescription, title: string): PageDescription => ({
  basic: { ...basic, title },
  social: { ...social, title },
});

/** Returns metadata with the parent page's social picture; null if `parent` is null. */
export const describedBy = (
  parent: PageDescription | null,
  type: string,
  { title, description, keywords }: { title: string; description: string; keywords: string[] },
): PageDescription | null =>
  parent && {
    basic: {
      title,
      tags: [
        { name: "description", content: description },
        { name: "keywords", content: keywords.join(", ") },
      ],
    },
    social: { ...parent.social, type, title, description },
  };

export const toId = (name: string) => `polysema-${name.replace(/[^a-z0-9]+/gi, "-")}`;

/** Creates a meta tag. `key` makes the ids of tags with the same name unique. */
export function createMetaTag(name: string, content: string, key?: string): HeadTag {
  const id = [toId(name), key].filter(Boolean).join("-");
  const attribute = name.startsWith("og:") ? { property: name } : { name };
  return <meta key={id} id={id} {...attribute} content={collapseWhitespace(content)} />;
}

/** Prepends `siteUrl` to paths; returns full URLs unchanged. */
export const toAbsoluteUrl = (siteUrl: string, pathOrUrl: string) =>
  pathOrUrl.startsWith("/") ? `${siteUrl}${pathOrUrl}` : pathOrUrl;

/** Creates a JSON-LD script per entry. Omits null entries, which lack a required fact. */
export const createJsonLdTags = (records: Readonly<Record<string, object | null>>): HeadTag[] =>
  Object.entries(records)
    .filter(([, data]) => data !== null)
    .map(([key, data]) => (
      <script key={key} id={toId(`ld-${key}`)} type="application/ld+json">
        {/* Escapes "<", so that "</script>" inside a title doesn't end the element. */}
        {JSON.stringify(data).replace(/</g, "\\u003c")}
      </script>
    ));

/** Links by which feed readers discover the page's feeds. */
export const createFeedTags = (site: SiteIdentity, feeds: readonly Feed[]): HeadTag[] =>
  feeds.map((feed) => (
    <link
      key={feed.name}
      id={toId(`feed-${feed.name}`)}
      rel="alternate"
      type="application/rss+xml"
      title={`${site.name}: ${feed.title}`}
      href={toAbsoluteUrl(site.url, rssPath(feed))}
    />
  ));
