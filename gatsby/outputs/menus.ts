import type { Menus } from "../../src/lib/menus";
import { menusPath } from "../../src/routes/paths";
import type { Output } from "./output";

/** What the menus of the bar hold, which the browser fetches when one is about to open. */
export const menus: Output = ({ sections }) => {
  const entries = sections.flatMap((section) => section.entries);
  const content: Menus = {
    solutions: entries.flatMap(({ menu }) => (menu && "solution" in menu ? menu.solution : [])),
    products: entries.flatMap(({ menu }) => (menu && "product" in menu ? menu.product : [])),
  };
  return [{ path: menusPath, content: JSON.stringify(content) }];
};
