import { groupBy } from "./lists";

interface ComparablePaper {
  prettyURL: string;
  /** Family names by the author's slug. */
  authors: ReadonlyMap<string, string>;
  topics: readonly string[];
}

/** `common`: family names or topics that both papers have. */
interface RelatedPaper {
  prettyURL: string;
  common: string[];
}

export interface PaperRelations {
  byAuthor: RelatedPaper[];
  byTopic: RelatedPaper[];
  newer?: string | undefined;
  older?: string | undefined;
}

const MAX_BY_AUTHOR = 5;
const MAX_BY_TOPIC = 3;
/** Minimum of shared authors, as some authors are on most papers. Falls back to one. */
const MIN_COMMON_AUTHORS = 2;

/** Returns relations by prettyURL. `papers` are newest first; ties go to the newer paper. */
export function findRelatedPapers(papers: readonly ComparablePaper[]): Map<string, PaperRelations> {
  const named = papers.flatMap(({ authors }, place) =>
    [...authors.keys()].map((slug) => ({ slug, place })),
  );
  const papersByAuthor = new Map(
    groupBy(named, ({ slug }) => slug).map(({ heading, items }) => [heading, items]),
  );

  const findByAuthor = ({ authors }: ComparablePaper, self: number): RelatedPaper[] => {
    const shared = new Map<number, number>();
    for (const slug of authors.keys()) {
      for (const { place } of papersByAuthor.get(slug) ?? [])
        if (place !== self) shared.set(place, (shared.get(place) ?? 0) + 1);
    }
    const least = Math.min(MIN_COMMON_AUTHORS, Math.max(0, ...shared.values()));
    return [...shared]
      .filter(([, count]) => count >= least)
      .sort(([place, count], [other, most]) => most - count || place - other)
      .slice(0, MAX_BY_AUTHOR)
      .flatMap(([place]) => papers[place] ?? [])
      .map(({ prettyURL, authors: others }) => ({
        prettyURL,
        common: [...authors].flatMap(([slug, family]) => (others.has(slug) ? family : [])),
      }));
  };

  /** Searches outwards from the paper in the sorted list, so few comparisons are usually enough. */
  const findByTopic = (
    { topics }: ComparablePaper,
    self: number,
    known: ReadonlySet<string>,
  ): RelatedPaper[] => {
    const found: RelatedPaper[] = [];
    for (let distance = 1; distance < papers.length && topics.length > 0; distance += 1) {
      for (const other of [papers[self - distance], papers[self + distance]]) {
        const common = topics.filter((topic) => other?.topics.includes(topic));
        if (!other || common.length === 0 || known.has(other.prettyURL)) continue;
        found.push({ prettyURL: other.prettyURL, common });
        if (found.length === MAX_BY_TOPIC) return found;
      }
    }
    return found;
  };

  return new Map(
    papers.map((paper, place) => {
      const byAuthor = findByAuthor(paper, place);
      const known = new Set(byAuthor.map(({ prettyURL }) => prettyURL));
      const byTopic = findByTopic(paper, place, known);
      const [newer, older] = [papers[place - 1]?.prettyURL, papers[place + 1]?.prettyURL];
      return [paper.prettyURL, { byAuthor, byTopic, newer, older }];
    }),
  );
}
