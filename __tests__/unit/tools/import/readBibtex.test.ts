import type { BibliographyEntry } from "../../../../tools/import/bibliographyEntry";
import { readBibtex } from "../../../../tools/import/readBibtex";

const read = (...lines: string[]) => readBibtex("papers.bib", lines.join("\n"));
const told = (...lines: string[]) =>
  read(...lines).refusals.map(({ line, message }) => `${String(line)}: ${message}`);
const getTexts = (entry: BibliographyEntry | undefined) =>
  Object.fromEntries([...(entry?.fields ?? [])].map(([field, { text }]) => [field, text]));

const sound = ["@article{sound,", "  title = {Sound},", "}"];

describe("BibTeX", () => {
  it("gives each fact as plain text with its line", () => {
    const { entries, refusals } = read(
      "Words between entries are passed over, as is me@example.org.",
      "@InProceedings{key-1,",
      '  Title = "A {T}itle" # { in two},',
      "  author = {Lovelace, Ada and",
      "    Grace Hopper},",
      "  month = aug, year = 2024",
      "}",
    );
    expect(refusals).toEqual([]);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      line: 2,
      key: "key-1",
      entryType: "inproceedings",
      authors: [
        { name: "Ada Lovelace", family: "Lovelace" },
        { name: "Grace Hopper", family: null },
      ],
    });
    expect(getTexts(entries[0])).toEqual({ title: "A Title in two", month: "aug", year: "2024" });
    expect(entries[0]?.fields.get("year")?.line).toBe(6);
  });

  it.each([
    ["{van der} Berg, Jan", "Jan van der Berg"],
    ["de la Cruz, Juan", "Juan de la Cruz"],
    ["King, Jr, Martin Luther", "Martin Luther King Jr"],
    ["Marco {Lo Pinto}", "Marco Lo Pinto"],
    ["{Research and Development Team}", "Research and Development Team"],
    ["Ban{\\'a}rescu, Laura", "Laura Banárescu"],
  ])("reads the name %s", (latex, name) => {
    const [entry] = read(`@article{a, author = {Hopper, Grace AND ${latex}}}`).entries;
    expect(entry?.authors.map((author) => author.name)).toEqual(["Grace Hopper", name]);
  });

  it("fills in macros, defined in either bracket", () => {
    const [entry] = read(
      '@string{acl = "Association"}',
      "@STRING(full = acl # { for Linguistics})",
      "@article(a, publisher = full, journal = {J})",
    ).entries;
    expect(getTexts(entry)).toMatchObject({ publisher: "Association for Linguistics" });
  });

  it("passes over comments, preambles and entries that are commented out", () => {
    expect(
      read("@comment{@article{x, title = {}}}", '@preamble{ "\\foo" }', "% @article{y,", ...sound),
    ).toMatchObject({ entries: [{ key: "sound" }], refusals: [] });
  });

  it("takes over what a paper's volume says, but for what is the volume's own", () => {
    const { entries, refusals } = read(
      "@inproceedings{paper, title = {Paper}, crossref = {VOL}, pages = {1--2}}",
      "@proceedings{vol, title = {The Volume}, year = 2024, publisher = {ACL}, pages = {1--999},",
      "  url = {https://example.org/volume}}",
    );
    expect(refusals).toEqual([]);
    expect(entries.map(getTexts)).toEqual([
      { title: "Paper", container: "The Volume", year: "2024", publisher: "ACL", pages: "1–2" },
    ]);
  });

  it("reads the names of biblatex's fields", () => {
    const [entry] = read(
      "@article{a, date = {2021-06-01}, journaltitle = {J}, location = {Pisa}, issue = {2}}",
    ).entries;
    expect(getTexts(entry)).toEqual({
      year: "2021",
      month: "06",
      container: "J",
      address: "Pisa",
      issue: "2",
    });
  });
});

describe("an issue of BibTeX", () => {
  it.each([
    [
      "an unknown macro",
      ["@article{a,", "  publisher = acm", "}"],
      '2: publisher: no @string "acm"; define it before, or write the text in braces',
    ],
    [
      "a missing comma",
      ["@article{a,", "  title = {A}", "  year = 2024", "}"],
      "3: a comma is missing between title and year",
    ],
    [
      "a field without a value",
      ["@article{a,", "  title = ,", "}"],
      "2: title has no value; write title = {…}",
    ],
    [
      "a field that stands twice",
      ["@article{a,", "  year = 1,", "  Year = 2", "}"],
      "3: Year stands twice, first in line 2; remove one",
    ],
    [
      "a missing key",
      ["@article{title = {A}}"],
      "1: the entry has no key; write @article{key, before its fields",
    ],
    [
      "an open quotation mark",
      ["@article{a,", '  title = "A,', '  note = "B"', "}"],
      "2: the quotation mark that opens title is never closed",
    ],
    [
      "two open braces",
      ["@article{a,", "  title = {{A,", "  year = {2024}", "}"],
      "2: the brace that opens title is never closed",
    ],
    [
      "a missing brace at the end",
      ["@article{a,", "  title = {A}"],
      "1: the entry is never closed; a brace is missing",
    ],
    [
      "a brace too many",
      ["@article{a,", "  title = {A}},", "  year = {2024}", "}"],
      "2: the entry is closed here, but fields follow in line 3; remove the brace too many",
    ],
    ["an unclosed macro", ["@string{a = {b}"], "1: the entry is never closed; a brace is missing"],
    ["an unclosed comment", ["@comment{a"], "1: the @comment is never closed; a brace is missing"],
    [
      "a crossref to nothing",
      ["@article{a,", "  crossref = {vol}", "}"],
      '2: crossref: the file has no entry "vol"',
    ],
    [
      "authors that are not named",
      ["@article{a,", "  author = {Hopper, Grace and others}", "}"],
      '2: author ends in "and others"; write every author',
    ],
    [
      "an empty author",
      ["@article{a,", "  author = {Hopper, Grace and and Lovelace, Ada}", "}"],
      '2: author 2 has no name; remove an "and" or write the name',
    ],
    [
      "an unknown command",
      ["@article{a,", "  title = {\\unheardof x}", "}"],
      "2: title: the LaTeX command \\unheardof is not known; write the letter itself",
    ],
    ["a type with a slip", ["@artcle{a}"], '1: no entry type "@artcle"; did you mean "article"?'],
    [
      "a type that the catalogue does not take",
      ["@book{a}"],
      "1: a @book is no paper of the catalogue, which takes papers in proceedings and articles in journals",
    ],
    [
      "a lost letter",
      ["@article{a,", "  title = {Perch\ufffd}", "}"],
      "2: a letter is not saved as UTF-8; save the file as UTF-8 and write the letter again",
    ],
  ])("such as %s is told with its line, and the next entry is read", (_what, lines, message) => {
    expect(told(...lines, ...sound)).toEqual([message]);
    expect(read(...lines, ...sound).entries.map(({ key }) => key)).toEqual(["sound"]);
  });

  it("is told where braces that are missing here stand elsewhere, and the swallowed entry is read", () => {
    const lines = ["@article{a,", "  title = {{A,", "}", "@article{b,", "  title = {B}", "}}}"];
    expect(told(...lines)).toEqual(["2: the brace that opens title is never closed"]);
    expect(read(...lines).entries.map(({ key }) => key)).toEqual(["b"]);
  });

  it("is the second of two entries with one key, letter case ignored", () => {
    expect(told("@article{key}", "@article{KEY}")).toEqual([
      '2: the key "KEY" stands twice, first in line 1; give each entry its own',
    ]);
  });
});
