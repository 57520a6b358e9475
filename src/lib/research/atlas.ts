import type { ExplorerPaper } from "./explorerPaper";

type DatedPaper = Pick<ExplorerPaper, "year" | "month" | "authors">;

/** Papers of two months that belong together; months are counted from the first January. */
export interface MonthPair {
  from: number;
  to: number;
  /** Pairs of papers. */
  count: number;
}

export interface AuthorPairs {
  arcs: readonly MonthPair[];
  /** Authors that two papers must have in common to be a pair. */
  least: number;
  /** Pairs of papers, and those of them within one month. */
  pairs: number;
  sameMonth: number;
}

/** With fewer authors in common nearly every paper would be joined to every other. */
const FEWEST_AUTHORS = 3;
/** More arcs than this cannot be told apart; then more authors must be in common. */
const MOST_ARCS = 120;

/** Months from the January of a year to a paper. */
export const monthsSince = (year: number, paper: DatedPaper): number =>
  (paper.year - year) * 12 + paper.month - 1;

const nameOf = ({ name, slug }: DatedPaper["authors"][number]) => slug ?? name;

/** The number of people who wrote some papers, each counted once however the name is printed. */
export const countPeople = (papers: readonly DatedPaper[]): number =>
  new Set(papers.flatMap(({ authors }) => authors.map(nameOf))).size;

/** Pairs of months by their pairs of papers, widest arcs first. */
function tally(pairs: readonly (readonly [number, number])[]): MonthPair[] {
  const arcs = new Map<string, MonthPair>();
  for (const [a, b] of pairs) {
    const [from, to] = a < b ? [a, b] : [b, a];
    const key = `${from} ${to}`;
    arcs.set(key, { from, to, count: (arcs.get(key)?.count ?? 0) + 1 });
  }
  return [...arcs.values()].sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
}

/** The papers with several authors in common, as arcs between the months of a catalogue. */
export function joinByAuthors(papers: readonly DatedPaper[], firstYear: number): AuthorPairs {
  const months = papers.map((paper) => monthsSince(firstYear, paper));
  const papersOf = new Map<string, number[]>();
  const joined: { months: readonly [number, number]; authors: number }[] = [];
  papers.forEach(({ authors }, index) => {
    const shared = new Map<number, number>();
    for (const name of new Set(authors.map(nameOf))) {
      const others = papersOf.get(name) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      papersOf.set(name, [...others, index]);
    }
    for (const [other, common] of shared) {
      if (common < FEWEST_AUTHORS) continue;
      joined.push({ months: [months[index] ?? 0, months[other] ?? 0], authors: common });
    }
  });
  for (let least = FEWEST_AUTHORS; ; least += 1) {
    const pairs = joined.filter(({ authors }) => authors >= least).map((pair) => pair.months);
    const arcs = tally(pairs);
    if (arcs.length > MOST_ARCS) continue;
    return {
      arcs,
      least,
      pairs: pairs.length,
      sameMonth: pairs.filter(([a, b]) => a === b).length,
    };
  }
}

/** Arcs from each paper to the next in time; none within a month. */
export function chainInTime(papers: readonly DatedPaper[], firstYear: number): MonthPair[] {
  const months = [...new Set(papers.map((paper) => monthsSince(firstYear, paper)))].sort(
    (a, b) => a - b,
  );
  return tally(months.slice(1).map((month, index) => [months[index] ?? month, month] as const));
}
