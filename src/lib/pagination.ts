import { PAGINATION_NEIGHBOURS, PAGINATION_WINDOW } from "./limits";

/** A page's place in the whole list. */
export interface Page {
  total: number;
  /** Index of the first item shown. */
  offset: number;
  /** Items on a page. */
  limit: number;
}

/** The number of pages; an empty list has none. */
export const pageCount = (total: number, limit: number) => Math.ceil(total / limit);

/** The active page, from 0. */
export const activePage = (offset: number, limit: number) => Math.floor(offset / limit);

/** The offset of a page; nothing for a page out of range or already active. */
export function offsetOfPage(page: number, { total, offset, limit }: Page): number | undefined {
  if (page < 0 || page >= pageCount(total, limit) || page === activePage(offset, limit))
    return undefined;
  return page * limit;
}

/**
 * The pages to offer, from 0: all of fewer than seven, else a window of seven around the active
 * page that is shifted at the edges.
 */
export function paginationWindow(active: number, pages: number): number[] {
  const size = Math.min(pages, PAGINATION_WINDOW);
  const first = Math.max(0, Math.min(active - PAGINATION_NEIGHBOURS, pages - size));
  return Array.from({ length: size }, (_, index) => first + index);
}

/** Brings an offset into the list and onto the start of a page; 0 for an empty list. */
export const clampOffset = (offset: number, total: number, limit: number) =>
  Math.max(0, Math.min(activePage(offset, limit), pageCount(total, limit) - 1)) * limit;

/** Cuts one page out of a list. */
export const getPage = <Item>(items: readonly Item[], offset: number, limit: number): Item[] =>
  items.slice(offset, offset + limit);
