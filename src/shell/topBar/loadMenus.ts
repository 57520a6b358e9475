import { fetchJson } from "../../lib/fetchJson";
import { isObject } from "../../lib/isObject";
import { once } from "../../lib/once";
import type { Menus } from "../../lib/menus";
import { menusPath } from "../../routes/paths";

/** The file is written by our own build, so only the outermost shape is looked at. */
const isMenus = (value: unknown): value is Menus =>
  isObject(value) && ["solutions", "products"].every((key) => Array.isArray(value[key]));

/**
 * Fetches what the menus hold, once per visit. Rejects if it can't; the next
 * call then tries again.
 */
export const loadMenus = once(async (): Promise<Menus> => {
  const menus = await fetchJson(menusPath);
  if (!isMenus(menus)) throw new Error(`${menusPath} holds no menus`);
  return menus;
});
