import { indexPapers, isKnownValue } from "../../../../src/lib/research/paperIndex";
import { getTopic } from "../../../../src/lib/research/topic";
import { parseResearchQuery } from "../../../../src/routes/researchQuery";
import { paperWith } from "./explorerPapers";

const paper = (prettyURL: string, categories: string[], slug: string | null) =>
  paperWith({ prettyURL, categories, authors: [{ name: "Ada Example", slug }] });
const index = indexPapers(
  [
    paper("one", ["LLM", "Dataset"], "ada-example"),
    paper("two", ["Large Language Models"], null),
    paper("three", ["LLM", "Large Language Models"], null),
  ],
  [],
);

describe("spellings of one topic (RES-06)", () => {
  it("are one filter value, counted once per paper; records keep their labels", () => {
    expect(index.values.topics.map(({ label, total }) => [label, total])).toEqual([
      ["Large Language Models", 3],
      ["Dataset", 1],
    ]);
    expect(index.papers[0]?.paper.categories).toEqual(["LLM", "Dataset"]);
  });

  it.each(["llm", "llms", "large-language-models", "llm,large-language-models"])(
    "are one in addresses, including old ones: %s",
    (topics) => {
      const { chosen } = parseResearchQuery(`?topics=${topics}`, isKnownValue(index));
      expect(chosen.topics).toEqual(["large-language-models"]);
    },
  );

  it("don't affect other topics", () => {
    expect(["Semantic Parsing", "constructor"].map(getTopic)).toEqual([
      "Semantic Parsing",
      "constructor",
    ]);
  });
});

test("a person without a page is not among the filter's authors (F25)", () => {
  expect(index.values.authors).toEqual([expect.objectContaining({ key: "ada-example", total: 1 })]);
});
