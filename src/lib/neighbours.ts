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
  return new Map(
    papers.map((paper, place) => {
      const { prettyURL: self, authors, topics } = paper;
      const others = papers.flatMap(({ prettyURL, ...other }, at) =>
        prettyURL === self
          ? []
          : {
              prettyURL,
              distance: Math.abs(at - place),
              people: [...authors].filter(([slug]) => other.authors.has(slug)),
              topics: topics.filter((topic) => other.topics.includes(topic)),
            },
      );
      const byPeople = others
        .filter(({ people }) => people.length > 0)
        .sort((a, b) => b.people.length - a.people.length);
      const byTopic = others
        .filter((other) => other.topics.length > 0)
        .sort((a, b) => a.distance - b.distance);
      const least = Math.min(CLOSE, byPeople[0]?.people.length ?? 0);
      const people = byPeople.filter((other) => other.people.length >= least).slice(0, MOST_PEOPLE);
      const question = byTopic.filter((other) => !people.includes(other)).slice(0, MOST_QUESTION);
      return [
        self,
        {
          people: people.map(({ prettyURL, people: shared }) => ({
            prettyURL,
            common: shared.map(([, family]) => family),
          })),
          question: question.map(({ prettyURL, topics: common }) => ({ prettyURL, common })),
          newer: papers[place - 1]?.prettyURL,
          older: papers[place + 1]?.prettyURL,
        },
      ];
    }),
  );
}
