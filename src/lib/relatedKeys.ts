import { RELATED_PAPERS } from "./limits";
import { relatedPapers, type ComparablePaper } from "./relatedPapers";

/** How many of an author's or a topic's newest papers are compared; with more, the work would grow with the square of the papers. */
const CANDIDATES_PER_KEY = 60;

/**
 * The prettyURLs of the papers related to each paper. Of the papers that share an author or a topic only
 * the newest are compared, so that thousands of papers stay a matter of a second.
 */
export function relatedKeys(papers: readonly ComparablePaper[]): Map<string, string[]> {
  const byAuthor = new Map<string, ComparablePaper[]>();
  const byTopic = new Map<string, ComparablePaper[]>();
  const enter = (index: Map<string, ComparablePaper[]>, key: string, paper: ComparablePaper) => {
    const entered = index.get(key);
    if (!entered) index.set(key, [paper]);
    else if (entered.length < CANDIDATES_PER_KEY) entered.push(paper);
  };
  for (const paper of [...papers].sort(
    (a, b) => b.year - a.year || a.prettyURL.localeCompare(b.prettyURL),
  )) {
    for (const author of paper.authors) enter(byAuthor, author, paper);
    for (const topic of paper.topics) enter(byTopic, topic, paper);
  }
  return new Map(
    papers.map((paper) => {
      const candidates = new Set([
        ...paper.authors.flatMap((author) => byAuthor.get(author) ?? []),
        ...paper.topics.flatMap((topic) => byTopic.get(topic) ?? []),
      ]);
      const related = relatedPapers(paper, [...candidates], RELATED_PAPERS);
      return [paper.prettyURL, related.map((entry) => entry.paper.prettyURL)];
    }),
  );
}
