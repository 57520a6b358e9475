import type { ExplorerPaper } from "./explorerPaper";

/** Papers with fewer authors in common aren't joined: some people are on most papers. */
const FEWEST_COMMON = 3;
const MONTHS = 12;

/** Months from the January of a year to a paper's; one without a month is drawn there. */
export const monthsSince = (
  firstYear: number,
  { year, month }: Pick<ExplorerPaper, "year" | "month">,
): number => (year - firstYear) * MONTHS + (month ?? 1) - 1;

/** Two months, and the pairs of papers that join them. */
export interface MonthPair {
  from: number;
  to: number;
  count: number;
}

/** The months whose papers have several authors in common; none for papers of the same month. */
export function joinMonths(
  papers: readonly Pick<ExplorerPaper, "year" | "month" | "authors">[],
  firstYear: number,
): MonthPair[] {
  const pairs = new Map<string, MonthPair>();
  const known = papers.map((paper) => ({
    month: monthsSince(firstYear, paper),
    names: new Set(paper.authors.map(({ slug, name }) => slug ?? name)),
  }));
  known.forEach((one, place) => {
    for (const other of known.slice(place + 1)) {
      const common = [...one.names].filter((name) => other.names.has(name)).length;
      if (common < FEWEST_COMMON || one.month === other.month) continue;
      const [from = 0, to = 0] = [one.month, other.month].sort((a, b) => a - b);
      const key = `${from} ${to}`;
      pairs.set(key, { from, to, count: (pairs.get(key)?.count ?? 0) + 1 });
    }
  });
  return [...pairs.values()];
}
