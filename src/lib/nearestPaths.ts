import MiniSearch from "minisearch";
import { normalizeForSearch } from "./text";

/** A page that a mistyped address may have meant. */
export interface PageLink {
  path: string;
  title: string;
  /** What it is, in a word or two, such as "Product". */
  kind: string;
}

/** Decoded; a path that can't be decoded is compared as it is. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The pages whose addresses and titles have most of the words of a mistyped path, give or take a letter
 * or two, best first.
 */
export function nearestPaths(mistyped: string, pages: readonly PageLink[], limit = 3): PageLink[] {
  const index = new MiniSearch<PageLink>({
    idField: "path",
    fields: ["path", "title"],
    // A plural as its singular.
    processTerm: (word) => normalizeForSearch(word).replace(/s$/, ""),
    // Short words have neighbours of other meanings.
    searchOptions: { fuzzy: (word) => word.length > 4 && 0.2, prefix: true },
  });
  index.addAll(pages);
  const words = readable(mistyped.split(/[?#]/, 1)[0] ?? "");
  return index
    .search(words)
    .slice(0, limit)
    .flatMap(({ id }) => pages.find(({ path }) => path === id) ?? []);
}
