import { graphql, useStaticQuery } from "gatsby";
import { menuProducts, type MenuEntry } from "../lib/menus";
import { required } from "../lib/required";
import type { ConsentSettings } from "./consent/consent";

/** The company as the footer shows it (FOOT-06 to FOOT-10, ENT-14). */
export type CompanyInfo = NonNullable<Queries.ShellDataQuery["company"]>;

/** What the bar, the footer and the choice about cookies need, read once at build time (AMB-11). */
export interface ShellData {
  siteName: string;
  /** The website's address without a closing slash. */
  websiteAddress: string;
  consoleAddress: string;
  demoAddress: string;
  solutions: readonly MenuEntry[];
  /** Those that the menu lists, in their order (TOP-06, TOP-19, TOP-21). */
  products: readonly MenuEntry[];
  company: CompanyInfo | null;
  consent: ConsentSettings;
}

const toEntry = ({ jsonId, title }: { jsonId: string; title: string }): MenuEntry => ({
  id: jsonId,
  title,
});

/** The shell's data, by one static query: a file of its own, so that no page's data repeats it. */
export function useShellData(): ShellData {
  const data = useStaticQuery<Queries.ShellDataQuery>(graphql`
    query ShellData {
      siteSettings {
        name
        addresses {
          website
          console
          demo
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
            fullAddressCounty
          }
        }
        socials {
          type
          url
        }
      }
      allSolution(sort: { senseNumber: ASC }) {
        nodes {
          jsonId
          title
        }
      }
      allProduct(sort: { topbarIndex: ASC }) {
        nodes {
          jsonId
          title
          isReference
          topbarIndex
        }
      }
    }
  `);
  const { name, addresses, cookieExpiryMs, cookiePolicyRevision } = required(
    data.siteSettings,
    "Site",
  );
  return {
    siteName: name,
    websiteAddress: addresses.website,
    consoleAddress: addresses.console,
    demoAddress: addresses.demo,
    solutions: data.allSolution.nodes.map(toEntry),
    products: menuProducts(data.allProduct.nodes).map(toEntry),
    company: data.company,
    consent: { expiryMs: cookieExpiryMs, revision: cookiePolicyRevision },
  };
}
