/** What papers are compared by: authors by the slugs of their pages, topics once each. */
export interface ComparablePaper {
  prettyURL: string;
  year: number;
  authors: readonly string[];
  topics: readonly string[];
}

/** What a paper's page shows of the catalogue, by prettyURL. */
export interface Neighbours {
  /** Those with most authors in common, and then those on the same topics that are nearest in time. */
  people: string[];
  question: string[];
  /** Papers of the whole catalogue with an author, and with a topic, in common. */
  sharing: { authors: number; topics: number };
  /** The next newer and the next older paper; empty at the ends. */
  newer: string[];
  older: string[];
}

const MOST_PEOPLE = 5;
const MOST_QUESTION = 3;
/** One author in common says little: some are on most papers. */
const CLOSE = 2;

/** How many of its own values each other paper shares, by the paper's place in the list. */
function tally(
  keys: readonly string[],
  papersOf: ReadonlyMap<string, readonly number[]>,
  self: number,
): Map<number, number> {
  const shared = new Map<number, number>();
  for (const other of keys.flatMap((key) => papersOf.get(key) ?? [])) {
    if (other !== self) shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  return shared;
}

function indexBy(
  papers: readonly ComparablePaper[],
  keysOf: (paper: ComparablePaper) => readonly string[],
): Map<string, number[]> {
  const index = new Map<string, number[]>();
  papers.forEach((paper, place) => {
    for (const key of new Set(keysOf(paper))) {
      const places = index.get(key);
      if (places) places.push(place);
      else index.set(key, [place]);
    }
  });
  return index;
}

/** The neighbours of every paper; `papers` are newest first, which decides ties. */
export function findNeighbours(papers: readonly ComparablePaper[]): Map<string, Neighbours> {
  const byAuthor = indexBy(papers, ({ authors }) => authors);
  const byTopic = indexBy(papers, ({ topics }) => topics);
  const keysAt = (...places: readonly number[]) =>
    places.flatMap((place) => papers[place]?.prettyURL ?? []);
  return new Map(
    papers.map((paper, place) => {
      const authors = tally([...new Set(paper.authors)], byAuthor, place);
      const topics = tally(paper.topics, byTopic, place);
      const least = Math.min(CLOSE, ...[Math.max(0, ...authors.values())]);
      const people = [...authors]
        .filter(([, count]) => count >= least)
        .sort(([a, countA], [b, countB]) => countB - countA || a - b)
        .slice(0, MOST_PEOPLE)
        .map(([other]) => other);
      const question = [...topics.keys()]
        .filter((other) => !people.includes(other))
        .sort((a, b) => Math.abs(a - place) - Math.abs(b - place) || a - b)
        .slice(0, MOST_QUESTION);
      return [
        paper.prettyURL,
        {
          people: keysAt(...people),
          question: keysAt(...question),
          sharing: { authors: authors.size, topics: topics.size },
          newer: keysAt(place - 1),
          older: keysAt(place + 1),
        },
      ];
    }),
  );
}
