import { useLocation } from "@gatsbyjs/reach-router";
import { graphql, type HeadFC } from "gatsby";
import { env, isProduction } from "../lib/env";
import { collapseWhitespace } from "../lib/text";
import { useSiteData, useSiteSettings } from "../hooks/useSiteData";
import {
  toAbsoluteUrl,
  createJsonLdTags,
  createMetaTag,
  toId,
  type HeadTag,
  type PageDescription,
  type SocialPicture,
  type SiteIdentity,
} from "./headTags";
import { buildOrganization } from "./structuredData";

export const pageHeadFragment = graphql`
  fragment PageHead on PageMetadata {
    basic {
      title
      tags {
        name
        content
      }
    }
    social {
      type
      title
      description
      image {
        url
        type
        width
        height
        alt
      }
      twitter {
        imageAlt
        card
      }
    }
  }
  fragment PageMetadata on Query {
    metadata: pageMetadata(path: { eq: $path }) {
      ...PageHead
    }
  }
`;

interface PageHeadContext {
  socialPicture?: SocialPicture;
}

export interface PageHeadProps {
  path: string;
  /** Metadata. In production, GraphQL returns the home page's for a page without its own. */
  page: PageDescription | null;
  picture?: SocialPicture | undefined;
  /** Additional tags; they override tags with the same id. */
  more?: (site: SiteIdentity) => readonly HeadTag[];
}

/** Head of a page: title, meta tags, social tags and structured data. Throws if `page` is null. */
export function PageHead({ path, page, picture, more }: PageHeadProps) {
  const location = useLocation();
  const { company } = useSiteData();
  const { name, addresses, colors, mode, version } = useSiteSettings();
  if (!page) throw new Error(`error reading SEO data not found for ${path}`);
  const { basic, social } = page;
  const site = { name, url: addresses.website };
  const canonicalUrl = toAbsoluteUrl(site.url, path);
  // There is no origin at build time, so the site's URL is used.
  const origin = "origin" in location ? location.origin : site.url;
  const robots = isProduction(mode)
    ? basic.tags.find((tag) => tag.name === "robots")?.content
    : "noindex";
  const account = company?.socials.find(({ type }) => type === "X")?.id;
  const image = picture ?? social.image;
  const imageUrl = toAbsoluteUrl(site.url, image.url);
  return (
    <>
      <title id={toId("title")}>{collapseWhitespace(basic.title)}</title>
      {basic.tags
        .filter((tag) => tag.name !== "robots")
        .map((tag) => createMetaTag(tag.name, tag.content))}
      {createMetaTag("og:type", social.type)}
      {createMetaTag("og:site_name", name)}
      {createMetaTag("og:locale", "en_GB")}
      {createMetaTag("og:title", social.title)}
      {createMetaTag("og:description", social.description)}
      {createMetaTag("og:url", canonicalUrl)}
      {createMetaTag("og:image", imageUrl)}
      {createMetaTag("og:image:type", image.type)}
      {createMetaTag("og:image:width", String(image.width))}
      {createMetaTag("og:image:height", String(image.height))}
      {createMetaTag("og:image:alt", image.alt)}
      {createMetaTag("twitter:card", social.twitter.card)}
      {account && createMetaTag("twitter:site", account)}
      {createMetaTag("twitter:title", social.title)}
      {createMetaTag("twitter:description", social.description)}
      {createMetaTag("twitter:image", imageUrl)}
      {createMetaTag("twitter:image:alt", picture?.alt ?? social.twitter.imageAlt)}
      {env.siteVerification && createMetaTag("google-site-verification", env.siteVerification)}
      {robots !== undefined && createMetaTag("robots", robots)}
      {/* The canonical link is needed only if the page's address differs from it. */}
      {canonicalUrl !== `${origin}${location.pathname}${location.search}` && (
        <link id={toId("canonical")} rel="canonical" href={canonicalUrl} />
      )}
      {company && createJsonLdTags({ organization: buildOrganization(site, company) })}
      {createMetaTag("theme-color", colors.theme)}
      {createMetaTag("application-version", `${version} (${mode})`)}
      {more?.(site)}
    </>
  );
}

/** Creates a page's `Head`. `describe` replaces the metadata; `more` returns additional tags. */
export const pageHead =
  <Data extends { metadata: PageDescription | null }, Context extends object = object>(
    more: (
      site: SiteIdentity,
      data: Data,
      path: string,
      context: Context,
    ) => readonly HeadTag[] = () => [],
    describe: (data: Data, context: Context) => PageDescription | null = ({ metadata }) => metadata,
  ): HeadFC<Data, PageHeadContext & Context> =>
  ({ data, location: { pathname }, pageContext }) => {
    // The browser's path may end with a slash. Page paths don't, except the home page's.
    const path = pathname.replace(/(?<=.)\/$/, "");
    return (
      <PageHead
        path={path}
        page={describe(data, pageContext)}
        picture={pageContext.socialPicture}
        more={(site) => more(site, data, path, pageContext)}
      />
    );
  };
