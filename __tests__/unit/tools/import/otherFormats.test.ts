import type { BibliographyEntry } from "../../../../tools/import/bibliographyEntry";
import { readBibliography } from "../../../../tools/import/readBibliography";

const read = (file: string, text: string) => readBibliography(file, Buffer.from(text));
const told = async (file: string, text: string) =>
  (await read(file, text)).refusals.map(({ line, message }) => `${line}: ${message}`);
const getTexts = (entry: BibliographyEntry | undefined) => Object.fromEntries(entry?.fields ?? []);

const record = (...lines: string[]) => ["TY  - CONF", ...lines, "ER  - ", ""].join("\r\n");

describe("RIS", () => {
  it("gives each fact, lines that go on included", async () => {
    const { entries, refusals } = await read(
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
  });

  it.each([
    [
      "TY  - CONF\nTI  - A\n",
      ['1: the record is never closed; write "ER  - " after its last line'],
    ],
    ["1.\n", []],
  ])("reads the record after %j", async (lines, refusals) => {
    const text = lines + record("TI  - Sound");
    expect(await told("papers.ris", text)).toEqual(refusals);
    expect((await read("papers.ris", text)).entries.map(getTexts)).toEqual([{ title: "Sound" }]);
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

  it("gives each fact, with the line of the item", async () => {
    const { entries, refusals } = await read("papers.json", JSON.stringify([item], null, 2));
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
  });

  it("reads one item without a list, and a date in words", async () => {
    const text = JSON.stringify({ ...item, issued: { raw: "2024-08" } });
    expect(getTexts((await read("papers.json", text)).entries[0])).toMatchObject({
      year: "2024",
      month: "08",
    });
  });

  it("tells what is no item, and reads the next", async () => {
    const text = JSON.stringify([7, item], null, 1);
    expect(await told("papers.json", text)).toEqual([
      "2: isn't an item of CSL-JSON; write an object with type and title",
    ]);
    expect((await read("papers.json", text)).entries).toHaveLength(1);
  });
});

describe("a file", () => {
  it("of another kind is refused by its name", async () => {
    expect(await told("papers.txt", "")).toEqual([
      "1: doesn't have a bibliography's name; give a file that ends in .bib, .ris or .json",
    ]);
  });

  it("in UTF-16 is refused whole", async () => {
    const bytes = Buffer.from("\ufeff@article{a}", "utf16le");
    expect((await readBibliography("papers.bib", bytes)).refusals).toEqual([
      { file: "papers.bib", line: 1, message: "the file is saved as UTF-16; save it as UTF-8" },
    ]);
  });
});
