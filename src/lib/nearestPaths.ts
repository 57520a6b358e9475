import { distance } from "fastest-levenshtein";
import { normalizeForSearch } from "./text";

/** A page that a mistyped address may have meant. */
export interface PageLink {
  path: string;
  title: string;
  /** What it is, in a word or two, such as "Product". */
  kind: string;
}

/** The words of a text, a plural as its singular. */
const words = (text: string) =>
  normalizeForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/s$/, ""))
    .filter((word) => word !== "");

/** How alike two texts are, from 0 to 1: the share of letters that need no edit. */
const likeness = (a: string, b: string) =>
  a === "" && b === "" ? 1 : 1 - distance(a, b) / Math.max(a.length, b.length);

const lastSegment = (path: string) =>
  path
    .split("/")
    .filter((part) => part !== "")
    .at(-1) ?? "";

/** Decoded and folded; a path that can't be decoded is compared as it is. */
function readable(path: string): string {
  try {
    return normalizeForSearch(decodeURIComponent(path));
  } catch {
    return normalizeForSearch(path);
  }
}

/** Two words are the same with a typing slip; short words have neighbours of other meanings. */
const LEAST_WORD_LIKENESS = 0.8;

/** The share of the mistyped words that are, give or take a letter or two, among a page's words. */
function wordShare(typed: readonly string[], known: readonly string[]): number {
  if (typed.length === 0) return 0;
  const found = typed.map((word) => Math.max(0, ...known.map((other) => likeness(word, other))));
  return (
    found.reduce((sum, share) => sum + (share >= LEAST_WORD_LIKENESS ? share : 0), 0) / typed.length
  );
}

/** How alike the last parts of two addresses must be if they share no word. */
const LEAST_LIKENESS = 0.6;

/**
 * The pages nearest to a mistyped path, best first: by the whole path, by its last part, and by the
 * words in it, which also finds a page that has moved to another section. Pages that are alike in
 * none of that are left out. Ties go by path.
 */
export function nearestPaths(mistyped: string, pages: readonly PageLink[], limit = 3): PageLink[] {
  const path = readable(mistyped.split(/[?#]/, 1)[0] ?? "");
  const typedWords = words(path);
  const score = (page: PageLink) => {
    const known = readable(page.path);
    const shared = wordShare(typedWords, words(`${known} ${page.title}`));
    const last = likeness(lastSegment(path), lastSegment(known));
    return shared === 0 && last < LEAST_LIKENESS ? 0 : likeness(path, known) + last + shared;
  };
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter(({ score: near }) => near > 0)
    .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, limit)
    .map(({ page }) => page);
}
