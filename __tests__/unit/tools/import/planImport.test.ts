import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { checkContent, addTexts } from "../../../../content/checkContent";
import type { ContentFiles } from "../../../../content/checkFiles";
import { publicationSchema, type Publication } from "../../../../src/kinds/publication/schema";
import type { CitationFormat } from "../../../../src/lib/citation/citedPaper";
import { toCitations } from "../../../../src/lib/citation/toCitations";
import { planImport, type ImportPlan } from "../../../../tools/import/planImport";
import { validFiles, toJsonText } from "../../content/fixtures/validRecords";
import { catalogueRecords, getCited } from "../../lib/citation/cataloguePapers";

const NOW = Date.UTC(2026, 0, 15);
const fixtures = path.join(__dirname, "fixtures");
const fixture = (name: string) => ({
  name,
  bytes: readFileSync(path.join(fixtures, name)),
});
const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });

const none = validFiles();
const withAdded = (files: ContentFiles, { added }: ImportPlan): ContentFiles =>
  addTexts(
    files,
    added.map(({ file: name, json }): [string, string] => [name, json]),
  );
const getRecords = ({ added }: ImportPlan): Publication[] =>
  added.map(({ json }) => publicationSchema.parse(JSON.parse(json)));
const told = ({ refusals }: ImportPlan): string[] =>
  refusals.map(({ file: name, line, message }) => `${name}:${line}: ${message}`);

const sample = fixture("sample.bib");

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

describe("importing valid entries", () => {
  let plan: ImportPlan;
  beforeAll(async () => {
    plan = await planImport([sample], none, NOW);
  });

  it("writes every entry as a draft that passes the content check", () => {
    expect(told(plan)).toEqual([]);
    expect(plan.added).toHaveLength(10);
    expect(getRecords(plan).every(({ draft }) => draft === true)).toBe(true);
    expect(checkContent(withAdded(none, plan))).toEqual([]);
  });

  it("has the catalogue's facts for the same papers", () => {
    const facts = ({ venueId, conference, booktitle, ...more }: Publication) => [
      [venueId, conference, booktitle],
      [more.authors, more.paper, more.journal, more.pages, more.bibkey],
    ];
    const known = new Map(catalogueRecords.map((record) => [record.prettyURL, facts(record)]));
    for (const record of getRecords(plan))
      expect(facts(record)).toEqual(known.get(record.prettyURL));
  });

  it("never copies an abstract, and lists what to write", async () => {
    const { added } = await getPlan(
      entryWith({ abstract: "{We show everything.}", address: undefined }),
    );
    expect(added[0]?.json).not.toContain("We show everything");
    expect(added[0]?.record).toMatchObject({
      address: "To be written: the place",
      full: {
        abstract: "To be written: two to four sentences in our own words on what this paper shows.",
      },
    });
  });

  it("writes records that the content check rejects if published unfinished", async () => {
    const [added] = (
      await getPlan(entryWith({ publisher: undefined, month: undefined, url: undefined }))
    ).added;
    const published = toJsonText({ ...added?.record, draft: false });
    const issues = checkContent(validFiles({ [added?.file ?? ""]: published }));
    expect(issues.map(({ field, message }) => `${field}: ${message}`)).toEqual(
      ["paper.url", "publicationMonth", "publisher", "full.abstract"].map(
        (field) => `${field}: is still to be written; write it, or keep the record a draft`,
      ),
    );
  });

  it.each([
    ["jun", 6],
    ["{Sept.}", 9],
    ["{SEPTEMBER}", 9],
    ["{10 Dec.}", 12],
    ["{08}", 8],
    ["{July 30--August 4}", 7],
    ['10 # "~" # dec', 12],
    ["{Mayfair}", "To be written: the month, 1 to 12 (written: Mayfair)"],
    [undefined, "To be written: the month, 1 to 12"],
  ])("parses a month by name, abbreviation or number: %s", async (month, number) => {
    expect((await getPlan(entryWith({ month }))).added[0]?.record.publicationMonth).toBe(number);
  });

  it.each(["Best Resource Paper", "Outstanding Paper Award"])("reads award “%s”", async (award) => {
    const { added } = await getPlan(entryWith({ note: `{${award}}` }));
    expect(added[0]?.record.award).toBe(award);
  });

  it("stores a family name if the rule would split the name differently", async () => {
    const [added] = (
      await getPlan(entryWith({ author: "{Byron King, Ada and van der Berg, Jan}" }))
    ).added;
    expect(added?.record.authors).toEqual([
      { name: "Ada Byron King", family: "Byron King" },
      { name: "Jan van der Berg" },
    ]);
  });
});

it("importing existing papers recognises a paper by its DOI, despite other differences, and writes nothing", async () => {
  const here = withAdded(none, await getPlan(entryWith({ doi: "{10.1000/ABC}" })));
  const { added, known } = await getPlan(
    entryWith({
      title: "{Words of a Test, revised}",
      doi: "{https://doi.org/10.1000/abc}",
      pages: "{1--2}",
      address: undefined,
    }),
    here,
  );
  expect(added).toEqual([]);
  expect(known).toMatchObject([{ file: "data/publications/words-of-a-test.json" }]);
});

