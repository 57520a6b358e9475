import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { checkContent, withTexts, type ContentFiles } from "../../../../tools/check/checkContent";
import { publicationSchema, type Publication } from "../../../../src/kinds/publication/schema";
import type { CitationFormat } from "../../../../src/lib/citation/citationFormats";
import type { CitedPaper } from "../../../../src/lib/citation/citedPaper";
import { toCitations } from "../../../../src/lib/citation/toCitations";
import {
  planImport,
  type BibliographyFile,
  type ImportPlan,
} from "../../../../tools/import/planImport";
import { validFiles, toJsonText } from "../check/fixtures/validRecords";
import { catalogueRecords, getCited } from "../../lib/citation/cataloguePapers";

const NOW = Date.UTC(2026, 0, 15);
const fixtures = path.join(__dirname, "fixtures");
const fixture = (name: string): BibliographyFile => ({
  name,
  bytes: readFileSync(path.join(fixtures, name)),
});
const file = (name: string, text: string): BibliographyFile => ({ name, bytes: Buffer.from(text) });

const none = validFiles();
/** The project after an import. */
const withAdded = (files: ContentFiles, { added }: ImportPlan): ContentFiles =>
  withTexts(
    files,
    added.map(({ file: name, json }): [string, string] => [name, json]),
  );
const getRecords = ({ added }: ImportPlan): Publication[] =>
  added.map(({ json }) => publicationSchema.parse(JSON.parse(json)));
const told = ({ refusals }: ImportPlan) =>
  refusals.map(({ file: name, line, message }) => `${name}:${String(line)}: ${message}`);

const sample = fixture("sample.bib");

