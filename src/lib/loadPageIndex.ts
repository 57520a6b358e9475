import { fetchJson } from "./fetchJson";
import type { PageLink } from "./nearestPaths";

/** Where the build writes the list of all pages. */
export const pageIndexPath = "/page-index.json";

const isPageLink = (value: unknown): value is PageLink =>
  typeof value === "object" &&
  value !== null &&
  ["path", "title", "kind"].every((key) => typeof Reflect.get(value, key) === "string");

/** Fetches the list of all pages; fails where it cannot be had. */
export async function loadPageIndex(): Promise<PageLink[]> {
  const pages = await fetchJson(pageIndexPath);
  return Array.isArray(pages) ? pages.filter(isPageLink) : [];
}
