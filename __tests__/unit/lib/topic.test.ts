import { indexPapers, isKnownValue } from "../../../src/blocks/research/paperIndex";
import { getTopic } from "../../../src/lib/topic";
import { parseResearchQuery, nothingChosen } from "../../../src/routes/researchQuery";
import { paperWith } from "../blocks/research/explorerPapers";
import { ALL, countTopicYears } from "../../../src/blocks/research/TopicYears";
import { publicationPath } from "../../../src/routes/paths";

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

it("spellings of one topic are one filter value, counted once per paper; records keep their labels (RES-06)", () => {
  expect(index.values.topics.map(({ label, total }) => [label, total])).toEqual([
    ["Large Language Models", 3],
    ["Dataset", 1],
  ]);
  expect(index.papers[0]?.paper.categories).toEqual(["LLM", "Dataset"]);
});

it.each(["llm", "llms", "large-language-models", "llm,large-language-models"])(
  "an address with any spelling of a topic, even an old one, selects that topic: %s (RES-06)",
  (topics) => {
    const { chosen } = parseResearchQuery(`?topics=${topics}`, isKnownValue(index));
    expect(chosen.topics).toEqual(["large-language-models"]);
  },
);

it("the spellings of a topic don't affect other topics (RES-06)", () => {
  expect(["Semantic Parsing", "constructor"].map(getTopic)).toEqual([
    "Semantic Parsing",
    "constructor",
  ]);
});

test("a person without a page is not among the filter's authors (F25)", () => {
  expect(index.values.authors).toEqual([expect.objectContaining({ key: "ada-example", total: 1 })]);
});

test("papers are counted once by topic and year under all other filters", () => {
  const index = indexPapers(
    [
      paperWith({ prettyURL: "a", year: 2024, categories: ["LLM", "Large Language Models"] }),
      paperWith({ prettyURL: "b", year: 2024, categories: ["Dataset"], award: "Best Paper" }),
      paperWith({ prettyURL: "c", year: 2022, categories: ["Dataset", "LLM"] }),
    ],
    [],
  );
  const count = countTopicYears(index, { ...nothingChosen, topics: ["dataset"], years: ["2022"] });
  expect(count("large-language-models", "2024")).toBe(1);
  expect(count("large-language-models", ALL)).toBe(2);
  expect(count(ALL, "2024")).toBe(2);
  expect(count(ALL, ALL)).toBe(3);
  expect(count("dataset", "2023")).toBe(0);
  expect(countTopicYears(index, { ...nothingChosen, award: ["yes"] })(ALL, ALL)).toBe(1);
  expect(countTopicYears(index, nothingChosen, new Set([publicationPath("c")]))(ALL, ALL)).toBe(1);
});