/** A sound entry; a test names only what it is about. */
const entryWith = (
  changes: Readonly<Record<string, string | undefined>> = {},
  key = "hopper-2024-words",
) => {
  const fields: Record<string, string | undefined> = {
    title: "{Words of a test}",
    author: "{Hopper, Grace}",
    booktitle: "{Proceedings of the First Test Workshop (TEST 2024)}",
    month: "aug",
    year: "2024",
    address: "{Pisa, Italy}",
    publisher: "{The Press}",
    url: "{https://example.org/words}",
    ...changes,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name} = ${value},`],
  );
  return `@inproceedings{${key},\n${lines.join("\n")}\n}\n`;
};
const getPlan = (text: string, files: ContentFiles = none) =>
  planImport([file("papers.bib", text)], files, NOW);

describe("an import of sound entries", () => {
  const plan = planImport([sample], none, NOW);

  it("takes every entry, as a draft that passes the content check", () => {
    expect(told(plan)).toEqual([]);
    expect(plan.added).toHaveLength(10);
    expect(getRecords(plan).every(({ draft }) => draft === true)).toBe(true);
    expect(checkContent(withAdded(none, plan))).toEqual([]);
  });

  it("has the facts that the catalogue has of the same papers", () => {
    const facts = ({ venueId, conference, booktitle, anthologyId, ...more }: Publication) => [
      [venueId, conference, booktitle, anthologyId],
      [more.authors, more.paper, more.journal, more.pages, more.bibkey],
    ];
    const known = new Map(catalogueRecords.map((record) => [record.prettyURL, facts(record)]));
    for (const record of getRecords(plan))
      expect(facts(record)).toEqual(known.get(record.prettyURL));
  });

  it("never takes over an abstract, and says what is to be written", () => {
    const { added } = getPlan(entryWith({ abstract: "{We show everything.}", address: undefined }));
    expect(added[0]?.json).not.toContain("We show everything");
    expect(added[0]?.toWrite).toEqual(["the abstract", "the place"]);
    expect(added[0]?.record).toMatchObject({
      address: "To be written: the place",
      full: {
        abstract:
          "To be written: two to four sentences in our own words on what Grace Hopper show in this paper (TEST 2024).",
      },
    });
  });

  it("leaves records that the content check refuses to have published unfinished", () => {
    const [added] = getPlan(entryWith({ publisher: undefined })).added;
    const published = toJsonText({ ...added?.record, draft: false });
    const name = added?.file ?? "";
    expect(
      checkContent(validFiles({ [name]: published })).map(({ field, message }) => [field, message]),
    ).toEqual([
      ["publisher", "is still to be written; write it, or keep the record a draft"],
      ["full.abstract", "is still to be written; write it, or keep the record a draft"],
    ]);
  });

  it.each([
    ["jun", 6],
    ["{Sept.}", 9],
    ["{SEPTEMBER}", 9],
    ["{10 Dec.}", 12],
    ["{08}", 8],
  ])("reads a month by its name, its usual abbreviations or its number: %s", (month, number) => {
    expect(getPlan(entryWith({ month })).added[0]?.record.publicationMonth).toBe(number);
  });

  it("takes month, place and publisher from a paper of the same volume where an entry lacks them", () => {
    const first = withAdded(none, getPlan(entryWith()));
    const finished = validFiles(
      Object.fromEntries(
        getRecords(getPlan(entryWith())).map((record) => [
          `data/publications/${record.prettyURL}.json`,
          toJsonText({ ...record, draft: undefined, full: { ...record.full, abstract: "Ours." } }),
        ]),
      ),
    );
    const text = entryWith(
      {
        title: "{Another}",
        url: "{https://example.org/b}",
        month: undefined,
        address: undefined,
        publisher: undefined,
      },
      "other",
    );
    expect(told(getPlan(text, first))).toEqual(["papers.bib:1: has no month; add it"]);
    const [added] = getPlan(text, finished).added;
    expect(added?.fromVolume).toEqual(["the month", "the place", "the publisher"]);
    expect(added?.record).toMatchObject({
      publicationMonth: 8,
      address: "Pisa, Italy",
      publisher: "The Press",
    });
  });

  it.each([
    ["{Best Resource Paper}", { award: "Best Resource Paper" }],
    ["{Outstanding Paper Award}", { award: "Outstanding Paper Award" }],
    ["{Equal contribution}", { citation: { extra: "Equal contribution" } }],
  ])("keeps the note %s where it belongs", (note, expected) => {
    expect(getPlan(entryWith({ note })).added[0]?.record).toMatchObject(expected);
  });

  it("says where citations would split a name otherwise", () => {
    const [added] = getPlan(entryWith({ author: "{Byron King, Ada and van der Berg, Jan}" })).added;
    expect(added?.splitOtherwise).toEqual(["Byron King"]);
  });

  it("makes a key where a format has none", () => {
    const ris = toCitations([getCited({ ...citedRecord, bibkey: "a key, unfit" })], "ris");
    const [added] = planImport([file("papers.ris", ris)], none, NOW).added;
    expect(added?.record.bibkey).toBe("hopper-etal-2024-words");
  });
});

const [citedRecord = publicationSchema.parse({})] = getRecords(
  getPlan(entryWith({ author: "{Hopper, Grace and Lovelace, Ada and Curie, Marie}" })),
);

describe("an import of what is there already", () => {
  it("changes nothing and finds no difference the second time", () => {
    const once = withAdded(none, planImport([sample], none, NOW));
    const twice = planImport([sample], once, NOW + 1000);
    expect(twice.added).toEqual([]);
    expect(told(twice)).toEqual([]);
    expect(twice.known.map(({ differences }) => differences)).toEqual(Array(10).fill([]));
  });

  it("shows what differs, field by field, and writes nothing", () => {
    const here = withAdded(none, getPlan(entryWith({ doi: "{10.1000/ABC}" })));
    const { added, known } = getPlan(
      entryWith({
        title: "{Words of a Test, revised}",
        doi: "{https://doi.org/10.1000/abc}",
        pages: "{1--2}",
        address: undefined,
      }),
      here,
    );
    expect(added).toEqual([]);
    expect(known).toMatchObject([
      {
        file: "data/publications/words-of-a-test.json",
        differences: [
          { field: "paper.title", ours: "Words of a test", theirs: "Words of a Test, revised" },
          { field: "pages", ours: "nothing", theirs: "1–2" },
        ],
      },
    ]);
  });

  it("knows a paper by its title where it has no DOI, accents, case and signs aside", () => {
    const here = withAdded(none, getPlan(entryWith({ title: "{W{\\'o}rds: of---a `Test'}" })));
    expect(getPlan(entryWith({ title: "{WORDS of a test}" }), here).known).toHaveLength(1);
  });

  it("writes a paper once that two files name", () => {
    const files = [file("a.bib", entryWith()), file("b.bib", entryWith({}, "another-key"))];
    const { added, known } = planImport(files, none, NOW);
    expect(added).toHaveLength(1);
    expect(known.map(({ differences }) => differences.map(({ field }) => field))).toEqual([
      ["bibkey"],
    ]);
  });
});

