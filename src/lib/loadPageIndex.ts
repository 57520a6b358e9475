import { fetchJson } from "./fetchJson";
import { isObject } from "./isObject";
import type { PageLink } from "./nearestPaths";

/** Where the build writes the list of all pages. */
export const pageIndexPath = "/page-index.json";

const isPageLink = (value: unknown): value is PageLink =>
  isObject(value) && ["path", "title", "kind"].every((key) => typeof value[key] === "string");

/** Fetches the list of all pages; rejects if it can't. */
export async function loadPageIndex(): Promise<PageLink[]> {
  const pages = await fetchJson(pageIndexPath);
  return Array.isArray(pages) ? pages.filter(isPageLink) : [];
}
