import { useEffect, useMemo, useState } from "react";
import { useLoaded, type Loaded } from "../../hooks/useLoaded";
import type { SearchKind } from "../../lib/search/searchDocument";
import { searchPages, type PreparedSearch, type SearchAnswer } from "../../lib/search/searchPages";
import { resultGroups, type ResultGroup, type ResultOption } from "./resultOptions";

export interface SearchState {
  /** The field's text. */
  query: string;
  /** What is looked up. */
  search: string;
  index: Loaded<PreparedSearch>;
  /** Null for an empty search, and until the index has come. */
  answer: SearchAnswer | null;
  groups: readonly ResultGroup[];
  /** The options of all groups. */
  options: readonly ResultOption[];
  /** The option that Enter opens; scrolled into view. */
  activeId: string | undefined;
  lookUp: (text: string) => void;
  /** Moves by that many options, past the last to the first; does nothing without options. */
  moveBy: (step: number) => void;
  /** Shows all results of a kind. */
  showAll: (kind: SearchKind) => void;
}

const nothingOpened: ReadonlySet<SearchKind> = new Set();
const noGroups: readonly ResultGroup[] = [];

/** What is looked up in the index, and which of the results is chosen. */
export function useSearch(load: () => Promise<PreparedSearch>, listId: string): SearchState {
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const [opened, setOpened] = useState(nothingOpened);
  const index = useLoaded(load);

  const search = query.trim();
  const prepared = index.step === "loaded" ? index.value : null;
  const answer = useMemo(
    () => (prepared === null || search === "" ? null : searchPages(prepared, search)),
    [prepared, search],
  );
  const groups = useMemo(
    () => (answer === null ? noGroups : resultGroups(answer, search, opened, listId)),
    [answer, search, opened, listId],
  );
  const options = groups.flatMap((group) => group.options);
  const activeId = options[active]?.id;

  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return {
    query,
    search,
    index,
    answer,
    groups,
    options,
    activeId,
    lookUp: (text) => {
      setQuery(text);
      setActive(0);
      setOpened(nothingOpened);
    },
    moveBy: (step) => setActive((active + step + options.length) % options.length),
    showAll: (kind) => setOpened(new Set([...opened, kind])),
  };
}
