import { PAGINATION_NEIGHBOURS, PAGINATION_WINDOW } from "./limits";

export const getPageCount = (total: number, limit: number) => Math.ceil(total / limit);

export const getActivePage = (offset: number, limit: number) => Math.floor(offset / limit);

/** Returns up to seven page indexes around the active page, shifted at the edges. */
export function getPaginationWindow(active: number, pages: number): number[] {
  const size = Math.min(pages, PAGINATION_WINDOW);
  const first = Math.max(0, Math.min(active - PAGINATION_NEIGHBOURS, pages - size));
  return Array.from({ length: size }, (_, index) => first + index);
}

/** Clamps an offset to the list and aligns it to a page start. */
export const clampOffset = (offset: number, total: number, limit: number) =>
  Math.max(0, Math.min(getActivePage(offset, limit), getPageCount(total, limit) - 1)) * limit;

export const getPage = <Item>(items: readonly Item[], offset: number, limit: number): Item[] =>
  items.slice(offset, offset + limit);
