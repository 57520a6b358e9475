import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { checkContent, withTexts, type ContentFiles } from "../../../../tools/check/checkContent";
import { publicationSchema, type Publication } from "../../../../src/kinds/publication/schema";
import type { CitationFormat } from "../../../../src/lib/citation/citationFormats";
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

  it("writes a family name down where a rule would split the name otherwise", () => {
    const [added] = getPlan(entryWith({ author: "{Byron King, Ada and van der Berg, Jan}" })).added;
    expect(added?.record.authors).toEqual([
      { name: "Ada Byron King", family: "Byron King" },
      { name: "Jan van der Berg" },
    ]);
  });
});

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

describe.each<[CitationFormat, string]>([
  ["bibtex", "papers.bib"],
  ["ris", "papers.ris"],
  ["csl", "papers.json"],
])("what the site writes as %s", (format, name) => {
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
