import { relatedPapers, type ComparablePaper } from "../../../src/lib/relatedPapers";

const paper = (prettyURL: string, changes: Partial<ComparablePaper> = {}): ComparablePaper => ({
  prettyURL,
  title: prettyURL,
  year: 2024,
  authors: [],
  topics: [],
  ...changes,
});
const keys = (related: { paper: ComparablePaper }[]) =>
  related.map(({ paper: { prettyURL } }) => prettyURL);

describe("related papers", () => {
  const one = paper("one", { authors: ["A", "B", "C"], topics: ["Senses", "Dataset"] });

  it("are those with authors or topics in common, and never the paper itself", () => {
    const related = relatedPapers(
      one,
      [one, paper("far"), paper("near", { authors: ["B"], topics: ["Dataset"] })],
      5,
    );
    expect(related).toEqual([expect.objectContaining({ authors: 1, topics: ["Dataset"] })]);
    expect(keys(related)).toEqual(["near"]);
  });

  it("come in the order of what they share, then newest first, then by title", () => {
    const papers = [
      paper("old", { authors: ["A"], year: 2019 }),
      paper("b", { authors: ["A"] }),
      paper("a", { authors: ["A"] }),
      paper("topic", { topics: ["Senses"], year: 2019 }),
    ];
    expect(keys(relatedPapers(one, papers, 5))).toEqual(["topic", "a", "b", "old"]);
  });
});
