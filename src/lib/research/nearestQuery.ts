import { distance } from "fastest-levenshtein";
import { normalizeForSearch } from "../text";
import { searchTerms, type AbstractIndex } from "./explore";
import type { PaperIndex } from "./paperIndex";

/** Words shorter than this have too many neighbours. */
const SHORTEST_WORD = 4;
/** Words of at least this length may differ in two letters, shorter ones in one. */
const LONG_WORD = 6;

/** Every word of the catalogue that is long enough to be meant. */
function vocabulary({ papers }: PaperIndex, abstracts: AbstractIndex | null): Set<string> {
  const words = new Set<string>();
  const enter = (text: string) => {
    for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
      if (word.length >= SHORTEST_WORD) words.add(word);
    }
  };
  for (const { text } of papers) enter(text);
  for (const text of abstracts?.values() ?? []) enter(text);
  return words;
}

/**
 * A search with every word that no paper has replaced by the nearest word that one has; null where
 * there is none near enough, or nothing to replace.
 */
export function nearestQuery(
  index: PaperIndex,
  search: string,
  abstracts: AbstractIndex | null,
): string | null {
  const isKnown = (term: string) =>
    index.papers.some(({ text }) => text.includes(term)) ||
    [...(abstracts?.values() ?? [])].some((text) => text.includes(term));
  const terms = searchTerms(search);
  const unknown = new Set(terms.filter((term) => !isKnown(term)));
  if (unknown.size === 0) return null;
  const words = vocabulary(index, abstracts);
  const fixed = terms.map((term) => {
    if (!unknown.has(term)) return term;
    const allowed = term.length >= LONG_WORD ? 2 : 1;
    let best: string | null = null;
    let bestDistance = allowed + 1;
    for (const word of words) {
      if (Math.abs(word.length - term.length) > allowed) continue;
      const far = distance(word, term);
      if (far < bestDistance) {
        best = word;
        bestDistance = far;
      }
    }
    return best;
  });
  if (fixed.some((term) => term === null)) return null;
  const query = fixed.map((term) => (term?.includes(" ") ? `"${term}"` : term)).join(" ");
  return query === normalizeForSearch(search) ? null : query;
}
