import { plugins } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-ris";
import type { CitationFormat, CitedPaper } from "../../../../src/lib/citation/citedPaper";
import { toCitations } from "../../../../src/lib/citation/toCitations";
import { catalogueRecords, getCited } from "./cataloguePapers";

// Prevents network requests; node-fetch is no CommonJS package.
jest.mock("node-fetch", () => ({}));

const readBack = (text: string): Record<string, unknown>[] =>
  plugins.input.chain(text, { generateGraph: false });

/** Unifies quotes, dashes, accents and white space, which formats write differently. */
const plain = (value: unknown) =>
  (typeof value === "string" ? value : "")
    .normalize("NFC")
    .replace(/<[^>]*>/g, "")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–-]+/g, "-")
    .replace(/\s+/g, " ")
    .trim();

interface ReadName {
  given?: string;
  family?: string;
  literal?: string;
  "non-dropping-particle"?: string;
  "dropping-particle"?: string;
}

const getName = (name: ReadName) =>
  plain(
    [
      name.given,
      name["dropping-particle"],
      name["non-dropping-particle"],
      name.family ?? name.literal,
    ]
      .filter(Boolean)
      .join(" "),
  );

const isNames = (value: unknown): value is ReadName[] => Array.isArray(value);

const getYear = (issued: unknown) => /"date-parts":\[\[(\d{4})/.exec(JSON.stringify(issued))?.[1];

const getFacts = (item: Record<string, unknown>) => ({
  title: plain(item.title),
  authors: isNames(item.author) ? item.author.map(getName) : [],
  venue: plain(item["container-title"]),
  year: getYear(item.issued),
  pages: plain(item.page),
  doi: item.DOI ?? null,
});

const getExpected = (paper: CitedPaper) => ({
  title: plain(paper.title),
  authors: paper.authors.map((name) => plain(name)),
  venue: plain(paper.journal?.name ?? paper.booktitle),
  year: String(paper.year),
  pages: plain(paper.pages),
  doi: paper.doi,
});

const papers = catalogueRecords.map(getCited);
const formats: CitationFormat[] = ["bibtex", "ris", "csl"];

describe.each(formats)("%s, read back by an independent reader", (format) => {
  it("has title, authors, venue, year, pages and DOI of every paper of the catalogue, in order", () => {
    expect(readBack(toCitations(papers, format)).map(getFacts)).toEqual(papers.map(getExpected));
  });
});
