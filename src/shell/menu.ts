import { PRODUCTS_PER_COLUMN } from "../config/limits";
import { chunk } from "../lib/lists";

/** The four things that open from the bar; at most one is open (TOP-07, TOP-11). */
export type MenuName = "solutions" | "products" | "api" | "mobile";

/** Which menu is open; none at first (TOP-10). */
export type OpenMenu = MenuName | null;

/** The menu that is open after its button was pressed: the same one closes, another takes its place. */
export const toggleMenu = (open: OpenMenu, pressed: MenuName): OpenMenu =>
  open === pressed ? null : pressed;

/** A product as the menus show it. */
export interface MenuProduct {
  id: string;
  title: string;
  text: string;
  isReference: boolean;
  /** Place in the menu from 0; -1 or null leaves the product out (TOP-21, ENT-05). */
  topbarIndex: number | null;
  /** Address of the mark on its pigment. */
  circleUrl: string;
}

/** A solution as the menus show it (TOP-17). */
export interface MenuSolution {
  id: string;
  title: string;
  senseNumber: number;
  text: string;
  mark: { viewBox: string; markup: string };
  links: readonly { to: string; text: string }[];
  products: readonly Pick<MenuProduct, "id" | "title" | "circleUrl">[];
}

/** The menus' data: on its way, there, or not to be had (TOP-25, TOP-26, AMB-11). */
export type MenuState =
  | { step: "pending" }
  | { step: "loaded"; solutions: readonly MenuSolution[]; products: readonly MenuProduct[] }
  | { step: "failed" };

/** What is in the menus; empty while they load and after they failed (TOP-26). */
export function menuLists(menu: MenuState): {
  solutions: readonly MenuSolution[];
  products: readonly MenuProduct[];
} {
  return menu.step === "loaded"
    ? { solutions: menu.solutions, products: menuProducts(menu.products) }
    : { solutions: [], products: [] };
}

/** The products that a menu lists: no reference products (TOP-06), those with a place only, in their order. */
export const menuProducts = (products: readonly MenuProduct[]): MenuProduct[] =>
  products
    .filter(
      ({ isReference, topbarIndex }) => !isReference && topbarIndex !== null && topbarIndex >= 0,
    )
    .toSorted((a, b) => (a.topbarIndex ?? 0) - (b.topbarIndex ?? 0));

/** The products' panel: columns of four, by place (TOP-19, TOP-20). */
export const menuColumns = (products: readonly MenuProduct[]): MenuProduct[][] =>
  chunk(menuProducts(products), PRODUCTS_PER_COLUMN);

/** How far down the page counts as scrolled, in CSS pixels (TOP-13). */
export const SCROLLED_FROM_PX = 24;

/**
 * `page` for the page itself, `true` for a page below it, such as an article below the news list.
 * `section` is the path under which its pages live.
 */
export function currentMark(
  pathname: string,
  to: string,
  section: string = to,
): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return pathname.startsWith(`${section}/`) ? "true" : undefined;
}
