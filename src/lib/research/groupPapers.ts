import type { PaperOrder } from "../../routes/researchQuery";
import { groupBy } from "../lists";
import { sortByText } from "../text";
import type { ExplorerPaper } from "./explore";

export interface PaperGroup {
  year: number | null;
  papers: readonly ExplorerPaper[];
}

/** Sorts papers, and groups chronological orders by year. `papers` must be newest first. */
export function groupPapers(papers: readonly ExplorerPaper[], order: PaperOrder): PaperGroup[] {
  if (papers.length === 0) return [];
  if (order === "title") {
    return [{ year: null, papers: sortByText(papers, ({ title }) => title) }];
  }
  const ordered =
    order === "newest"
      ? papers
      : sortByText(papers, ({ title }) => title).sort(
          (a, b) => a.year - b.year || (a.month ?? 0) - (b.month ?? 0),
        );
  return groupBy(ordered, ({ year }) => String(year)).map(({ heading, items }) => ({
    year: Number(heading),
    papers: items,
  }));
}