describe("an entry that cannot be taken", () => {
  it.each([
    [
      { title: undefined, author: undefined, url: undefined },
      /no title and no author and no url or DOI/,
    ],
    [{ month: "{Mayfair}" }, /the month is "Mayfair"/],
    [{ month: "{July--August}" }, /the month is "July–August"/],
    [{ year: undefined }, /no year/],
    [{ year: "{in press}" }, /the year is "in press"/],
    [{ year: "1909" }, /publicationYear: .* not 1909/],
    [{ url: "{http://example.org}" }, /paper\.url: .*https:\/\//],
    [{ doi: "{abc}" }, /paper\.doi: .*10\./],
  ])("for a fact that is missing or wrong: %j", (changes, message) => {
    const { added, refusals } = getPlan(entryWith(changes));
    expect(added).toEqual([]);
    expect(refusals).toEqual([
      expect.objectContaining({ message: expect.stringMatching(message) }),
    ]);
  });

  it("for want of Latin letters from which to make an address", () => {
    expect(told(getPlan(entryWith({ title: "{語}" }, "語")))).toEqual([
      "papers.bib:2: neither title nor key gives an address in plain Latin letters; write a key such as lovelace-2024-senses",
    ]);
    expect(getPlan(entryWith({ title: "{語}" })).added[0]?.file).toBe(
      "data/publications/hopper-2024-words.json",
    );
  });

  it("names the line of the fact", () => {
    const lineOf = (text: string, start: string) =>
      text.split("\n").findIndex((line) => line.startsWith(start)) + 1;
    const text = entryWith({ year: "1909" });
    expect(getPlan(text).refusals.map(({ line }) => line)).toEqual([lineOf(text, "  year")]);
  });

  it("for a key that another paper has, or an author who is spelled otherwise elsewhere", () => {
    const here = withAdded(none, getPlan(entryWith({ author: "{Garc{\\'\\i}a, Ana}" })));
    const another = { title: "{Else}", url: "{https://example.org/else}" };
    expect(told(getPlan(entryWith(another), here))).toEqual([
      'papers.bib:1: bibkey: "hopper-2024-words" is already the bibkey of data/publications/words-of-a-test.json',
    ]);
    const other = entryWith({ ...another, author: "{Garcia, Ana}" }, "else");
    expect(told(getPlan(other, here))).toEqual([
      expect.stringMatching(/are one name but for accents/),
    ]);
  });

  it("because the catalogue itself is broken", () => {
    const broken = validFiles({ "data/publications/a-paper.json": "{" });
    expect(told(getPlan(entryWith(), broken))).toEqual([
      "data/publications/a-paper.json:1: can't be read as a paper; run npm run content:check and fix it first",
    ]);
  });
});

const letters = Array.from("abcdefgABCDEFGáçñöłßØšŽőIi");
const word = fc
  .array(fc.constantFrom(...letters), { minLength: 2, maxLength: 8 })
  .map((signs) => signs.join(""))
  .filter((text) => !/^(?:and|others)$/i.test(text));
const words = (most: number, ...signs: string[]) =>
  fc
    .array(
      fc.oneof(
        { weight: 5, arbitrary: word },
        { weight: 1, arbitrary: fc.constantFrom("42", ...signs) },
      ),
      { minLength: 1, maxLength: most },
    )
    .map((parts) => `X${parts.join(" ")}`);
const number = fc.integer({ min: 1, max: 9999 }).map(String);

const journal = fc.record({ name: words(3, "&"), volume: number, issue: fc.option(number) });
const paper: fc.Arbitrary<CitedPaper> = fc
  .record({
    bibkey: fc.stringMatching(/^[a-z]{2,8}-20\d\d-[a-z]{1,8}$/),
    title: words(
      8,
      "R&D",
      "80%",
      "“it”",
      "it’s",
      "–",
      "—",
      "…",
      "$5",
      "a_b",
      "#1",
      "{x}",
      "C^2",
      "Ελλ:",
      "語?",
    ),
    url: fc.webPath().map((end) => `https://example.org/${end.replace(/[{}~%\\#]/g, "")}`),
    doi: fc.option(fc.stringMatching(/^10\.\d{4,9}\/[a-z0-9_.()-]{1,12}$/)),
    authors: fc.uniqueArray(
      fc.tuple(word, word).map(([given, family]) => `G${given} F${family}`),
      { minLength: 1, maxLength: 12 },
    ),
    booktitle: words(8, "&", "(Volume 1: Long Papers)", "–"),
    journal: fc.option(journal),
    year: fc.integer({ min: 2019, max: 2025 }),
    month: fc.integer({ min: 1, max: 12 }),
    address: words(3, "and", "/"),
    publisher: words(3, "and", "&"),
    // RIS tells a paper of one page by the same first and last page, which is read as that page.
    pages: fc.option(
      fc.uniqueArray(number, { minLength: 2, maxLength: 2 }).map((ends) => ends.join("–")),
    ),
    note: fc.option(words(4)),
  })
  .map(({ journal: issue, ...facts }) => ({
    ...facts,
    entryType: issue ? ("article" as const) : ("inproceedings" as const),
    journal: issue,
    booktitle: issue
      ? `${issue.name}, Volume ${issue.volume}${issue.issue === null ? "" : `, Issue ${issue.issue}`}`
      : facts.booktitle,
  }));

describe.each<[CitationFormat, string]>([
  ["bibtex", "papers.bib"],
  ["ris", "papers.ris"],
  ["csl", "papers.json"],
])("what the site writes as %s", (format, name) => {
  it("comes back fact by fact, whatever the paper", () => {
    fc.assert(
      fc.property(paper, (cited) => {
        const plan = planImport([file(name, toCitations([cited], format))], none, NOW);
        expect(told(plan)).toEqual([]);
        expect(getRecords(plan).map(getCited)).toEqual([cited]);
      }),
      { numRuns: 25 },
    );
  });

  it("of the whole catalogue is known, without a difference", () => {
    const records = Object.fromEntries(
      catalogueRecords.map((record) => [
        `data/publications/${record.prettyURL}.json`,
        toJsonText({ ...record, products: undefined }),
      ]),
    );
    const plan = planImport(
      [file(name, toCitations(catalogueRecords.map(getCited), format))],
      validFiles(records),
      NOW,
    );
    expect(told(plan)).toEqual([]);
    expect(plan.added).toEqual([]);
    expect(plan.known.flatMap(({ differences }) => differences)).toEqual([]);
  });
});

it("a file that ends anywhere is read without an exception", () => {
  const text = Buffer.from(sample.bytes).toString("utf8");
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(text.length), (from, to) => {
      const cut = text.slice(0, Math.min(from, to)) + text.slice(Math.max(from, to));
      expect(() => getPlan(cut)).not.toThrow();
    }),
    { numRuns: 25 },
  );
});
