import { useLocation } from "@gatsbyjs/reach-router";
import { graphql, useStaticQuery } from "gatsby";
import { env } from "../config/env";
import {
  absoluteUrl,
  canonicalTags,
  jsonLdTag,
  pageTags,
  robotsOf,
  robotsTags,
  type HeadTag,
  type PageDescription,
} from "./headTags";
import { organization } from "./organization";

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
`;

/** A page's metadata record as the head wants it. */
export const toPageDescription = ({
  basic,
  social,
}: Queries.PageHeadFragment): PageDescription => ({
  title: basic.title,
  tags: basic.tags,
  social: {
    type: social.type,
    title: social.title,
    description: social.description,
    image: social.image,
    imageAlt: social.twitter.imageAlt,
    card: social.twitter.card,
  },
});

export interface PageHeadProps {
  /** The page's own path, whatever the address in the browser says. */
  path: string;
  page: PageDescription;
  /** Tags and structured data that only this page has. */
  more?: readonly HeadTag[];
}

/** Draws a list of tags; which tags there are is decided by pure functions. */
export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return (
    <>
      {tags.map((tag) => {
        switch (tag.tag) {
          case "title":
            return (
              <title key={tag.id} id={tag.id}>
                {tag.text}
              </title>
            );
          case "script":
            return (
              <script key={tag.id} id={tag.id} type="application/ld+json">
                {tag.text}
              </script>
            );
          case "meta":
            return <meta key={tag.id} id={tag.id} {...tag.attributes} />;
          case "link":
            return <link key={tag.id} id={tag.id} {...tag.attributes} />;
        }
      })}
    </>
  );
}

/** Everything that a page says of itself to search engines and social networks. */
export function PageHead({ path, page, more = [] }: PageHeadProps) {
  const { search } = useLocation();
  const { site, company } = useStaticQuery<Queries.PageHeadSiteQuery>(graphql`
    query PageHeadSite {
      site: siteSettings {
        name
        mode
        addresses {
          website
        }
      }
      company {
        name
        general {
          email
          phone {
            prefix
            number
          }
          vatNumber
        }
        business {
          address {
            streetAddress
            postalCode
            addressLocality
            addressCountry
          }
        }
        socials {
          type
          url
          id
        }
      }
    }
  `);
  if (!site) return <title>{page.title}</title>;
  const siteUrl = site.addresses.website;
  const isProduction = site.mode === "production" && env.siteMode === "production";
  const canonicalUrl = absoluteUrl(siteUrl, path);
  const tags: HeadTag[] = [
    ...pageTags(
      page,
      {
        name: site.name,
        url: siteUrl,
        twitterSite: company?.socials.find(({ type }) => type === "X")?.id ?? null,
        siteVerification: env.siteVerification,
      },
      path,
    ),
    ...robotsTags(isProduction, robotsOf(page)),
    ...canonicalTags(canonicalUrl, `${canonicalUrl}${search}`),
    ...(company
      ? [
          jsonLdTag(
            "organization",
            organization({
              siteName: site.name,
              siteUrl,
              legalName: company.name,
              email: company.general.email,
              phone: company.general.phone,
              vatNumber: company.general.vatNumber,
              address: company.business.address,
              socials: company.socials,
            }),
          ),
        ]
      : []),
    ...more,
  ];
  return <HeadTags tags={tags} />;
}
