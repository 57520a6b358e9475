export interface MenuProduct {
  id: string;
  title: string;
  text: string;
  isReference: boolean;
  topbarIndex: number | null;
  circleUrl: string;
}

export interface MenuSolution {
  id: string;
  title: string;
  senseNumber: number;
  text: string;
  mark: { viewBox: string; markup: string };
  circleUrl: string | null;
  links: readonly { to: string; text: string }[];
  products: readonly Pick<MenuProduct, "id" | "title" | "circleUrl">[];
}

/** Contents of the menus and of the empty search, fetched from `menusPath`. */
export interface Menus {
  solutions: readonly MenuSolution[];
  products: readonly MenuProduct[];
}

export const emptyMenus: Menus = { solutions: [], products: [] };

/** Returns a menu's products in order, without reference products and products without a place. */
export const getMenuProducts = <Product extends Pick<MenuProduct, "isReference" | "topbarIndex">>(
  products: readonly Product[],
): Product[] =>
  products
    .filter(
      ({ isReference, topbarIndex }) => !isReference && topbarIndex !== null && topbarIndex >= 0,
    )
    .toSorted((a, b) => (a.topbarIndex ?? 0) - (b.topbarIndex ?? 0));
