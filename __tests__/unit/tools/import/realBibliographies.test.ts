import { planImport } from "../../../../tools/import/planImport";
import { validFiles } from "../../content/fixtures/validRecords";

const NONE = validFiles();
const getPlan = (name: string, text: string) =>
  planImport([{ name, bytes: Buffer.from(text) }], NONE, Date.UTC(2026, 0, 15));

const ris = (...lines: string[]) => ["TY  - JOUR", ...lines, "ER  - ", ""].join("\n");
const csl = (item: object) => JSON.stringify([item]);
const article = (more: string) =>
  `@article{a, author={Doe, Jane}, title={T}, year={2021}, ${more}}`;
const todo = (what: string) => `To be written: ${what}`;
const address = "https://example.org/3";
const month = todo("the month, 1 to 12");

it.each<[string, string, object]>([
  [
    "nothing but names, title, proceedings and date",
    "@inproceedings{a, author={Doe, Jane}, title={T}, booktitle={Proceedings of X}, date={2021}}",
    {
      publicationYear: 2021,
      publicationMonth: month,
      address: todo("the place"),
      publisher: todo("the publisher"),
      paper: { url: todo("the address of the paper's page") },
      conference: "X 2021",
    },
  ],
  [
    "an article without volume or journal",
    article(`url={${address}}`),
    {
      journal: { name: todo("the journal"), volume: todo("the volume") },
      venueId: todo("the short name of the venue"),
    },
  ],
  [
    "a preprint as an article",
    article("journal={arXiv preprint arXiv:2105.03322}"),
    {
      booktitle: "arXiv preprint arXiv:2105.03322",
      journal: { name: "arXiv", volume: "2105.03322" },
      venueId: "arxiv",
      publicationMonth: 5,
      paper: { url: "https://arxiv.org/abs/2105.03322" },
    },
  ],
  [
    "a preprint as arXiv exports it",
    "@misc{a, author={Jane Doe}, title={T}, eprint={2105.03323}, archivePrefix={arXiv}}",
    { entryType: "article", publicationYear: 2021, journal: { volume: "2105.03323" } },
  ],
  [
    "a preprint in CSL",
    csl({
      type: "article",
      title: "T",
      author: [{ family: "Doe", given: "Jane" }],
      number: "arXiv:cs/0105009",
      issued: { "date-parts": [[2002]] },
    }),
    { publicationYear: 2002, publicationMonth: month, journal: { volume: "cs/0105009" } },
  ],
  [
    "a subtitle",
    article("subtitle={A Study of Words}"),
    { paper: { title: "T: A Study of Words" } },
  ],
  [
    '"and others"',
    "@article{a, author={Doe, Jane and others}, title={T}, year=2021}",
    { authors: [{ name: "Jane Doe" }, { name: todo("the other authors") }] },
  ],
  ["a range of months", article('month=jul # "--" # aug'), { publicationMonth: 7 }],
  ["a reference in a note", article(String.raw`note={See \cite{x}}`), {}],
  [
    "an http address beside a DOI",
    article("url={http://www.jstor.org/1}, doi={https://doi.org/10.1000/1}"),
    { paper: { url: "https://doi.org/10.1000/1", doi: "10.1000/1" } },
  ],
  ["a short DOI", article("doi={10/f8tz8t}"), { paper: { url: "https://doi.org/10/f8tz8t" } }],
  [
    "a DOI with signs that addresses lack",
    article("doi={10.1002/(SICI)19:4<377::AID>3.0.CO;2-P}"),
    { paper: { url: "https://doi.org/10.1002/(SICI)19:4%3C377::AID%3E3.0.CO;2-P" } },
  ],
  [
    "Crossref's own JSON",
    JSON.stringify({
      message: {
        type: "journal-article",
        title: ["R&amp;D"],
        subtitle: ["Why"],
        "container-title": ["J. Words"],
        volume: "1",
        author: [{ family: "Doe", given: "Jane" }],
        issued: { "date-parts": [[2021, 3]] },
      },
    }),
    { paper: { title: "R&D: Why" }, journal: { name: "J. Words" }, publicationMonth: 3 },
  ],
  [
    "an abbreviation of the standard styles",
    article("journal=cacm, volume=1"),
    { journal: { name: "Communications of the ACM" } },
  ],
  [
    "RIS with numbered records, Greek in the title and a month elsewhere",
    `1.\n${ris("T1  - On β", "AU  - Doe, Jane", "PY  - 2021", "DA  - 2021/06/01", "JO  - J")}`,
    { prettyURL: "on", publicationMonth: 6, authors: [{ name: "Jane Doe" }] },
  ],
  [
    "organization for publisher",
    article("organization={PMLR and Others}"),
    { publisher: "PMLR and Others" },
  ],
  [
    "a volume that a paper inherits from, but for what is the volume's own",
    `@inproceedings{a, author={Lee}, title={T}, crossref={v}, pages={1--2}}
     @proceedings{v, title={The Volume}, year=2024, publisher={ACL}, pages={1--999}, url={https://example.org/v}}`,
    {
      booktitle: "The Volume",
      publisher: "ACL",
      pages: "1–2",
      paper: { url: todo("the address of the paper's page") },
    },
  ],
  [
    "macros in either bracket, comments and entries that are commented out",
    `@comment{@article{x, title={}}}
     % @article{y,
     @STRING(full = "Association" # { for Words})
     @article(a, author={Lee}, title={T}, year=2021, % now
       publisher=full, journaltitle={J}, location={Pisa})`,
    { publisher: "Association for Words", journal: { name: "J" }, address: "Pisa" },
  ],
  [
    "lines of RIS that go on, and dates that differ in what they say",
    ris("TI  - A title that", "goes on", "A1  - King, Martin, Jr", "DA  - MAR-APR", "PY  - 2021"),
    {
      publicationMonth: 3,
      authors: [{ name: "Martin King Jr" }],
      paper: { title: "A title that goes on" },
    },
  ],
  [
    "RIS with one blank, notes of a database and an article number",
    "TY - JOUR\nTI - T\nAU - Henry, Ford Jr\nPY - 2021\nN1 - Cited By :14\nC7 - e7\nDA - 15/03/2021\nJA - J\nER - \n",
    {
      pages: "e7",
      publicationMonth: 3,
      authors: [{ name: "Ford Henry Jr" }],
      journal: { name: "J" },
    },
  ],
  [
    "CSL with particles, suffixes, organisations, markup and a private note",
    csl({
      type: "article-journal",
      title: "<i>T</i> &amp;lt; H<sub>2</sub>O at $\\alpha$",
      author: [
        { family: "Humboldt", given: "Alexander", "dropping-particle": "von" },
        { family: "King Jr.", given: "Martin" },
        { literal: "Smith & Jones" },
      ],
      issued: { raw: "2021-08" },
      note: "read again, weak method",
    }),
    {
      publicationMonth: 8,
      paper: { title: "T < H₂O at α" },
      authors: [
        { name: "Alexander von Humboldt" },
        { name: "Martin King Jr." },
        { name: "Smith & Jones", isOrganization: true },
      ],
    },
  ],
  [
    "DBLP's form of a preprint",
    article("journal={CoRR}, volume={abs/2105.00004}"),
    { journal: { name: "arXiv", volume: "2105.00004" } },
  ],
  ...[
    "howpublished={arXiv:2105.00004}",
    "arxiv={2105.00004}",
    "institution={arXiv}, number={2105.00004}",
  ].map((field): [string, string, object] => [
    `a preprint that says so by ${field}`,
    `@techreport{a, author={Lee}, title={T}, year=2021, ${field}}`,
    { venueId: "arxiv", journal: { volume: "2105.00004" } },
  ]),
  [
    "proceedings of an article",
    article("booktitle={Proceedings of X}, pages={n/a-n/a}"),
    { entryType: "inproceedings", booktitle: "Proceedings of X" },
  ],
  [
    "placeholders of exporters",
    ris(
      "TI  - T",
      "AU  - Lee, Ada",
      "PY  - 2021",
      "SP  - e12",
      "EP  - nan",
      "JO  - J",
      "VL  - None",
    ),
    { pages: "e12", journal: { volume: todo("the volume") } },
  ],
  ...[
    ['doi:<a href="https://example.org/u">u</a>', "https://example.org/u"],
    ["<https://example.org/u>", "https://example.org/u"],
    ["[PDF](https://example.org/u.pdf)", "https://example.org/u.pdf"],
    [String.raw`\href{https://example.org/u}{here}`, "https://example.org/u"],
    [String.raw`\url{https://example.org/$\sim$lee/a\_b}`, "https://example.org/~lee/a_b"],
    ["https://example.org/u; https://example.org/v", "https://example.org/u"],
    ["https://www.google.com/url?q=https://example.org/u&sa=D", "https://example.org/u"],
    ["http://ceur-ws.org/1.pdf", "https://ceur-ws.org/1.pdf"],
    ["https://doi.org/10.1000/u", "https://doi.org/10.1000/u"],
    ["https://www.scopus.com/inward/1}, doi={10.1000/u", "https://doi.org/10.1000/u"],
  ].map(([written = "", url]): [string, string, object] => [
    `the address ${written}`,
    article(`url={${written}}`),
    { paper: { url } },
  ]),
  ...[
    ["{van der} Berg, Jan", "Jan van der Berg"],
    ["King, Jr, Martin Luther", "Martin Luther King Jr"],
    ["Canosa, II", "II Canosa"],
    ["Ford, Henry Jr", "Henry Ford Jr"],
    ["Fulton, James E., Jr.", "James E. Fulton Jr."],
    ["Huguet Cabot, Pere-Llu{\\'\\i}s", "Pere-Lluís Huguet Cabot"],
    ["Marco {Lo Pinto}", "Marco Lo Pinto"],
    ["{Institute of Standards and Technology}", "Institute of Standards and Technology"],
    ["{Penn E.B.}", "E.B. Penn"],
    ["O`Neil, Ada", "Ada O’Neil"],
    ["Miller, D., Firby, J.", todo("this author (written: Miller, D., Firby)")],
    ["Ada Kee andBea Lee", todo("this author (written: andBea Lee, Ada Kee)")],
    ["Ada 2 Lee", todo("this author (written: Ada 2 Lee)")],
  ].map(([written = "", name]): [string, string, object] => [
    `the name ${written}`,
    `@article{a, title={T}, year=2021, author={Hopper, Grace AND ${written}}}`,
    { authors: [{ name: "Grace Hopper" }, { name }] },
  ]),
  ...[
    ["Llu{\\'{\\i}}s, Fran\\c cois, \\v Cibej, Scir{\\`e}", "Lluís, François, Čibej, Scirè"],
    ["Nguy{\\~{\\^e}}n {\\L}{\\'o}d{\\'z} I{\\c{s}}{\\i}k, \\aa kan", "Nguyễn Łódź Işık, åkan"],
    ["What{'}s in ``a name''---or 'two' `three'?", "What’s in “a name”—or ‘two’ ‘three’?"],
    ["What`s in a Name? Don`t", "What’s in a Name? Don’t"],
    ["80\\% of R\\&D, {\\textasciitilde}5 \\$, a < b", "80% of R&D, ~5 $, a < b"],
    ["Cutting errors by 50% in three\n % steps", "Cutting errors by 50% in three % steps"],
    ["An \\emph{important} \\textsc{wsd}, {\\em all}", "An important wsd, all"],
    ["\\underline{R}etrieval vs.\\ senses", "Retrieval vs. senses"],
    ["\\href{https://example.org}{a link}", "a link"],
    ["$\\alpha$-divergence, 3\\,$\\mu$m, H$_2$O", "α-divergence, 3 μm, H₂O"],
    ["$O(n \\log n)$ and $\\operatorname{argmax}$", "O(nlogn) and argmax"],
    ["$2^k$, 2^k, $e^2$, 5\\textsuperscript{th}", "2ᵏ, 2^k, e², 5th"],
    ["The reader&apos;s &quot;caf&eacute;&quot; &#8211; R&amp;amp;D", "The reader’s “café” – R&D"],
    ["{\\LaTeX}, {\\TeX} and {\\ldots}", "LaTeX, TeX and …"],
    ["<i>In vivo</i> 3 \\textmu m, a\\slash b", "In vivo 3 µm, a/b"],
    ["a\\hyphen c, \\mkbibquote{d}", "a-c, “d”"],
    ["An \\unheardof{x}", "An x"],
    ["日本語 and Ελληνικά", "日本語 and Ελληνικά"],
  ].map(([written = "", title]): [string, string, object] => [
    `the title ${written}`,
    `@article{a, author={Lee}, year=2021, title={${written}}}`,
    { paper: { title } },
  ]),
])("%s makes a draft", async (_what, text, expected) => {
  const name = /^[[{]/.test(text) ? "a.json" : /^[1T]/.test(text) ? "a.ris" : "a.bib";
  const { added, refusals } = await getPlan(name, text);
  expect(refusals).toEqual([]);
  expect(added.map(({ record }) => record)).toEqual([expect.anything()]);
  expect(added[0]?.record).toMatchObject(expected);
  expect(added[0]?.record.citation).toBeUndefined();
});

it("an undefined @string is reported once", async () => {
  const text = article("journal=aij, volume=1, publisher={P } # aij");
  const { added, warnings } = await getPlan("a.bib", text);
  expect(added[0]?.record).toMatchObject({
    journal: { name: "aij", volume: "1" },
    publisher: "P aij",
  });
  expect(warnings.map(({ message }) => message)).toEqual([
    "no @string defines aij; its name stands in its place",
  ]);
});

it.each([
  ["a missing comma", "@article{a,\n title = {A}\n year = 2024\n}", /comma/],
  ["an open quotation mark", '@article{a,\n title = "A,\n note = "B"\n}', /quotation mark/],
  ["two open braces", "@article{a,\n title = {{A,\n year = {2024}\n}", /brace/],
  ["an entry in an entry", "@article{a,\n title = {{A,\n}\n@misc{b,\n}}}", /another entry/],
  [
    "a letter that isn't UTF-8",
    "@article{a, author={Lee}, year=2021, title={Perch\ufffd}}",
    /UTF-8/,
  ],
])("%s is reported, and the next entry is read", async (_what, text, words) => {
  const { added, refusals } = await getPlan("a.bib", `${text}\n${article("journal={J}")}`);
  expect(refusals).toEqual([{ file: "a.bib", line: 1, message: expect.stringMatching(words) }]);
  expect(added).toHaveLength(1);
});

it.each([
  [
    "a.ris",
    "TY  - CONF\nTI  - A\n",
    '1: the record is never closed; write "ER  - " after its last line',
  ],
  ["a.json", "[7]", "1: isn't an item of CSL-JSON; write an object with type and title"],
  ["a.txt", "", "1: doesn't have a bibliography's name; give a .bib, .ris or .json file"],
  ...[
    ["BibTeX", "a.bib", ""],
    ["BibTeX", "a.bib", "% exported on Monday\n"],
    ["RIS", "a.ris", "FN Clarivate Analytics Web of Science\nPT J\nAU Lee, A\nER\n"],
    ["CSL-JSON", "a.json", "[]"],
  ].map(([format, name = "", text = ""]): [string, string, string] => [
    name,
    text,
    `1: holds no entry of ${format}; export the papers in that format`,
  ]),
])("an unreadable part of %s is reported with its line: %j", async (name, text, message) => {
  const { refusals } = await getPlan(name, text);
  expect(refusals.map((one) => `${one.line}: ${one.message}`)).toEqual([message]);
});

it("endlessly nested accents are refused", async () => {
  const title = `${"\\'{".repeat(20_000)}a${"}".repeat(20_000)}`;
  const { refusals } = await getPlan("a.bib", `@inproceedings{key,\n  title = {${title}}\n}\n`);
  expect(refusals.map(({ message }) => message)).toEqual([expect.stringMatching(/^can't be read/)]);
});

it("an unknown part is reported in the draft", async () => {
  const { added } = await getPlan(
    "a.bib",
    String.raw`@article{a, author={Ada 2 Lee}, title={\unheardof{T}}, year=2021, note={private}, pages={in press}}`,
  );
  expect(added[0]?.notes).toEqual([
    expect.stringContaining("\\unheardof"),
    expect.stringContaining("Ada 2 Lee"),
    expect.stringContaining('"private"'),
    expect.stringContaining('"in press"'),
  ]);
});

it("entries of other types are counted, not rejected one by one", async () => {
  const text = "@book{a}\n@online{b}\n@book{c}\n@incollection{d}\n";
  const { warnings, refusals } = await getPlan("a.bib", text);
  expect(refusals).toEqual([]);
  expect(warnings).toEqual([
    {
      file: "a.bib",
      line: 1,
      message:
        "4 entries of types that the catalogue doesn't take (papers in proceedings, articles in journals and preprints on arXiv): 2 @book, 1 @online, 1 @incollection",
    },
  ]);
});
