import { toAclText } from "../../../../src/lib/citation/toCitations";
import { toBibtex } from "../../../../src/lib/citation/toBibtex";
import { citedPaper } from "./citedPaper";

it("a BibTeX entry has every fact of the record, one per line", () => {
  const url = "https://example.org/papers/1_a%20b/";
  const address = "Bangkok, Thailand and virtual meeting";
  expect(toBibtex(citedPaper({ doi: "10.18653/v1/2024.findings-acl.851", url, address }))).toBe(
    `@inproceedings{lovelace-etal-2024-word,
  title     = {Word Sense Linking: Disambiguating Outside the Sandbox},
  author    = {Huguet Cabot, Pere-Llu{\\'i}s and Botha, Jan A.},
  booktitle = {Findings of the Meeting},
  month     = aug,
  year      = {2024},
  address   = {{Bangkok, Thailand and virtual meeting}},
  publisher = {The Publisher},
  pages     = {11--22},
  url       = {https://example.org/papers/1_a%20b/},
  doi       = {10.18653/v1/2024.findings-acl.851}
}
`,
  );
});

it("a BibTeX entry has no field for a missing fact (RES-07)", () => {
  const entry = toBibtex(citedPaper({ pages: null }));
  expect(entry).not.toMatch(/pages|doi|note|null|undefined/);
});

it.each([
  ["NounAtlas: Filling the Gap", "{NounAtlas}: Filling the Gap"],
  ["ReLiK: Retrieve and LinK", "{ReLiK}: Retrieve and {LinK}"],
  ["XL-WiC: A Multilingual Benchmark", "{XL-WiC}: A Multilingual Benchmark"],
  ["ID10M: Idiom Identification in 10 Languages", "{ID10M}: Idiom Identification in 10 Languages"],
  ["SRL4E – Semantic Role Labeling", "{SRL4E} -- Semantic Role Labeling"],
  ["Breaking Through the 80% Glass Ceiling", "Breaking Through the 80\\% Glass Ceiling"],
  ["Just “OneSeC” for Producing", "Just ``{OneSeC}'' for Producing"],
  ["What’s the Meaning in Today’s NLU?", "What's the Meaning in Today's {NLU}?"],
  ["Trained from Scratch on Italian Data", "Trained from Scratch on {Italian} Data"],
  [
    "the Utility of Abstract Meaning Representation",
    "the Utility of {Abstract Meaning Representation}",
  ],
  ["Span- and Dependency-Based", "Span- and Dependency-Based"],
])("a BibTeX entry keeps capitals and special characters of the title %s", (title, written) => {
  expect(toBibtex(citedPaper({ title }))).toContain(`title     = {${written}},`);
});

it("a reference in ACL style has authors, year, title, proceedings, pages, place and publisher", () => {
  expect(toAclText(citedPaper({ authors: ["Ada Lovelace", "Alan Turing", "Grace Hopper"] }))).toBe(
    "Ada Lovelace, Alan Turing, and Grace Hopper. 2024. Word Sense Linking: Disambiguating Outside the Sandbox. In Findings of the Meeting, pages 11–22, Bangkok, Thailand. The Publisher.",
  );
});

it("a reference in ACL style joins two authors without a comma, and has no stray punctuation without pages (RES-07)", () => {
  expect(toAclText(citedPaper({ pages: null, title: "Do Models Understand?" }))).toBe(
    "Pere-Lluís Huguet Cabot and Jan A. Botha. 2024. Do Models Understand? In Findings of the Meeting, Bangkok, Thailand. The Publisher.",
  );
});

it("a reference in ACL style has volume, issue and pages of a journal", () => {
  const journal = { name: "Computational Linguistics", volume: "47", issue: "2" };
  expect(toAclText(citedPaper({ entryType: "article", journal, pages: "387–443" }))).toMatch(
    /Sandbox\. Computational Linguistics, 47\(2\):387–443\.$/,
  );
});
