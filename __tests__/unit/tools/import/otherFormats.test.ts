import type { BibliographyEntry } from "../../../../tools/import/bibliographyEntry";
import { readBibliography } from "../../../../tools/import/readBibliography";

const read = (file: string, text: string) => readBibliography(file, Buffer.from(text));
const told = (file: string, text: string) =>
  read(file, text).refusals.map(({ line, message }) => `${String(line)}: ${message}`);
const getTexts = (entry: BibliographyEntry | undefined) =>
  Object.fromEntries([...(entry?.fields ?? [])].map(([field, { text }]) => [field, text]));

const record = (...lines: string[]) => ["TY  - CONF", ...lines, "ER  - ", ""].join("\r\n");

describe("RIS", () => {
  it("gives each fact with its line, lines that go on included", () => {
    const { entries, refusals } = read(
      "papers.ris",
      record(
        "TI  - A title that",
        "goes on",
        "AU  - Lovelace, Ada",
        "A1  - King, Martin Luther, Jr",
        "T2  - Proceedings",
        "Y1  - 2024/08//",
        "SP  - 11",
        "EP  - 22",
        "AB  - Not ours.",
      ),
    );
    expect(refusals).toEqual([]);
    expect(entries[0]).toMatchObject({
      line: 1,
      key: null,
      authors: [
        { name: "Ada Lovelace", family: "Lovelace" },
        { name: "Martin Luther King Jr", family: "King" },
      ],
      hasAbstract: true,
    });
    expect(getTexts(entries[0])).toEqual({
      title: "A title that goes on",
      container: "Proceedings",
      year: "2024",
      month: "08",
      pages: "11–22",
    });
    expect(entries[0]?.fields.get("container")?.line).toBe(6);
  });

  it.each([
    [
      "TY  - BOOK\nTI  - A\nER  - \n",
      "1: the type BOOK isn't one for the catalogue; it takes papers in proceedings and articles in journals (CONF, CPAPER or JOUR)",
    ],
    ["TY  - CONF\nTI  - A\n", '1: the record is never closed; write "ER  - " after its last line'],
    ["TI  - A\n", '1: TI is outside a record; begin it with "TY  - " and the type'],
    ["Nonsense\n", '1: no record begins before this line; write "TY  - " and the type'],
  ])("tells the issue of %j and reads the next record", (lines, message) => {
    const text = lines + record("TI  - Sound");
    expect(told("papers.ris", text)).toEqual([message]);
    expect(read("papers.ris", text).entries.map(getTexts)).toEqual([{ title: "Sound" }]);
  });
});

describe("CSL-JSON", () => {
  const item = {
    id: "key",
    type: "article-journal",
    title: "A <i>title</i>",
    author: [
      { family: "Berg", given: "Jan", "non-dropping-particle": "van der" },
      { literal: "The Team" },
      { family: "King", given: "Martin Luther", suffix: "Jr." },
    ],
    issued: { "date-parts": [[2024, "8"]] },
    volume: 47,
    abstract: "Not ours.",
  };

  it("gives each fact with its line", () => {
    const { entries, refusals } = read("papers.json", JSON.stringify([item], null, 2));
    expect(refusals).toEqual([]);
    expect(entries[0]).toMatchObject({
      line: 2,
      key: "key",
      entryType: "article",
      authors: [
        { name: "Jan van der Berg", family: "van der Berg" },
        { name: "The Team", family: null },
        { name: "Martin Luther King Jr.", family: "King" },
      ],
      hasAbstract: true,
    });
    expect(getTexts(entries[0])).toEqual({
      title: "A title",
      year: "2024",
      month: "8",
      volume: "47",
    });
    expect(entries[0]?.fields.get("title")?.line).toBe(5);
  });

  it("reads one item without a list, and a date in words", () => {
    const text = JSON.stringify({ ...item, issued: { raw: "2024-08" } });
    expect(getTexts(read("papers.json", text).entries[0])).toMatchObject({
      year: "2024",
      month: "08",
    });
  });

  it("tells what is no item, or of another type, and reads the next", () => {
    const text = JSON.stringify([7, { type: "book" }, item], null, 1);
    expect(told("papers.json", text)).toEqual([
      "2: isn't an item of CSL-JSON; write an object with type and title",
      '4: the type "book" isn\'t one for the catalogue; it takes papers in proceedings and articles in journals ("paper-conference" or "article-journal")',
    ]);
    expect(read("papers.json", text).entries).toHaveLength(1);
  });
});

describe("a file", () => {
  it("of another kind is refused by its name", () => {
    expect(told("papers.txt", "")).toEqual([
      "1: doesn't have a bibliography's name; give a file that ends in .bib, .ris or .json",
    ]);
  });

  it("in UTF-16 is refused whole", () => {
    const bytes = Buffer.from("\ufeff@article{a}", "utf16le");
    expect(readBibliography("papers.bib", bytes).refusals).toEqual([
      { file: "papers.bib", line: 1, message: "the file is saved as UTF-16; save it as UTF-8" },
    ]);
  });
});
