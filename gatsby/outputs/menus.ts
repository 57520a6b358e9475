import type { MenuProduct, Menus } from "../../src/lib/menus";
import { menusPath, withFragment } from "../../src/routes/paths";
import type { Output } from "./output";

/** The records as the menus show them; the products of a solution are those that have a record. */
export function toMenus({ allSolution, allProduct }: Queries.MenusQuery): Menus {
  const products = allProduct.nodes.map((product): MenuProduct => ({
    id: product.jsonId,
    title: product.title,
    text: product.shortDescription,
    isReference: product.isReference,
    topbarIndex: product.topbarIndex,
    circleUrl: product.logos.circle.publicURL ?? "",
  }));
  const productById = new Map(products.map((product) => [product.id, product]));
  const solutions = allSolution.nodes.map((solution) => ({
    id: solution.jsonId,
    title: solution.title,
    senseNumber: solution.senseNumber,
    text: solution.menu.description,
    mark: solution.menuImageURL,
    circleUrl: solution.imageURL.publicURL ?? "",
    links: solution.menu.links.map(({ url, text, fragment }) => ({
      to: withFragment(url, fragment),
      text,
    })),
    products: solution.products.flatMap(({ jsonId }) => {
      const product = productById.get(jsonId);
      // The menus leave out reference products (spec §3): their solution links to them as parts of its page.
      if (product === undefined || product.isReference) return [];
      const { id, title, circleUrl } = product;
      return [{ id, title, circleUrl }];
    }),
  }));
  return { solutions, products };
}

/** What the menus of the bar hold, which the browser fetches when one is about to open. */
export const menus: Output = async (graphql) => {
  const data = await graphql<Queries.MenusQuery>(`
    query Menus {
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
          imageURL {
            publicURL
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
  return [{ path: menusPath, content: JSON.stringify(toMenus(data)) }];
};
