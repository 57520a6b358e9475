import { RESULTS_PER_KIND } from "../../lib/limits";
import { toHit, type SearchAnswer, type SearchHit } from "../../lib/search/searchPages";
import type { SearchKind } from "../../lib/search/searchDocument";
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
 * the explorer, which filters them further; it takes words as typed only, so what lies near them,
 * like every other kind, is shown in place.
 */
export function resultGroups(
  answer: SearchAnswer,
  query: string,
  opened: ReadonlySet<SearchKind>,
  listId: string,
): ResultGroup[] {
  return answer.groups.map(({ kind, documents }) => {
    const shown = opened.has(kind) ? documents : documents.slice(0, RESULTS_PER_KIND);
    const hits = shown.map((document, index): ResultOption => ({
      type: "hit",
      id: `${listId}-${kind}-${String(index)}`,
      hit: toHit(document, answer),
    }));
    const to =
      kind === "papers" && !answer.forgives
        ? researchListPath({ ...emptyResearchQuery, search: query })
        : null;
    return {
      kind,
      total: documents.length,
      options:
        shown.length < documents.length
          ? [...hits, { type: "all", id: `${listId}-${kind}-all`, to }]
          : hits,
    };
  });
}
