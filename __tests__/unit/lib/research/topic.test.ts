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
  it("are one value of the filter, counted once a paper; the records keep their labels", () => {
    expect(index.values.topics.map(({ label, total }) => [label, total])).toEqual([
      ["Large Language Models", 3],
      ["Dataset", 1],
    ]);
    expect(index.papers[0]?.paper.categories).toEqual(["LLM", "Dataset"]);
  });

  it.each(["llm", "llms", "large-language-models", "llm,large-language-models"])(
    "are one in addresses, also in old ones: %s",
    (topics) => {
      const { chosen } = parseResearchQuery(`?topics=${topics}`, isKnownValue(index));
      expect(chosen.topics).toEqual(["large-language-models"]);
    },
  );

  it("leave other topics as they are", () => {
    expect(["Semantic Parsing", "constructor"].map(getTopic)).toEqual([
      "Semantic Parsing",
      "constructor",
    ]);
  });
});

test("somebody without a page has no place in the filter of authors (F25)", () => {
  expect(index.values.authors).toEqual([expect.objectContaining({ key: "ada-example", total: 1 })]);
});
