import type { ReactElement } from "react";
import { collapseWhitespace } from "../lib/text";
import { rssPath, type Feed } from "../routes/files";

export interface SiteIdentity {
  name: string;
  /** Without a trailing slash. */
  url: string;
}

/** Each element has an id; of two with the same id, the later one wins. */
export type HeadTag = ReactElement<{ id: string }>;

const ID_PREFIX = "polysema-";

/** From the page's record, or derived from the record it shows. */
export type PageDescription = Queries.PageHeadFragment;

export type SocialPicture = PageDescription["social"]["image"];

export const addPicture = (page: PageDescription, image: SocialPicture): PageDescription => ({
  ...page,
  social: { ...page.social, image, twitter: { ...page.social.twitter, imageAlt: image.alt } },
});

export const addTitle = ({ basic, social }: PageDescription, title: string): PageDescription => ({
  basic: { ...basic, title },
  social: { ...social, title },
});

/** Derives metadata from the parent page's. Returns null if the parent has none. */
export const describedBy = (
  above: PageDescription | null,
  type: string,
  { title, description, keywords }: { title: string; description: string; keywords: string[] },
): PageDescription | null =>
  above && {
    basic: {
      title,
      tags: [
        { name: "description", content: description },
        { name: "keywords", content: keywords.join(", ") },
      ],
    },
    social: { ...above.social, type, title, description },
  };

export interface SiteDescription extends SiteIdentity {
  twitterSite: string | null;
  siteVerification: string;
}

const toId = (name: string) => `${ID_PREFIX}${name.replace(/[^a-z0-9]+/gi, "-")}`;

/** `key` separates the ids of tags with the same name. */
export function createNamedTag(name: string, content: string, key?: string): HeadTag {
  const id = [toId(name), key].filter(Boolean).join("-");
  return <meta key={id} id={id} name={name} content={collapseWhitespace(content)} />;
}

function property(name: string, content: string): HeadTag {
  const id = toId(name);
  return <meta key={id} id={id} property={name} content={collapseWhitespace(content)} />;
}

/**
 * Returns a robots tag if indexing is restricted; outside production, always noindex.
 * `isProduction` is a parameter for tests.
 */
export function createRobotsTags(isProduction: boolean, pageRobots: string | undefined): HeadTag[] {
  const content = isProduction ? pageRobots : "noindex";
  return content === undefined ? [] : [createNamedTag("robots", content)];
}

/** The canonical link is needed only if it differs from the current URL. */
export function createCanonicalTags(canonicalUrl: string, currentUrl: string): HeadTag[] {
  const id = toId("canonical");
  return canonicalUrl === currentUrl
    ? []
    : [<link key={id} id={id} rel="canonical" href={canonicalUrl} />];
}

/** Returns full URLs unchanged. */
export const toAbsoluteUrl = (siteUrl: string, pathOrUrl: string) =>
  pathOrUrl.startsWith("/") ? `${siteUrl}${pathOrUrl}` : pathOrUrl;

export function createPageTags(
  { basic, social }: PageDescription,
  site: SiteDescription,
  path: string,
): HeadTag[] {
  return [
    <title key={toId("title")} id={toId("title")}>
      {collapseWhitespace(basic.title)}
    </title>,
    ...basic.tags
      .filter(({ name }) => name !== "robots")
      .map(({ name, content }) => createNamedTag(name, content)),
    property("og:type", social.type),
    property("og:site_name", site.name),
    property("og:locale", "en_GB"),
    property("og:title", social.title),
    property("og:description", social.description),
    property("og:url", toAbsoluteUrl(site.url, path)),
    property("og:image", toAbsoluteUrl(site.url, social.image.url)),
    property("og:image:type", social.image.type),
    property("og:image:width", String(social.image.width)),
    property("og:image:height", String(social.image.height)),
    property("og:image:alt", social.image.alt),
    createNamedTag("twitter:card", social.twitter.card),
    ...(site.twitterSite === null ? [] : [createNamedTag("twitter:site", site.twitterSite)]),
    createNamedTag("twitter:title", social.title),
    createNamedTag("twitter:description", social.description),
    createNamedTag("twitter:image", toAbsoluteUrl(site.url, social.image.url)),
    createNamedTag("twitter:image:alt", social.twitter.imageAlt),
    ...(site.siteVerification === ""
      ? []
      : [createNamedTag("google-site-verification", site.siteVerification)]),
  ];
}

/** Of tags with the same id, keeps the last one at the first one's position. */
export const removeDuplicateTags = (tags: readonly HeadTag[]): HeadTag[] => [
  ...new Map(tags.map((tag) => [tag.props.id, tag])).values(),
];

export const getRobots = (page: PageDescription) =>
  page.basic.tags.find(({ name }) => name === "robots")?.content;

/** `key` separates several scripts on one page. */
export function createJsonLdTag(key: string, data: object): HeadTag {
  const id = toId(`ld-${key}`);
  return (
    <script key={id} id={id} type="application/ld+json">
      {/* Escapes "<", so that "</script>" inside a title doesn't end the element. */}
      {JSON.stringify(data).replace(/</g, "\\u003c")}
    </script>
  );
}

/** Omits null entries, which lack a required fact. */
export const createJsonLdTags = (records: Readonly<Record<string, object | null>>): HeadTag[] =>
  Object.entries(records).flatMap(([key, data]) =>
    data === null ? [] : [createJsonLdTag(key, data)],
  );

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
