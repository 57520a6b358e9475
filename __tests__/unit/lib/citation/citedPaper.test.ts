import { toCitedPaper } from "../../../../src/lib/citation/citedPaper";

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
