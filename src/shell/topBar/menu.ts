import { PRODUCTS_PER_COLUMN } from "../../lib/limits";
import { chunk } from "../../lib/lists";
import { getMenuProducts, type MenuProduct } from "../../lib/menus";

export type MenuName = "solutions" | "products" | "api";

export const menuColumns = (products: readonly MenuProduct[]): MenuProduct[][] =>
  chunk(getMenuProducts(products), PRODUCTS_PER_COLUMN);

/** Returns `aria-current`: `page` for the page itself, `true` for a page below `section`. */
export function currentMark(
  pathname: string,
  to: string,
  section = `${to}/`,
): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return pathname.startsWith(section) ? "true" : undefined;
}
