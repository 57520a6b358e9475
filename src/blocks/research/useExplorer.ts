import { useMemo, useState } from "react";
import { researchCopy } from "../../copy/researchCopy";
import type { ToDocuments } from "../../hooks/loadSearchIndex";
import { useListSearch } from "../../hooks/useListSearch";
import {
  isFiltered,
  parseResearchQuery,
  researchListPath,
  type ResearchQuery,
} from "../../routes/researchQuery";
import { explore, type ExplorerPaper, indexPapers, isKnownValue } from "./paperIndex";

const toPapers: ToDocuments = (pages) => pages.filter(({ kind }) => kind === "papers");

function countText(query: ResearchQuery, papers: readonly ExplorerPaper[]): string {
  if (isFiltered(query)) return researchCopy.ofPapers(papers.length);
  const years = papers.map(({ year }) => year);
  return researchCopy.span(papers.length, Math.min(...years), Math.max(...years));
}

interface ExplorerSources {
  /** The page's papers, newest first; must be a stable reference. */
  papers: readonly ExplorerPaper[];
  people: readonly Queries.JoinedPersonFragment[];
  queryString: string;
  onNavigate: (path: string, replace: boolean) => void;
}

/** Applies the address's query to the papers. `go` applies another before the address changes. */
export function useExplorer({ papers, people, queryString, onNavigate }: ExplorerSources) {
  const index = useMemo(() => indexPapers(papers, people), [papers, people]);
  const [sent, setSent] = useState<{ from: string; query: ResearchQuery } | null>(null);
  if (sent !== null && sent.from !== queryString) setSent(null);
  const query = useMemo(
    () => sent?.query ?? parseResearchQuery(queryString, isKnownValue(index)),
    [sent, queryString, index],
  );
  const go = (next: ResearchQuery, replace = false) => {
    const path = researchListPath(next);
    if (path === researchListPath(query)) return;
    setSent({ from: queryString, query: next });
    onNavigate(path, replace);
  };
  const searched = useListSearch(query.search, toPapers);
  const { found, counts } = useMemo(
    () => explore(index, query.chosen, searched.found),
    [index, query, searched.found],
  );
  /** Announced with the number of papers found. */
  const label = [countText(query, papers), searched.note].filter(Boolean).join(". ");
  return { papers, index, query, go, found, counts, searched, label };
}

export type ExplorerState = ReturnType<typeof useExplorer>;
