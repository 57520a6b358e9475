import { hasTerms, searchTerms } from "../search/words";
import type { AbstractIndex } from "./explore";
import type { PaperIndex } from "./paperIndex";

/** Words shorter than this have too many neighbours. */
const SHORTEST_WORD = 5;

/** Whether two words differ by one slip: a letter wrong, missing, too many or swapped with the next. */
function isNear(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [x, y] = [a.slice(same), b.slice(same)];
  const swapped = x.charAt(1) + x.charAt(0) + x.slice(2);
  return swapped === y || [x.slice(1), x].includes(y.slice(1)) || x.slice(1) === y;
}

/**
 * A search with every word that no paper has replaced by one a slip away that some paper has; null
 * where there is none, or nothing to replace.
 */
export function nearestQuery(
  { papers }: PaperIndex,
  search: string,
  abstracts: AbstractIndex | null,
): string | null {
  const texts = [...papers.map(({ text }) => text), ...(abstracts?.values() ?? [])];
  const terms = searchTerms(search);
  const isKnown = (term: string) => texts.some((text) => hasTerms(text, [term]));
  if (terms.every(isKnown)) return null;
  const words = texts.join(" ").split(" ");
  const fixed = terms.map((term) => {
    if (isKnown(term)) return term.includes(" ") ? `"${term}"` : term;
    return term.length < SHORTEST_WORD ? undefined : words.find((word) => isNear(word, term));
  });
  return fixed.includes(undefined) ? null : fixed.join(" ");
}
