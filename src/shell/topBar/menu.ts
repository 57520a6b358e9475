import { PRODUCTS_PER_COLUMN } from "../../lib/limits";
import { chunk } from "../../lib/lists";
import { menuProducts, type MenuProduct } from "../../lib/menus";

/** The menus of the bar. */
export type MenuName = "solutions" | "products" | "api";

/** The products' panel: columns of four, by place. */
export const menuColumns = (products: readonly MenuProduct[]): MenuProduct[][] =>
  chunk(menuProducts(products), PRODUCTS_PER_COLUMN);

/** The fragment of the footer, where the menu of a small screen leads without scripts. */
export const FOOTER_ID = "footer";

/**
 * `page` for the page itself, `true` for a page below it, such as an article below the news list.
 * `section` is the beginning of their addresses.
 */
export function currentMark(
  pathname: string,
  to: string,
  section = `${to}/`,
): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return pathname.startsWith(section) ? "true" : undefined;
}
