import { RESULTS_PER_KIND } from "../../lib/limits";
import {
  toHit,
  type SearchAnswer,
  type SearchHit,
  type SearchIndex,
  type SearchKind,
} from "../../lib/search/searchPages";
import { emptyResearchQuery, researchListPath } from "../../routes/researchQuery";

/** A line of the list that arrows reach: a result, or the way to all results of its kind. */
export type ResultOption =
  | { type: "hit"; id: string; hit: SearchHit }
  /** Without an address it shows the others in place. */
  | { type: "all"; id: string; to: string | null };

export interface ResultGroup {
  kind: SearchKind;
  /** Results of this kind, shown or not. */
  total: number;
  options: readonly ResultOption[];
}

/**
 * The list as it is shown: at most three results of a kind, then the way to all. All papers are in
 * the explorer, which filters them further, where it finds the same; otherwise, like every other
 * kind, they're shown in place.
 */
export function resultGroups(
  index: SearchIndex,
  answer: SearchAnswer,
  query: string,
  reading: number,
  opened: ReadonlySet<SearchKind>,
  listId: string,
): ResultGroup[] {
  return answer.groups.map(({ kind, results }) => {
    const shown = opened.has(kind) ? results : results.slice(0, RESULTS_PER_KIND);
    const hits = shown.map((result, place): ResultOption => ({
      type: "hit",
      id: `${listId}-${kind}-${place}`,
      hit: toHit(index, result),
    }));
    const to =
      kind === "papers" && reading === 0 && results.every(({ lacks }) => lacks.length === 0)
        ? researchListPath({ ...emptyResearchQuery, search: query })
        : null;
    return {
      kind,
      total: results.length,
      options:
        shown.length < results.length
          ? [...hits, { type: "all", id: `${listId}-${kind}-all`, to }]
          : hits,
    };
  });
}
