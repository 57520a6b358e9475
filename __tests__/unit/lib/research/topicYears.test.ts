import { indexPapers } from "../../../../src/lib/research/paperIndex";
import { ALL, countTopicYears } from "../../../../src/lib/research/topicYears";
import { publicationPath } from "../../../../src/routes/paths";
import { nothingChosen } from "../../../../src/routes/researchQuery";
import { paperWith } from "./explorerPapers";

const index = indexPapers(
  [
    paperWith({ prettyURL: "a", year: 2024, categories: ["LLM", "Large Language Models"] }),
    paperWith({ prettyURL: "b", year: 2024, categories: ["Dataset"], award: "Best Paper" }),
    paperWith({ prettyURL: "c", year: 2022, categories: ["Dataset", "LLM"] }),
  ],
  [],
);

test("papers are counted once by topic and year under all other filters", () => {
  const count = countTopicYears(index, { ...nothingChosen, topics: ["dataset"], years: ["2022"] });
  expect(count("large-language-models", "2024")).toBe(1);
  expect(count("large-language-models", ALL)).toBe(2);
  expect(count(ALL, "2024")).toBe(2);
  expect(count(ALL, ALL)).toBe(3);
  expect(count("dataset", "2023")).toBe(0);
  expect(countTopicYears(index, { ...nothingChosen, award: ["yes"] })(ALL, ALL)).toBe(1);
  expect(countTopicYears(index, nothingChosen, new Set([publicationPath("c")]))(ALL, ALL)).toBe(1);
});
