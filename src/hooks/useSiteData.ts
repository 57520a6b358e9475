import { graphql, useStaticQuery } from "gatsby";

/**
 * What bar, footer, choice about cookies and the head of every page need of the records, by one static
 * query (AMB-11): one file, fetched once, so that no page's data repeats it.
 */
export const useSiteData = (): Queries.SiteDataQuery =>
  useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      siteSettings {
        name
        mode
        addresses {
          website
          console
          demo
        }
        colors {
          theme
        }
        cookieExpiryMs
        cookiePolicyRevision
      }
      company {
        name
        general {
          email
          legalMail
          phone {
            prefix
            number
          }
          vatNumber
          rea
          shareCapital
        }
        business {
          address {
            ...PostalAddress
            fullAddressCounty
          }
        }
        socials {
          type
          url
          id
        }
      }
      allSolution(sort: { senseNumber: ASC }) {
        nodes {
          jsonId
          title
        }
      }
      allProduct(
        filter: { isReference: { eq: false }, topbarIndex: { gte: 0 } }
        sort: { topbarIndex: ASC }
      ) {
        nodes {
          jsonId
          title
        }
      }
    }
  `);
