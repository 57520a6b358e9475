import {
  byFacet,
  FACETS,
  type FacetName,
  type ResearchQuery,
  type PaperOrder,
} from "../../routes/researchQuery";
import { publicationPath } from "../../routes/paths";
import type { ExplorerPaper, PaperIndex } from "./paperIndex";
import { groupBy } from "../../lib/lists";
import { sortByText } from "../../lib/text";

/** A paper has one year and one venue; other facets require all selected values. */
const ONE_IS_ENOUGH: ReadonlySet<FacetName> = new Set<FacetName>(["years", "venues"]);

const meets = (facet: FacetName, keys: readonly string[], chosen: readonly string[]) =>
  chosen.length === 0 ||
  (ONE_IS_ENOUGH.has(facet)
    ? chosen.some((key) => keys.includes(key))
    : chosen.every((key) => keys.includes(key)));

/**
 * Returns the matching papers, and for each facet value the number of papers left after choosing
 * it. Years and venues ignore their own facet's selection.
 */
export function explore(
  { papers }: PaperIndex,
  chosen: ResearchQuery["chosen"],
  searched?: ReadonlySet<string>,
) {
  const found: ExplorerPaper[] = [];
  const counts = byFacet(() => new Map<string, number>());
  const count = (facet: FacetName, keys: readonly string[]) => {
    for (const key of keys) counts[facet].set(key, (counts[facet].get(key) ?? 0) + 1);
  };
  for (const entry of papers) {
    const missed = FACETS.filter((facet) => !meets(facet, entry.keys[facet], chosen[facet]));
    const [only] = missed;
    const countsForOwnFacet = missed.length === 1 && only !== undefined && ONE_IS_ENOUGH.has(only);
    if (missed.length > 0 && !countsForOwnFacet) continue;
    if (searched && !searched.has(publicationPath(entry.paper.prettyURL))) continue;
    if (only !== undefined) {
      count(only, entry.keys[only]);
      continue;
    }
    found.push(entry.paper);
    for (const facet of FACETS) count(facet, entry.keys[facet]);
  }
  return { found, counts };
}

/** Sorts papers, and groups chronological orders by year. `papers` must be newest first. */
export function groupPapers(papers: readonly ExplorerPaper[], order: PaperOrder) {
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
