import { fetchJson } from "../lib/fetchJson";
import { once } from "../lib/once";
import { menusPath } from "../routes/paths";
import type { Menus } from "../lib/menus";

/** The file is written by our own build, so only the outermost shape is looked at. */
const isMenus = (value: unknown): value is Menus =>
  typeof value === "object" &&
  value !== null &&
  ["solutions", "products"].every((key) => Array.isArray(Reflect.get(value, key)));

/**
 * Fetches what the menus hold, once per visit (TOP-25). Rejects where it cannot be had; the next
 * call then tries again.
 */
export const loadMenus = once(async (): Promise<Menus> => {
  const menus = await fetchJson(menusPath);
  if (!isMenus(menus)) throw new Error(`${menusPath} holds no menus`);
  return menus;
});
