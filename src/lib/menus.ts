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

/** Contents of the menus, also used by the search dialog; fetched from `menusPath`. */
export interface Menus {
  solutions: readonly MenuSolution[];
  products: readonly MenuProduct[];
}

/** Sorts products by `topbarIndex`. Omits reference products, and those without an index from 0. */
export const getMenuProducts = <Product extends Pick<MenuProduct, "isReference" | "topbarIndex">>(
  products: readonly Product[],
): Product[] =>
  products
    .filter(({ isReference, topbarIndex }) => !isReference && (topbarIndex ?? -1) >= 0)
    .toSorted((a, b) => (a.topbarIndex ?? 0) - (b.topbarIndex ?? 0));
