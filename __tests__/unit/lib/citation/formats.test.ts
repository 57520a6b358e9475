import { toApaText, toSentenceCase, toCsl, toRis } from "../../../../src/lib/citation/toCitations";
import { toBibtex } from "../../../../src/lib/citation/toBibtex";
import { citedPaper } from "./citedPaper";
import { toLatexTitle } from "../../../../src/lib/citation/latex";

const journal = { name: "Computational Linguistics", volume: "47", issue: "2" };

it("a RIS record has one tag per line, separate date parts and both pages", () => {
  expect(toRis(citedPaper({ doi: "10.1000/1" })).split("\r\n")).toEqual([
    "TY  - CONF",
    "ID  - lovelace-etal-2024-word",
    "TI  - Word Sense Linking: Disambiguating Outside the Sandbox",
    "AU  - Huguet Cabot, Pere-Lluís",
    "AU  - Botha, Jan A.",
    "T2  - Findings of the Meeting",
    "C3  - Findings of the Meeting",
    "PY  - 2024",
    "DA  - 2024/08//",
    "SP  - 11",
    "EP  - 22",
    "CY  - Bangkok, Thailand",
    "PB  - The Publisher",
    "DO  - 10.1000/1",
    "UR  - https://example.org/papers/1/",
    "ER  - ",
    "",
  ]);
});

it("a RIS record isn't ended by a line break in a fact", () => {
  const broken = citedPaper({ title: "A\nER  - \n\nB", booktitle: "Findings\r\nof the Meeting" });
  const lines = toRis(broken).split(/[\r\n]+/);
  expect(lines).toContain("TI  - A ER - B");
  expect(lines).toContain("T2  - Findings of the Meeting");
  expect(lines.filter((line) => line.startsWith("ER"))).toHaveLength(1);
});

it("a RIS record has no line for a missing fact (RES-07)", () => {
  expect(toRis(citedPaper({ pages: null }))).not.toMatch(/^(SP|EP|DO|N1|VL|IS)|null|undefined/m);
});

it("separate page ranges keep their first and last page, and CSL's hyphens", () => {
  const paper = citedPaper({ pages: "11–20, 25–30" });
  expect(toRis(paper)).toMatch(/^SP {2}- 11\r\nEP {2}- 30\r$/m);
  expect(toCsl(paper).page).toBe("11-20, 25-30");
});

it("a draft without a month is cited without one", () => {
  const paper = citedPaper({ month: null });
  expect(toRis(paper)).toMatch(/^DA {2}- 2024\/\/\r$/m);
  expect(toBibtex(paper)).not.toContain("month");
  expect(toCsl(paper).issued).toEqual({ "date-parts": [[2024]] });
});

it("a reference in APA style has initials, the year in parentheses, the title in sentence case and the DOI as a link", () => {
  expect(toApaText(citedPaper({ doi: "10.1000/1" }))).toBe(
    "Huguet Cabot, P.-L., & Botha, J. A. (2024). Word sense linking: Disambiguating outside the sandbox. In Findings of the Meeting (pp. 11–22). The Publisher. https://doi.org/10.1000/1",
  );
});

it("a reference in APA style has volume, issue and pages of a journal, and the paper's address without a DOI", () => {
  expect(toApaText(citedPaper({ entryType: "article", journal, authors: ["Ada Byron"] }))).toBe(
    "Byron, A. (2024). Word sense linking: Disambiguating outside the sandbox. Computational Linguistics, 47(2), 11–22. https://example.org/papers/1/",
  );
});

it("a reference in APA style lists twenty authors; of more, the first nineteen and the last", () => {
  const authors = (count: number) =>
    Array.from({ length: count }, (_, index) => `Given Name${index + 1}`);
  expect(toApaText(citedPaper({ authors: authors(20) }))).toContain("Name19, G., & Name20, G. (");
  const cut = toApaText(citedPaper({ authors: authors(21) }));
  expect(cut).toContain("Name19, G., . . . Name21, G. (");
  expect(cut).not.toContain("Name20");
});

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
])("sentence case converts %s to %s", (title, expected) => {
  expect(toSentenceCase(title)).toBe(expected);
});

it("BibTeX protects the words that keep their capitals, and only the name in a hyphenated word", () => {
  expect(toLatexTitle("What Did I Learn from Non-English Data")).toBe(
    "What Did {I} Learn from Non-{English} Data",
  );
});
