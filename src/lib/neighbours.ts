import { groupBy } from "./lists";

export interface ComparablePaper {
  prettyURL: string;
  authors: ReadonlyMap<string, string>;
  topics: readonly string[];
}

/** `common` holds the shared family names or topics. */
export interface Neighbour {
  prettyURL: string;
  common: string[];
}

export interface Neighbours {
  people: Neighbour[];
  question: Neighbour[];
  newer?: string | undefined;
  older?: string | undefined;
}

const MOST_PEOPLE = 5;
const MOST_QUESTION = 3;
/**
 * Minimum number of shared authors, if any paper has that many. One says little, because some
 * authors are on most papers.
 */
const CLOSE = 2;

/**
 * Returns the related papers of every paper, by prettyURL. `papers` are newest first, which decides
 * ties.
 */
export function findNeighbours(papers: readonly ComparablePaper[]): Map<string, Neighbours> {
  const named = papers.flatMap(({ authors }, place) =>
    [...authors.keys()].map((slug) => ({ slug, place })),
  );
  const papersByAuthor = new Map(
    groupBy(named, ({ slug }) => slug).map(({ heading, items }) => [heading, items]),
  );

  const findPeople = ({ authors }: ComparablePaper, self: number): Neighbour[] => {
    const shared = new Map<number, number>();
    for (const slug of authors.keys()) {
      for (const { place } of papersByAuthor.get(slug) ?? [])
        if (place !== self) shared.set(place, (shared.get(place) ?? 0) + 1);
    }
    const least = Math.min(CLOSE, Math.max(0, ...shared.values()));
    return [...shared]
      .filter(([, count]) => count >= least)
      .sort(([place, count], [other, most]) => most - count || place - other)
      .slice(0, MOST_PEOPLE)
      .flatMap(([place]) => papers[place] ?? [])
      .map(({ prettyURL, authors: others }) => ({
        prettyURL,
        common: [...authors].flatMap(([slug, family]) => (others.has(slug) ? family : [])),
      }));
  };

  /** Looks from the paper outwards, so that most papers are compared with a few others only. */
  const findQuestion = (
    { topics }: ComparablePaper,
    self: number,
    known: ReadonlySet<string>,
  ): Neighbour[] => {
    const found: Neighbour[] = [];
    for (let distance = 1; distance < papers.length && topics.length > 0; distance += 1) {
      for (const other of [papers[self - distance], papers[self + distance]]) {
        const common = topics.filter((topic) => other?.topics.includes(topic));
        if (!other || common.length === 0 || known.has(other.prettyURL)) continue;
        found.push({ prettyURL: other.prettyURL, common });
        if (found.length === MOST_QUESTION) return found;
      }
    }
    return found;
  };

  return new Map(
    papers.map((paper, place) => {
      const people = findPeople(paper, place);
      const known = new Set(people.map(({ prettyURL }) => prettyURL));
      const question = findQuestion(paper, place, known);
      const [newer, older] = [papers[place - 1]?.prettyURL, papers[place + 1]?.prettyURL];
      return [paper.prettyURL, { people, question, newer, older }];
    }),
  );
}
