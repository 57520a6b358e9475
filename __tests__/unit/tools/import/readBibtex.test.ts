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
    ["an unknown macro", "@article{a,\n publisher = acm\n}", 2, /publisher: no @string "acm"/],
    ["a missing comma", "@article{a,\n title = {A}\n year = 2024\n}", 3, /comma .* title and year/],
    ["a field without a value", "@article{a,\n title = ,\n}", 2, /title has no value/],
    ["a field twice", "@article{a,\n year = 1,\n Year = 2\n}", 3, /Year .* first in line 2/],
    ["a missing key", "@article{title = {A}}", 1, /no key/],
    ["an open quotation mark", '@article{a,\n title = "A,\n note = "B"\n}', 2, /opens title/],
    ["two open braces", "@article{a,\n title = {{A,\n year = {2024}\n}", 2, /opens title/],
    ["a missing brace at the end", "@article{a,\n title = {A}", 1, /never closed/],
    ["a brace too many", "@article{a,\n title = {A}},\n year = 1\n}", 2, /remove the brace/],
    ["an unclosed macro", "@string{a = {b}", 1, /never closed/],
    ["an unclosed comment", "@comment{a", 1, /@comment is never closed/],
    ["a crossref to nothing", "@article{a,\n crossref = {vol}\n}", 2, /no entry "vol"/],
    ["unnamed authors", "@article{a,\n author = {Hopper and others}\n}", 2, /write every author/],
    ["an empty author", "@article{a,\n author = {Hopper and and King}\n}", 2, /author 2/],
    ["an unknown command", "@article{a,\n title = {\\unheardof x}\n}", 2, /\\unheardof/],
    ["a type with a slip", "@artcle{a}", 1, /did you mean "article"/],
    ["a type that the catalogue does not take", "@book{a}", 1, /@book/],
    ["a type that is none", "@hologram{a}", 1, /no entry type "@hologram"/],
    ["a lost letter", "@article{a,\n title = {Perch\ufffd}\n}", 2, /UTF-8/],
  ])("such as %s is told with its line, and the next entry is read", (_what, text, line, words) => {
    const { entries, refusals } = read(text, ...sound);
    expect(refusals).toEqual([
      expect.objectContaining({ line, message: expect.stringMatching(words) }),
    ]);
    expect(entries.map(({ key }) => key)).toEqual(["sound"]);
  });

  it("is told where braces that are missing here stand elsewhere, and the swallowed entry is read", () => {
    const lines = ["@article{a,", "  title = {{A,", "}", "@article{b,", "  title = {B}", "}}}"];
    expect(told(...lines)).toEqual(["2: the brace that opens title is never closed"]);
    expect(read(...lines).entries.map(({ key }) => key)).toEqual(["b"]);
  });

  it("is the second of two entries with one key, letter case ignored", () => {
    expect(told("@article{key}", "@article{KEY}")).toEqual([
      '2: the key "KEY" is used twice, first in line 1; give each entry its own',
    ]);
  });
});
