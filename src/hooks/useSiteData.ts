import { graphql, useStaticQuery } from "gatsby";
import { assertDefined } from "../lib/assertDefined";

/**
 * What the bar, the footer, the choice about cookies and every head show of the records, by one static
 * query: one file, fetched once, so that no page's data repeats it.
 */
export const useSiteData = (): Queries.SiteDataQuery =>
  useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      siteSettings {
        name
        version
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
            streetAddress
            postalCode
            addressLocality
            addressCountry
          }
          # Apart: schema.org, which the address is passed on to as it is, knows no such field.
          county: address {
            fullAddressCounty
          }
          geolocations {
            lat
            long
          }
        }
        socials {
          type
          url
          id
        }
      }
      words {
        bar {
          solutions
          products
          research
          about
          news
          api
          contact
        }
        apiPanel {
          consoleTitle
          consoleText
          demosTitle
          demosText
        }
        footer {
          newsletter
          signUp
          signUpByEmail
          solutions
          company
          about
          research
          join
          terms
          cookies
          cookiePreferences
          unsubscribe
          products
        }
      }
      allSolution(sort: { senseNumber: ASC }) {
        nodes {
          jsonId
          title
        }
      }
      menuProducts {
        jsonId
        title
      }
    }
  `);

/** The company as its record has it. */
export type CompanyInfo = NonNullable<Queries.SiteDataQuery["company"]>;

/** The site's settings. */
export const useSiteSettings = (): NonNullable<Queries.SiteDataQuery["siteSettings"]> =>
  assertDefined(useSiteData().siteSettings, "Site");

/** The words of the bar and the footer, as the record has them. */
export const useWords = (): NonNullable<Queries.SiteDataQuery["words"]> =>
  assertDefined(useSiteData().words, "Words");
