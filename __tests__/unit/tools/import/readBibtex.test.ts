import type { BibliographyEntry } from "../../../../tools/import/bibliographyEntry";
import { readBibtex } from "../../../../tools/import/readBibtex";

const read = (...lines: string[]) => readBibtex("papers.bib", lines.join("\n"));
const getTexts = (entry: BibliographyEntry | undefined) => Object.fromEntries(entry?.fields ?? []);

const sound = ["@article{sound,", "  title = {Sound},", "}"];

describe("BibTeX", () => {
  it("gives each fact as plain text, with the line of the entry", async () => {
    const { entries, refusals } = await read(
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
        { name: "Grace Hopper", family: "Hopper" },
      ],
    });
    expect(getTexts(entries[0])).toEqual({ title: "A Title in two", month: "8", year: "2024" });
  });

  it.each([
    ["{van der} Berg, Jan", "Jan van der Berg"],
    ["de la Cruz, Juan", "Juan de la Cruz"],
    ["King, Jr, Martin Luther", "Martin Luther King Jr"],
    ["Fulton, James E., Jr.", "James E. Fulton Jr."],
    ["Huguet Cabot, Pere-Llu{\\'\\i}s", "Pere-Lluís Huguet Cabot"],
    ["Marco {Lo Pinto}", "Marco Lo Pinto"],
    ["{Research and Development Team}", "Research and Development Team"],
    ["Ban{\\'a}rescu, Laura", "Laura Banárescu"],
  ])("reads the name %s", async (latex, name) => {
    const { entries } = await read(`@article{a, author = {Hopper, Grace AND ${latex}}}`);
    expect(entries[0]?.authors.map((author) => author.name)).toEqual(["Grace Hopper", name]);
  });

  it("fills in macros, defined in either bracket", async () => {
    const { entries } = await read(
      '@string{acl = "Association"}',
      "@STRING(full = acl # { for Linguistics})",
      "@article(a, publisher = full, journal = {J})",
    );
    expect(getTexts(entries[0])).toMatchObject({ publisher: "Association for Linguistics" });
  });

  it("passes over comments, preambles and entries that are commented out", async () => {
    expect(
      await read(
        "@comment{@article{x, title = {}}}",
        '@preamble{ "\\foo" }',
        "% @article{y,",
        ...sound,
      ),
    ).toMatchObject({ entries: [{ key: "sound" }], refusals: [] });
  });

  it("takes over what a paper's volume says, but for what is the volume's own", async () => {
    const { entries, refusals } = await read(
      "@inproceedings{paper, title = {Paper}, crossref = {VOL}, pages = {1--2}}",
      "@proceedings{vol, title = {The Volume}, year = 2024, publisher = {ACL}, pages = {1--999},",
      "  url = {https://example.org/volume}}",
    );
    expect(refusals).toEqual([]);
    expect(getTexts(entries[0])).toEqual({
      title: "Paper",
      container: "The Volume",
      year: "2024",
      publisher: "ACL",
      pages: "1–2",
    });
  });

  it("reads the names of biblatex's fields", async () => {
    const { entries } = await read(
      "@article{a, date = {2021-06-01}, journaltitle = {J}, location = {Pisa}, issue = {2}}",
    );
    expect(getTexts(entries[0])).toEqual({
      year: "2021",
      month: "06",
      container: "J",
      address: "Pisa",
      issue: "2",
    });
  });
});

