import { PRODUCTS_PER_COLUMN } from "../../lib/limits";
import { chunk } from "../../lib/lists";
import { menuProducts, type MenuProduct } from "../../lib/menus";

/** The four things that open from the bar; at most one is open. */
export type MenuName = "solutions" | "products" | "api" | "mobile";

/** Which menu is open; none at first. */
export type OpenMenu = MenuName | null;

/** The menu that is open after its button was pressed: the same one closes, another takes its place. */
export const toggleMenu = (open: OpenMenu, pressed: MenuName): OpenMenu =>
  open === pressed ? null : pressed;

/** The products' panel: columns of four, by place. */
export const menuColumns = (products: readonly MenuProduct[]): MenuProduct[][] =>
  chunk(menuProducts(products), PRODUCTS_PER_COLUMN);

/** The fragment of the footer, where the menu of a small screen leads without scripts. */
export const FOOTER_ID = "footer";

/** How far down the page counts as scrolled, in CSS pixels. */
export const SCROLLED_FROM_PX = 24;

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
