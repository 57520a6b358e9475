import type { ReactElement } from "react";
import { collapseWhitespace } from "../lib/text";
import { rssPath, type Feed } from "../routes/feeds";
import type { SiteIdentity } from "./structuredData/publisher";

/** One element of a page's head. Every one has an id: of two with the same id the later one stays. */
export type HeadTag = ReactElement<{ id: string }>;

/** Every id starts with this, so that the tags of the page before can be told and replaced. */
const ID_PREFIX = "polysema-";

/** What a page says of itself, from its record or derived from the record it shows. */
export type PageDescription = Queries.PageHeadFragment;

/** A picture for social networks, its size as the file has it. */
export type SocialPicture = PageDescription["social"]["image"];

/** The same page with another picture for social networks. */
export const withPicture = (page: PageDescription, image: SocialPicture): PageDescription => ({
  ...page,
  social: { ...page.social, image, twitter: { ...page.social.twitter, imageAlt: image.alt } },
});

/** The same page under another title. */
export const withTitle = ({ basic, social }: PageDescription, title: string): PageDescription => ({
  basic: { ...basic, title },
  social: { ...social, title },
});

/** What is said of a page whose record has no metadata: the rest is that of the page above it. */
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

/** What all pages share. */
export interface SiteDescription {
  name: string;
  /** Without a closing slash. */
  url: string;
  /** The account on X, with @. */
  twitterSite: string | null;
  siteVerification: string;
}

/** The id of a tag. */
const toId = (name: string) => `${ID_PREFIX}${name.replace(/[^a-z0-9]+/gi, "-")}`;

/** A named meta tag; `key` tells several of the same name apart, which would otherwise share an id. */
export function namedTag(name: string, content: string, key?: string): HeadTag {
  const id = [toId(name), key].filter(Boolean).join("-");
  return <meta key={id} id={id} name={name} content={collapseWhitespace(content)} />;
}

function property(name: string, content: string): HeadTag {
  const id = toId(name);
  return <meta key={id} id={id} property={name} content={collapseWhitespace(content)} />;
}

/**
 * Whether search engines may list the page. `isProduction` is an argument, so that both answers
 * can be tested.
 */
export function robotsTags(isProduction: boolean, pageRobots: string | undefined): HeadTag[] {
  const content = isProduction ? pageRobots : "noindex";
  return content === undefined ? [] : [namedTag("robots", content)];
}

/** Canonical only where it differs from the address that the visitor is at. */
export function canonicalTags(canonicalUrl: string, currentUrl: string): HeadTag[] {
  const id = toId("canonical");
  return canonicalUrl === currentUrl
    ? []
    : [<link key={id} id={id} rel="canonical" href={canonicalUrl} />];
}

/** The full address of a file or page of the site. */
export const absoluteUrl = (siteUrl: string, pathOrUrl: string) =>
  pathOrUrl.startsWith("/") ? `${siteUrl}${pathOrUrl}` : pathOrUrl;

/** Title, description, keywords and social tags of a page. */
export function pageTags(
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
      .map(({ name, content }) => namedTag(name, content)),
    property("og:type", social.type),
    property("og:site_name", site.name),
    property("og:locale", "en_GB"),
    property("og:title", social.title),
    property("og:description", social.description),
    property("og:url", absoluteUrl(site.url, path)),
    property("og:image", absoluteUrl(site.url, social.image.url)),
    property("og:image:type", social.image.type),
    property("og:image:width", String(social.image.width)),
    property("og:image:height", String(social.image.height)),
    property("og:image:alt", social.image.alt),
    namedTag("twitter:card", social.twitter.card),
    ...(site.twitterSite === null ? [] : [namedTag("twitter:site", site.twitterSite)]),
    namedTag("twitter:title", social.title),
    namedTag("twitter:description", social.description),
    namedTag("twitter:image", absoluteUrl(site.url, social.image.url)),
    namedTag("twitter:image:alt", social.twitter.imageAlt),
    ...(site.siteVerification === ""
      ? []
      : [namedTag("google-site-verification", site.siteVerification)]),
  ];
}

/** Keeps the last of the tags with the same id, in the place of the first. */
export const uniqueTags = (tags: readonly HeadTag[]): HeadTag[] => [
  ...new Map(tags.map((tag) => [tag.props.id, tag])).values(),
];

/** The page's own robots tag, if it has one. */
export const getRobots = (page: PageDescription) =>
  page.basic.tags.find(({ name }) => name === "robots")?.content;

/** A structured-data script; `key` tells several on one page apart. */
export function jsonLdTag(key: string, data: object): HeadTag {
  const id = toId(`ld-${key}`);
  return (
    <script key={id} id={id} type="application/ld+json">
      {/* A "</script>" inside a title must not end the element. */}
      {JSON.stringify(data).replace(/</g, "\\u003c")}
    </script>
  );
}

/** A page's structured data by key; a record that lacks what is required is null and left out. */
export const jsonLdTags = (records: Readonly<Record<string, object | null>>): HeadTag[] =>
  Object.entries(records).flatMap(([key, data]) => (data === null ? [] : [jsonLdTag(key, data)]));

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
