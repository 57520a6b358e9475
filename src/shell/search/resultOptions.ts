import { RESULTS_PER_KIND } from "../../lib/limits";
import {
  createHit,
  type SearchAnswer,
  type SearchHit,
  type SearchGroup,
  type SearchIndex,
} from "../../lib/search/searchPages";
import { fileText } from "../../ui/icons";

export type ResultOption =
  | { type: "hit"; id: string; hit: SearchHit }
  /** If `to` is null, the option expands its group. */
  | { type: "all"; id: string; to: string | null };

export interface ResultGroup extends Pick<SearchGroup, "label" | "icon"> {
  kind: string;
  total: number;
  options: readonly ResultOption[];
}

/**
 * Builds the groups of the listbox. The option for all results links to the group's own list if
 * that finds the same ones, since it has more filters; otherwise it expands the group.
 */
export function groupResults(
  index: SearchIndex,
  answer: SearchAnswer,
  query: string,
  reading: number,
  opened: ReadonlySet<string>,
  listId: string,
): ResultGroup[] {
  return answer.groups.map(({ kind, results }) => {
    const shown = opened.has(kind) ? results : results.slice(0, RESULTS_PER_KIND);
    const hits = shown.map((result, place): ResultOption => ({
      type: "hit",
      id: `${listId}-${kind}-${place}`,
      hit: createHit(index, result),
    }));
    const { label = kind, icon = fileText, listPath } = index.kinds[kind] ?? {};
    const to =
      listPath !== undefined && reading === 0 && results.every(({ lacks }) => lacks.length === 0)
        ? listPath + encodeURIComponent(query)
        : null;
    return {
      kind,
      label,
      icon,
      total: results.length,
      options:
        shown.length < results.length
          ? [...hits, { type: "all", id: `${listId}-${kind}-all`, to }]
          : hits,
    };
  });
}
