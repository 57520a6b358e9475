/** A product as the menus show it. */
export interface MenuProduct {
  id: string;
  title: string;
  text: string;
  isReference: boolean;
  /** Place in the menu from 0; -1 or null leaves the product out. */
  topbarIndex: number | null;
  /** Address of the mark on its colour. */
  circleUrl: string;
}

/** A solution as the menus show it. */
export interface MenuSolution {
  id: string;
  title: string;
  senseNumber: number;
  text: string;
  mark: { viewBox: string; markup: string };
  /** Address of its picture, if it has one. */
  circleUrl: string | null;
  links: readonly { to: string; text: string }[];
  products: readonly Pick<MenuProduct, "id" | "title" | "circleUrl">[];
}

/** What the menus and the search show of all solutions and products; a file of its own (`menusPath`). */
export interface Menus {
  solutions: readonly MenuSolution[];
  products: readonly MenuProduct[];
}

/** The menus while they load and after they failed. */
export const emptyMenus: Menus = { solutions: [], products: [] };

/** The products that a menu lists: no reference products, those with a place only, in their order. */
export const menuProducts = <Product extends Pick<MenuProduct, "isReference" | "topbarIndex">>(
  products: readonly Product[],
): Product[] =>
  products
    .filter(
      ({ isReference, topbarIndex }) => !isReference && topbarIndex !== null && topbarIndex >= 0,
    )
    .toSorted((a, b) => (a.topbarIndex ?? 0) - (b.topbarIndex ?? 0));
