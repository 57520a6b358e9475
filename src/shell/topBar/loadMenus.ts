import { fetchJson } from "../../lib/fetchJson";
import { memoizeOnce } from "../../lib/memoizeOnce";
import { isObject } from "../../lib/json";
import type { Menus } from "../../lib/menus";
import { menusPath } from "../../routes/paths";

/** Checks only the outer shape, since our own build writes the file. */
const isMenus = (value: unknown): value is Menus =>
  isObject(value) && ["solutions", "products"].every((key) => Array.isArray(value[key]));

/** Fetches the menus once. Rejects on failure; the next call tries again. */
export const loadMenus = memoizeOnce(() => fetchJson(menusPath, isMenus));
