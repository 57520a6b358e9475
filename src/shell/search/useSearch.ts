import { useEffect, useMemo, useState } from "react";
import { useLoaded } from "../../hooks/useLoaded";
import { dialogStore } from "../dialogStore";
import { searchPages, type SearchIndex } from "../../lib/search/searchPages";
import { groupResults, type ResultGroup } from "./resultOptions";

export type SearchState = ReturnType<typeof useSearch>;

const nothingOpened: ReadonlySet<string> = new Set();
const noGroups: readonly ResultGroup[] = [];

export function useSearch(load: () => Promise<SearchIndex>, listId: string) {
  const [query, setQuery] = useState(dialogStore.query);
  const [reading, setReading] = useState(0);
  const [active, setActive] = useState(0);
  const [opened, setOpened] = useState(nothingOpened);
  const index = useLoaded(load);

  const search = query.trim();
  const prepared = index.step === "loaded" ? index.value : null;
  const answer = useMemo(
    () => (prepared === null || search === "" ? null : searchPages(prepared, search, reading)),
    [prepared, search, reading],
  );
  const groups =
    prepared && answer ? groupResults(prepared, answer, search, reading, opened, listId) : noGroups;
  const options = groups.flatMap((group) => group.options);
  const activeId = options[active]?.id;

  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const readAs = (next: number) => {
    setReading(next);
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
    reading,
    activeId,
    lookUp: (text: string) => {
      setQuery(text);
      readAs(0);
    },
    readAs,
    moveBy: (step: number) => setActive((active + step + options.length) % options.length),
    showAll: (kind: string) => setOpened(new Set([...opened, kind])),
  };
}
