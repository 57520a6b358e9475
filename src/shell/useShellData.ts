import { graphql, useStaticQuery } from "gatsby";
import { withFragment } from "../routes/paths";
import type { MenuProduct, MenuState } from "./menu";

/** The company as the footer shows it (FOOT-06 to FOOT-10, ENT-14). */
export type CompanyInfo = NonNullable<Queries.ShellDataQuery["company"]>;

/** What the bar and the footer show, read once at build time (AMB-11). */
export interface ShellData {
  siteName: string;
  /** The website's address without a closing slash. */
  websiteAddress: string;
  consoleAddress: string;
  demoAddress: string;
  menu: MenuState;
  company: CompanyInfo | null;
}

type ProductNode = Queries.ShellDataQuery["allProduct"]["nodes"][number];

const toMenuProduct = (product: ProductNode): MenuProduct => ({
  id: product.jsonId,
  title: product.title,
  text: product.shortDescription,
  isReference: product.isReference,
  topbarIndex: product.topbarIndex,
  circleUrl: product.logos.circle.publicURL ?? "",
});

/** The menus' state from the records; without solutions and products there is nothing to open (TOP-26). */
export function toMenuState({ allSolution, allProduct }: Queries.ShellDataQuery): MenuState {
  const products = allProduct.nodes.map(toMenuProduct);
  const productOf = new Map(products.map((product) => [product.id, product]));
  const solutions = allSolution.nodes.map((solution) => ({
    id: solution.jsonId,
    title: solution.title,
    senseNumber: solution.senseNumber,
    text: solution.menu.description,
    mark: solution.menuImageURL,
    links: solution.menu.links.map(({ url, text, fragment }) => ({
      to: withFragment(url, fragment),
      text,
    })),
    products: solution.products.flatMap(({ jsonId }) => productOf.get(jsonId) ?? []),
  }));
  return solutions.length + products.length === 0
    ? { step: "failed" }
    : { step: "loaded", solutions, products };
}

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
          senseNumber
          menu {
            description
            links {
              url
              text
              fragment
            }
          }
          menuImageURL {
            viewBox
            markup
          }
          products {
            jsonId
          }
        }
      }
      allProduct(sort: { topbarIndex: ASC }) {
        nodes {
          jsonId
          title
          shortDescription
          isReference
          topbarIndex
          logos {
            circle {
              publicURL
            }
          }
        }
      }
    }
  `);
  return {
    siteName: data.siteSettings?.name ?? "",
    websiteAddress: data.siteSettings?.addresses.website ?? "",
    consoleAddress: data.siteSettings?.addresses.console ?? "",
    demoAddress: data.siteSettings?.addresses.demo ?? "",
    menu: toMenuState(data),
    company: data.company,
  };
}
