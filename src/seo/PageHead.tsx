import { useLocation } from "@gatsbyjs/reach-router";
import { graphql, type HeadFC } from "gatsby";
import { env } from "../lib/env";
import { isProduction } from "../lib/isProduction";
import { useSiteData, useSiteSettings } from "../hooks/useSiteData";
import {
  absoluteUrl,
  canonicalTags,
  jsonLdTag,
  namedTag,
  pageTags,
  getRobots,
  robotsTags,
  uniqueTags,
  withPicture,
  type HeadTag,
  type PageDescription,
  type SocialPicture,
} from "./headTags";
import { organization } from "./organization";
import type { SiteIdentity } from "./structuredData/publisher";

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

/** What the build says of a page for its head. */
export interface PageHeadContext {
  /** The card that was drawn for a page without a picture of its own. */
  socialPicture?: SocialPicture;
}

export interface PageHeadProps {
  /** The page's own path, without a closing slash. */
  path: string;
  /** Null where none is written, which development shows as an error; production takes the home page's. */
  page: PageDescription | null;
  /** Replaces the picture of the metadata. */
  picture?: SocialPicture | undefined;
  /** Tags and structured data that only this page has; of two with one id these win. */
  more?: (site: SiteIdentity) => readonly HeadTag[];
}

/** Everything that a page says of itself to search engines and social networks. */
export function PageHead({ path, page, picture, more }: PageHeadProps) {
  const location = useLocation();
  const { pathname, search } = location;
  const { company } = useSiteData();
  const site = useSiteSettings();
  const siteUrl = site.addresses.website;
  if (!page) throw new Error(`error reading SEO data not found for ${path}`);
  const canonicalUrl = absoluteUrl(siteUrl, path);
  // At build time there is no origin: the page is at the site's.
  const origin = "origin" in location ? location.origin : siteUrl;
  const tags: HeadTag[] = [
    ...pageTags(
      picture ? withPicture(page, picture) : page,
      {
        name: site.name,
        url: siteUrl,
        twitterSite: company?.socials.find(({ type }) => type === "X")?.id ?? null,
        siteVerification: env.siteVerification,
      },
      path,
    ),
    ...robotsTags(isProduction(site.mode), getRobots(page)),
    ...canonicalTags(canonicalUrl, `${origin}${pathname}${search}`),
    ...(company
      ? [jsonLdTag("organization", organization({ name: site.name, url: siteUrl }, company))]
      : []),
    namedTag("theme-color", site.colors.theme),
    namedTag("application-version", `${site.version} (${site.mode})`),
    ...(more?.({ name: site.name, url: siteUrl }) ?? []),
  ];
  return uniqueTags(tags);
}

/**
 * The head of a page that its metadata record describes, unless `describe` does; `more` gives what
 * only this page has.
 */
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
    // The browser's address may end with a slash, the page's own never does.
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