describe("a text of BibTeX as people read it", () => {
  it.each([
    ["Llu{\\'{\\i}}s and Llu\\'{\\i}s", "Lluís and Lluís"],
    ["Fran{\\c{c}}ois, Fran\\c cois", "François, François"],
    ["{\\v{C}}ibej, \\v Cibej", "Čibej, Čibej"],
    ["Scir\\`{e}, Scir{\\`e}, Scir\\`e", "Scirè, Scirè, Scirè"],
    ["Nguy{\\~{\\^e}}n", "Nguyễn"],
    [
      "{\\AA}ngstr{\\\"o}m, \\o stergaard, {\\L}{\\'o}d{\\'z}, Stra{\\ss}e",
      "Ångström, østergaard, Łódź, Straße",
    ],
    ["{\\DJ}or{\\dj}e, I{\\c{s}}{\\i}k, \\aa kan", "Đorđe, Işık, åkan"],
    ["{REBEL}: {R}elation", "REBEL: Relation"],
    ["What{'}s in ``a name''---or 'two' `three'?", "What’s in “a name”—or ‘two’ ‘three’?"],
    ["80\\% of R\\&D, {\\textasciitilde}5 \\$, a < b", "80% of R&D, ~5 $, a < b"],
    ["An \\emph{important} \\textbf{word} \\textsc{wsd}, {\\em all}", "An important word wsd, all"],
    ["\\href{https://example.org}{a link}", "a link"],
    ["$\\alpha$-divergence, 3\\,$\\mu$m, H$_2$O", "α-divergence, 3 μm, H₂O"],
    ["$2^k$, 2^k, $e^2$, 5\\textsuperscript{th}", "2ᵏ, 2^k, e², 5th"],
    ["Vol.~1,\n   two  lines", "Vol. 1, two lines"],
    ["{\\LaTeX}, {\\TeX} and {\\ldots}", "LaTeX, TeX and …"],
    ["日本語 and Ελληνικά", "日本語 and Ελληνικά"],
  ])("reads %s", async (latex, title) => {
    const { entries } = await read(`@article{a, title = {${latex}}}`);
    expect(getTexts(entries[0])).toEqual({ title });
  });

  it("keeps an address as it is, without escapes and \\url", async () => {
    const { entries } = await read(
      "@article{a, url = {\\url{https://example.org/a\\_b%20c~d}}, doi = {10.1162/coli\\_a\\_00405}}",
    );
    expect(getTexts(entries[0])).toEqual({
      url: "https://example.org/a_b%20c~d",
      doi: "10.1162/coli_a_00405",
    });
  });
});

describe("a fault of BibTeX", () => {
  it.each([
    ["a missing comma", "@article{a,\n title = {A}\n year = 2024\n}", /comma/],
    ["an open quotation mark", '@article{a,\n title = "A,\n note = "B"\n}', /quotation mark/],
    ["two open braces", "@article{a,\n title = {{A,\n year = {2024}\n}", /brace/],
    ["a missing brace at the end", "@article{a,\n title = {A}", /brace/],
    ["an entry in an entry", "@article{a,\n title = {{A,\n}\n@misc{b,\n}}}", /another entry/],
  ])("such as %s is told, and the next entry is read", async (_what, text, words) => {
    const { entries, refusals } = await read(text, ...sound);
    expect(refusals).toEqual([
      { file: "papers.bib", line: 1, message: expect.stringMatching(words) },
    ]);
    expect(entries.map(({ key }) => key)).toEqual(["sound"]);
  });

  it.each([
    ["\\unheardof{x}", /^title: the LaTeX command \\unheardof isn't known/],
    ["Perch\ufffd", /UTF-8/],
    ["}, author = KING # { and A}, x={", /^author: a name is a @string/],
  ])("in the title %s is one of its entry", async (title, words) => {
    const { entries } = await read(`@article{a, title = {${title}}, abstract = {\\unknown}}`);
    expect(entries[0]?.faults).toEqual([expect.stringMatching(words)]);
  });

  it.each(["Miller, D., Firby, J.", "B Balakrisnan , S Patil", "Ada Kee andBea Lee"])(
    "is an author that is two: %s",
    async (author) => {
      const { entries } = await read(`@article{a, author = {${author} and E Smela}}`);
      expect(entries[0]?.faults).toEqual([expect.stringMatching(/names run together/)]);
    },
  );
});
