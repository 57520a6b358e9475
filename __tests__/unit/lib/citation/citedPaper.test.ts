import { toCitedPaper, formatPageRange } from "../../../../src/lib/citation/citedPaper";

/** Response of the records' query, with fields that references don't use. */
const record = {
  prettyURL: "a-paper",
  entryType: "inproceedings",
  bibkey: "doe-2021-paper",
  paper: { title: "A Paper", url: "https://papers.example/a-paper", doi: null },
  authors: [{ name: "Jane Doe", family: null, isOrganization: null }],
  booktitle: "Proceedings",
  journal: null,
  publicationYear: 2021,
  publicationMonth: 8,
  address: "Rome",
  publisher: "ACL",
  pages: null,
  citation: null,
  full: { abstractText: "What it says." },
};

it("keeps only the facts of a reference, since visitors load all papers' at once", () => {
  expect(toCitedPaper(record)).toEqual({
    entryType: "inproceedings",
    bibkey: "doe-2021-paper",
    title: "A Paper",
    url: "https://papers.example/a-paper",
    doi: null,
    authors: ["Jane Doe"],
    families: [],
    booktitle: "Proceedings",
    journal: null,
    year: 2021,
    month: 8,
    address: "Rome",
    publisher: "ACL",
    pages: null,
    note: null,
  });
});

it.each([
  ["1-10", "1–10"],
  ["1 -- 10", "1–10"],
  ["1—10", "1–10"],
  ["1−10", "1–10"],
  ["pp. 1–10", "1–10"],
  ["pp.1-10", "1–10"],
  ["p. 7", "7"],
  ["Pages 7", "7"],
  ["1–10", "1–10"],
  ["12:1–12:20", "12:1–12:20"],
  ["A-7", "A-7"],
  ["P12", "P12"],
])("formats the pages %s as %s", (written, expected) => {
  expect(formatPageRange(written)).toBe(expected);
});
