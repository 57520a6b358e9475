import { planImport } from "../../../../tools/import/planImport";
import { validFiles } from "../check/fixtures/validRecords";

const NONE = validFiles();
const getPlan = (name: string, text: string) =>
  planImport([{ name, bytes: Buffer.from(text) }], NONE, Date.UTC(2026, 0, 15));

const ris = (...lines: string[]) => ["TY  - JOUR", ...lines, "ER  - ", ""].join("\n");
const csl = (item: object) => JSON.stringify([item]);
/** An article that lacks nothing that an entry must have. */
const article = (more: string) =>
  `@article{a, author={Doe, Jane}, title={T}, year={2021}, ${more}}`;
const todo = (what: string) => `To be written: ${what}`;
const address = "https://example.org/3";
const month = todo("the month, 1 to 12");

it.each<[string, string, string, object]>([
  [
    "nothing but names, title, proceedings and date",
    "a.bib",
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
    "a.bib",
    article(`url={${address}}`),
    {
      journal: { name: todo("the journal"), volume: todo("the volume") },
      venueId: todo("the short name of the venue"),
    },
  ],
  [
    "a preprint as an article",
    "a.bib",
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
    "a.bib",
    "@misc{a, author={Jane Doe}, title={T}, eprint={2105.03323}, archivePrefix={arXiv}}",
    { entryType: "article", publicationYear: 2021, journal: { volume: "2105.03323" } },
  ],
  [
    "a preprint in CSL",
    "a.json",
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
    "a.bib",
    article("subtitle={A Study of Words}"),
    { paper: { title: "T: A Study of Words" } },
  ],
  [
    '"and others"',
    "a.bib",
    "@article{a, author={Doe, Jane and others}, title={T}, year=2021}",
    { authors: [{ name: "Jane Doe" }, { name: todo("the other authors") }] },
  ],
  ["a range of months", "a.bib", article('month=jul # "--" # aug'), { publicationMonth: 7 }],
  [
    "markup and commands in a title",
    "a.bib",
    String.raw`@article{a, author={Lee}, year=2021, title={<i>In vivo</i> 3 \textmu m, a\slash b\hyphen c, \mkbibquote{d}}}`,
    { paper: { title: "In vivo 3 µm, a/b-c, “d”" } },
  ],
  ["a reference in a note", "a.bib", article(String.raw`note={See \cite{x}}`), {}],
  [
    "an http address beside a DOI",
    "a.bib",
    article("url={http://www.jstor.org/1}, doi={https://doi.org/10.1000/1}"),
    { paper: { url: "https://doi.org/10.1000/1", doi: "10.1000/1" } },
  ],
  [
    "an http address alone",
    "a.bib",
    article("url={http://ceur-ws.org/1.pdf}"),
    { paper: { url: "https://ceur-ws.org/1.pdf" } },
  ],
  [
    "a short DOI",
    "a.bib",
    article("doi={10/f8tz8t}"),
    { paper: { url: "https://doi.org/10/f8tz8t" } },
  ],
  [
    "Crossref's own JSON",
    "a.json",
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
    "a.bib",
    article("journal=cacm, volume=1"),
    { journal: { name: "Communications of the ACM" } },
  ],
  [
    "RIS with numbered records, Greek in the title and a month elsewhere",
    "a.ris",
    `1.\n${ris("T1  - On β", "AU  - Doe, Jane", "PY  - 2021", "DA  - 2021/06/01", "JO  - J")}`,
    { prettyURL: "on", publicationMonth: 6, authors: [{ name: "Jane Doe" }] },
  ],
  [
    "organization for publisher",
    "a.bib",
    article("organization={PMLR and Others}"),
    { publisher: "PMLR and Others" },
  ],
])("%s makes a draft", async (_what, name, text, expected) => {
  const { added, refusals } = await getPlan(name, text);
  expect(refusals).toEqual([]);
  expect(added.map(({ record }) => record)).toEqual([expect.anything()]);
  expect(added[0]?.record).toMatchObject(expected);
  expect(added[0]?.record.citation).toBeUndefined();
});

it("a @string that no line defines is left to be written, and told once", async () => {
  const text = article("journal=aij, volume=1, publisher={P } # aij");
  const { added, warnings } = await getPlan("a.bib", text);
  expect(added[0]?.record).toMatchObject({
    journal: { name: todo("the journal"), volume: "1" },
    publisher: todo("the publisher"),
  });
  expect(warnings.map(({ message }) => message)).toEqual([
    "no @string defines aij; what names one is left to be written",
  ]);
});

it("entries of other types are counted, not refused one by one", async () => {
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
