import { checkContent } from "../../../../tools/check/checkContent";
import { catalogueRecords } from "../../lib/citation/cataloguePapers";
import { placeAndWords, validFiles, validRecords, toJsonText } from "./fixtures/validRecords";

const PAPER = "data/publications/a-paper.json";
const SECOND = "data/publications/b-paper.json";

/** The check's lines on the sound records with changed papers. */
function linesWith(papers: Readonly<Record<string, object>>): string[] {
  const files = validFiles();
  const records = new Map(files.records);
  for (const [file, changes] of Object.entries(papers)) {
    records.set(file, Buffer.from(toJsonText({ ...validRecords[file], ...changes })));
  }
  return checkContent({ ...files, records }).map(placeAndWords);
}

describe("the year of a paper", () => {
  it.each([1950, 2018, 2026, 2100])("may be %d", (publicationYear) => {
    expect(linesWith({ [PAPER]: { publicationYear } })).toEqual([]);
  });

  it.each([1949, 2101])("may not be %d", (publicationYear) => {
    expect(linesWith({ [PAPER]: { publicationYear } })).toEqual([
      expect.stringContaining(
        `publicationYear: must be a whole number from 1950 to 2100, not ${String(publicationYear)}`,
      ),
    ]);
  });

  it("lies between 2019 and 2025 in the shipped catalogue, which has 55 to 65 papers (GEN-06)", () => {
    const years = catalogueRecords.map(({ publicationYear }) => publicationYear);
    expect([Math.min(...years), Math.max(...years)]).toEqual([2019, 2025]);
    expect(Math.abs(years.length - 60)).toBeLessThanOrEqual(5);
  });
});

describe("a text of one line", () => {
  it.each(["A\nER  - \nB", "A\tB", "A\r\nB"])("may not be %j", (title) => {
    const paper = { title, url: "https://papers.example/a-paper" };
    expect(linesWith({ [PAPER]: { paper } })).toEqual([
      expect.stringContaining(
        "paper.title: must stay on one line; write a blank instead of the line break or tab",
      ),
    ]);
  });
});

describe("the pages of a paper", () => {
  it.each(["1–10", "7", "12:1–12:20"])("may be %s", (pages) => {
    expect(linesWith({ [PAPER]: { pages } })).toEqual([]);
  });

  it.each(["1-10", "1--10", "pp. 1–10"])("may not be %s", (pages) => {
    expect(linesWith({ [PAPER]: { pages } })).toEqual([
      expect.stringContaining('pages: write "1–10"'),
    ]);
  });
});

it("the Anthology's identifier is no address", () => {
  const anthologyId = "https://aclanthology.org/P19-1335/";
  expect(linesWith({ [PAPER]: { anthologyId } })).toEqual([
    expect.stringContaining("anthologyId: write the identifier alone, such as P19-1335"),
  ]);
});

describe("one paper in two files", () => {
  it("is told by its DOI, letter case ignored", () => {
    const paper = { title: "B", url: "https://papers.example/b", doi: "10.1234/A.Paper" };
    expect(linesWith({ [SECOND]: { paper } })).toEqual([
      expect.stringMatching(
        /b-paper\.json:.* paper\.doi: "10\.1234\/A\.Paper" is already the DOI of data\/publications\/a-paper\.json/,
      ),
    ]);
  });

  it("is told by its address", () => {
    const paper = { title: "B", url: "https://papers.example/a-paper" };
    expect(linesWith({ [SECOND]: { paper } })).toEqual([
      expect.stringMatching(
        /b-paper\.json:.* paper\.url: "https:\/\/papers\.example\/a-paper" is already the address of data\/publications\/a-paper\.json/,
      ),
    ]);
  });

  it("is told by the Anthology's identifier", () => {
    expect(
      linesWith({ [PAPER]: { anthologyId: "P19-1335" }, [SECOND]: { anthologyId: "P19-1335" } }),
    ).toEqual([
      expect.stringMatching(
        /b-paper\.json:.* anthologyId: "P19-1335" is already the anthologyId of data\/publications\/a-paper\.json/,
      ),
    ]);
  });
});

it("a paper whose JSON is broken makes no issue of the author's file", () => {
  const files = validFiles();
  const encode = (text: string) => Buffer.from(text);
  const spellings = ["Ada Lovelace", "Augusta Ada Lovelace"];
  const paper = { ...validRecords[SECOND], authors: [{ name: "Augusta Ada Lovelace" }] };
  const author = { id: "ada-lovelace", name: "Ada Lovelace", spellings };
  const records = new Map([
    ...files.records,
    [SECOND, encode(toJsonText(paper).replace(",", ""))] as const,
    ["data/authors/ada-lovelace.json", encode(toJsonText(author))] as const,
  ]);
  const lines = checkContent({ ...files, records }).map(placeAndWords);
  expect(lines).not.toEqual([]);
  expect(lines.filter((line) => line.startsWith("data/authors/"))).toEqual([]);
});
