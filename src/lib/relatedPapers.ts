import { compareTexts } from "./text";

/** What makes papers related. */
export interface ComparablePaper {
  prettyURL: string;
  title: string;
  year: number;
  authors: readonly string[];
  topics: readonly string[];
}

/** A related paper, with what it has in common. */
export interface RelatedPaper<Paper extends ComparablePaper> {
  paper: Paper;
  /** Number of authors in common. */
  authors: number;
  /** Topics in common, in the order of the paper that they are related to. */
  topics: string[];
}

/** A topic in common says more than an author: some authors are on most papers of the catalogue. */
const TOPIC_WEIGHT = 2;

/**
 * The papers closest to one by authors and topics, best first; ties go to the newer, then by title.
 * A paper with nothing in common is never related. The order of any two papers does not depend on
 * the others, so a part of the catalogue is ordered like the whole.
 */
export function relatedPapers<Paper extends ComparablePaper>(
  to: ComparablePaper,
  papers: readonly Paper[],
  limit: number,
): RelatedPaper<Paper>[] {
  const score = ({ authors, topics }: RelatedPaper<Paper>) =>
    authors + TOPIC_WEIGHT * topics.length;
  return papers
    .filter(({ prettyURL }) => prettyURL !== to.prettyURL)
    .map((paper) => ({
      paper,
      authors: paper.authors.filter((name) => to.authors.includes(name)).length,
      topics: to.topics.filter((topic) => paper.topics.includes(topic)),
    }))
    .filter((related) => score(related) > 0)
    .sort(
      (a, b) =>
        score(b) - score(a) ||
        b.paper.year - a.paper.year ||
        compareTexts(a.paper.title, b.paper.title),
    )
    .slice(0, limit);
}
