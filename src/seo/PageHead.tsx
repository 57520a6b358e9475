import { useLocation } from "@gatsbyjs/reach-router";
import { graphql, type HeadFC } from "gatsby";
import { env, isProduction } from "../lib/env";
import { useSiteData, useSiteSettings } from "../hooks/useSiteData";
import {
  toAbsoluteUrl,
  createCanonicalTags,
  createJsonLdTag,
  createNamedTag,
  createPageTags,
  getRobots,
  createRobotsTags,
  removeDuplicateTags,
  addPicture,
  type HeadTag,
  type PageDescription,
  type SocialPicture,
  type SiteIdentity,
} from "./headTags";
import { buildOrganization } from "./organization";

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

export interface PageHeadContext {
  socialPicture?: SocialPicture;
}

export interface PageHeadProps {
  path: string;
  /** Null throws. Production falls back to the home page's metadata beforehand. */
  page: PageDescription | null;
  picture?: SocialPicture | undefined;
  /** Additional tags; they override tags with the same id. */
  more?: (site: SiteIdentity) => readonly HeadTag[];
}

/** Head of a page: title, meta tags, social tags and structured data. Throws if `page` is null. */
export function PageHead({ path, page, picture, more }: PageHeadProps) {
  const location = useLocation();
  const { pathname, search } = location;
  const { company } = useSiteData();
  const site = useSiteSettings();
  const siteUrl = site.addresses.website;
  if (!page) throw new Error(`error reading SEO data not found for ${path}`);
  const canonicalUrl = toAbsoluteUrl(siteUrl, path);
  // There is no origin at build time, so the site's URL is used.
  const origin = "origin" in location ? location.origin : siteUrl;
  const tags: HeadTag[] = [
    ...createPageTags(
      picture ? addPicture(page, picture) : page,
      {
        name: site.name,
        url: siteUrl,
        twitterSite: company?.socials.find(({ type }) => type === "X")?.id ?? null,
        siteVerification: env.siteVerification,
      },
      path,
    ),
    ...createRobotsTags(isProduction(site.mode), getRobots(page)),
    ...createCanonicalTags(canonicalUrl, `${origin}${pathname}${search}`),
    ...(company
      ? [
          createJsonLdTag(
            "organization",
            buildOrganization({ name: site.name, url: siteUrl }, company),
          ),
        ]
      : []),
    createNamedTag("theme-color", site.colors.theme),
    createNamedTag("application-version", `${site.version} (${site.mode})`),
    ...(more?.({ name: site.name, url: siteUrl }) ?? []),
  ];
  return removeDuplicateTags(tags);
}

/**
 * Creates a page's Head component. `describe` replaces the queried metadata; `more` returns
 * additional tags.
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
    // The browser's path may end with a slash; page paths never do.
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
