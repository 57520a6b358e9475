import { useEffect, useMemo, useState } from "react";
import { useLoaded } from "../../hooks/useLoaded";
import { RESULTS_PER_KIND } from "../../lib/limits";
import {
  createHit,
  searchPages,
  type SearchAnswer,
  type SearchHit,
  type SearchIndex,
} from "../../lib/search/searchPages";
import { fileText } from "../../ui/icons";

export type ResultOption =
  | { type: "hit"; id: string; hit: SearchHit }
  /** If `to` is null, the option expands its group. */
  | { type: "all"; id: string; to: string | null };

export type ResultGroup = ReturnType<typeof groupResults>[number];

/**
 * Builds the groups of the listbox. If the group's list page finds the same results, the option
 * "all" links to this page, which has more filters. Otherwise the option expands the group.
 */
export function groupResults(
  index: SearchIndex,
  answer: SearchAnswer,
  query: string,
  chosen: number,
  opened: ReadonlySet<string>,
  listId: string,
) {
  return answer.groups.map(({ heading: kind, items: results }) => {
    const shown = opened.has(kind) ? results : results.slice(0, RESULTS_PER_KIND);
    const options = shown.map((result, place): ResultOption => ({
      type: "hit",
      id: `${listId}-${kind}-${place}`,
      hit: createHit(index, result),
    }));
    const { label = kind, icon = fileText, listPath } = index.kinds[kind] ?? {};
    const to =
      listPath !== undefined && chosen === 0 && results.every(({ missing }) => missing.length === 0)
        ? listPath + encodeURIComponent(query)
        : null;
    if (shown.length < results.length) {
      options.push({ type: "all", id: `${listId}-${kind}-all`, to });
    }
    return { kind, label, icon, total: results.length, options };
  });
}

export type SearchState = ReturnType<typeof useSearch>;

const nothingOpened: ReadonlySet<string> = new Set();

export function useSearch(load: () => Promise<SearchIndex>, listId: string, text: string) {
  const [query, setQuery] = useState(text);
  const [chosen, setChosen] = useState(0);
  const [active, setActive] = useState(0);
  const [opened, setOpened] = useState(nothingOpened);
  const index = useLoaded(load);

  const search = query.trim();
  const prepared = index.step === "loaded" ? index.value : null;
  const answer = useMemo(
    () => (prepared === null || search === "" ? null : searchPages(prepared, search, chosen)),
    [prepared, search, chosen],
  );
  const groups =
    prepared && answer ? groupResults(prepared, answer, search, chosen, opened, listId) : [];
  const options = groups.flatMap((group) => group.options);
  const activeId = options[active]?.id;

  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const choose = (next: number) => {
    setChosen(next);
    setActive(0);
    setOpened(nothingOpened);
  };

  return {
    query,
    search,
    index,
    answer,
    groups,
    options,
    chosen,
    activeId,
    lookUp: (next: string) => {
      setQuery(next);
      choose(0);
    },
    choose,
    moveBy: (step: number) => setActive((active + step + options.length) % options.length),
    showAll: (kind: string) => setOpened(new Set([...opened, kind])),
  };
}
