import { graphql, useStaticQuery } from "gatsby";
import { assertDefined } from "../lib/errors";

/** Data that every page needs, in one shared file, so that page data doesn't repeat it. */
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
          # Not in address, which is copied into JSON-LD: schema.org lacks this field.
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
      siteCopy {
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

export type CompanyInfo = NonNullable<Queries.SiteDataQuery["company"]>;

export const useSiteSettings = () => assertDefined(useSiteData().siteSettings, "Site");

export const useSiteCopy = () => assertDefined(useSiteData().siteCopy, "SiteCopy");
