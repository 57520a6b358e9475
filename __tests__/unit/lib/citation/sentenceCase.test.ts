import { toLatexTitle } from "../../../../src/lib/citation/latex";
import { toSentenceCase } from "../../../../src/lib/citation/proseReferences";

it.each([
  ["What Did I Learn from Non-English Data", "What did I learn from non-English data"],
  ["Why I’m Not an Island", "Why I’m not an island"],
  ["Models for English-Centric Data", "Models for English-centric data"],
  ["Data for Non-Englishmen", "Data for non-englishmen"],
  ["Parsing C# with Wikipedia", "Parsing C# with Wikipedia"],
  ["Is a Plan in It", "Is a plan in it"],
  ["Human Parity? The Human Reference", "Human parity? The human reference"],
  ["SRL4E – Semantic Role Labeling", "SRL4E – Semantic role labeling"],
  ["ReLiK: Retrieve and LinK, Fast", "ReLiK: Retrieve and LinK, fast"],
])("converts %s to %s", (title, expected) => {
  expect(toSentenceCase(title)).toBe(expected);
});

it("BibTeX protects the same words, and only the name in a hyphenated word", () => {
  expect(toLatexTitle("What Did I Learn from Non-English Data")).toBe(
    "What Did {I} Learn from Non-{English} Data",
  );
});