it("importing existing papers recognises a paper without a DOI by its title, ignoring accents, case and punctuation", async () => {
  const here = withAdded(none, await getPlan(entryWith({ title: "{W{\\'o}rds: of---a `Test'}" })));
  expect((await getPlan(entryWith({ title: "{WORDS of a test}" }), here)).known).toHaveLength(1);
});

it("importing existing papers distinguishes papers with the same title by DOI or by characters of the title", async () => {
  const papers = [
    entryWith({ title: "{Editorial}", doi: "{10.1000/e1}", url: undefined }, ""),
    entryWith({ title: "{Editorial}", doi: "{10.1000/e2}", url: undefined }, ""),
    entryWith({ title: "{C++ for words}", url: undefined }, "plus"),
    entryWith({ title: "{C# for words}", url: undefined }, "sharp"),
  ];
  const plan = await getPlan(papers.join(""));
  expect(getRecords(plan).map(({ prettyURL, bibkey }) => [prettyURL, bibkey])).toEqual([
    ["editorial", "hopper-2024-editorial"],
    ["editorial-2024", "hopper-2024-editorial-b"],
    ["c-for-words", "plus"],
    ["c-for-words-2024", "sharp"],
  ]);
});

it("importing existing papers gives a second paper with the same key another, and says so", async () => {
  const { added } = await getPlan(
    entryWith({}, "same") + entryWith({ title: "{Others}", url: undefined }, "Same"),
  );
  expect(added.map(({ record }) => record.bibkey)).toEqual(["same", "Same-b"]);
  expect(added[1]?.notes).toEqual(['its key is "Same-b", as another paper has "Same"']);
});

it("importing existing papers writes a paper of two files once", async () => {
  const files = [file("a.bib", entryWith()), file("b.bib", entryWith({}, "another-key"))];
  const { added, known } = await planImport(files, none, NOW);
  expect(added).toHaveLength(1);
  expect(known).toHaveLength(1);
});

it.each<[Readonly<Record<string, string | undefined>>, unknown]>([
  [{ title: undefined, author: undefined, year: "{s. a.}" }, "has no title; has no year"],
  [{ year: "1909", title: undefined }, "has no title; is of 1909; papers begin in 1950"],
])(
  "an entry is rejected with all missing or wrong fields at once: %j",
  async (changes, message) => {
    const { added, refusals } = await getPlan(entryWith(changes));
    expect(added).toEqual([]);
    expect(refusals).toEqual([expect.objectContaining({ message })]);
  },
);

it("an entry is rejected because another paper has its address", async () => {
  const here = withAdded(none, await getPlan(entryWith()));
  const { added, refusals } = await getPlan(entryWith({ title: "{Others}" }, "others"), here);
  expect(added).toEqual([]);
  const message = expect.stringMatching(/^paper\.url: .* is already the address of .*\.json$/);
  expect(refusals).toEqual([expect.objectContaining({ message })]);
});

it("an entry is rejected without hiding its valid duplicate", async () => {
  const twin = entryWith({}, "twin");
  const { added, known, refusals } = await getPlan(entryWith({ year: "1909" }) + twin);
  expect([added.length, known.length, refusals.length]).toEqual([1, 0, 1]);
  expect(added[0]?.record.bibkey).toBe("twin");
});

it("an entry is rejected because the catalogue itself is invalid", async () => {
  const broken = validFiles({ "data/publications/a-paper.json": "{" });
  await expect(getPlan(entryWith(), broken)).rejects.toThrow(
    "data/publications/a-paper.json can't be read as a paper",
  );
});

describe.each<[CitationFormat, string]>([
  ["bibtex", "papers.bib"],
  ["ris", "papers.ris"],
  ["csl", "papers.json"],
])("our own export as %s", (format, name) => {
  it("can be imported again without changes", async () => {
    const citations = file(name, toCitations(catalogueRecords.map(getCited), format));
    const plan = await planImport([citations], none, NOW);
    expect(told(plan)).toEqual([]);
    const facts = ({ authors, paper, booktitle, journal, ...more }: Publication) => ({
      authors: authors.map(({ name }) => name),
      title: paper.title,
      doi: paper.doi,
      venue: journal?.name ?? booktitle,
      rest: [more.pages, more.publicationYear, more.publicationMonth],
    });
    const byTitle = (one: { title: string }, other: { title: string }) =>
      one.title < other.title ? -1 : 1;
    expect(getRecords(plan).map(facts).sort(byTitle)).toEqual(
      catalogueRecords.map(facts).sort(byTitle),
    );
  });
});

it("a truncated file is read without an exception", async () => {
  const text = Buffer.from(sample.bytes).toString("utf8");
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length), fc.nat(text.length), async (from, to) => {
      const cut = text.slice(0, Math.min(from, to)) + text.slice(Math.max(from, to));
      await expect(getPlan(cut)).resolves.toBeDefined();
    }),
    { numRuns: 25 },
  );
});
