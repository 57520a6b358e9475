import sharp from "sharp";
import { readContentFiles } from "../../../../content/contentFiles";
import {
  addTexts,
  checkContent,
  readRecords,
  reportContent,
} from "../../../../content/checkContent";
import type { ContentFiles } from "../../../../content/checkFiles";
import { formatIssue } from "../../../../src/lib/issue";
import { recordText } from "../../../../content/recordText";
import { planNewRecord, type NewRecordPlan } from "../../../../tools/new/planNewRecord";
import { getQuestions } from "../../../../tools/new/questions";
import { toRecordKind } from "../../../../content/recordKinds";
import { REDIRECTS_FILE } from "../../../../src/kinds/settings/redirects";
import { toJsonText, validFiles, validRecords } from "../../content/fixtures/validRecords";
import { runTool } from "../../../support/commandTest";
import { copyRecords, readRecordFiles } from "../../../support/recordFiles";
import { PROJECT } from "../../../support/sourceFiles";

const real = readContentFiles(PROJECT);
/** Returns records that allow a new one: the real solutions already use every sense. */
const roomFor = (kind: string): ContentFiles =>
  kind === "solution" ? { ...validFiles(), iconNames: real.iconNames } : real;
const NOW_MS = Date.UTC(2026, 10, 27, 12);
const TODAY = "2026-11-24";

const answersFor = {
  article: {
    title: "Ada “joins” us & more",
    slug: "ada-joins",
    type: "press release",
    date: TODAY,
  },
  product: { title: "Babel", slug: "babel" },
  solution: { title: "Machine translation", slug: "machine-translation" },
  "case-study": { title: "Tagging an archive", slug: "tagging", product: "lextag" },
  job: {
    title: "Lexicographer",
    slug: "lexicographer",
    category: "Language",
    place: "Rome",
    date: TODAY,
  },
  publication: {
    title: "The Sense of Senses",
    slug: "the-sense-of-senses",
    authors: "Ada Lovelace; Charles Babbage",
    url: "https://example.org/paper",
    conference: "EMNLP 2025",
    year: "2025",
    month: "11",
  },
};
const kinds = ["article", "product", "solution", "case-study", "job", "publication"] as const;
const plan = (files: ContentFiles, kind: string, answers: Record<string, string>) =>
  planNewRecord(files, toRecordKind(kind), answers, NOW_MS);

const added = (files: ContentFiles, { writes }: NewRecordPlan): ContentFiles => {
  const images = [...writes.keys()].filter((file) => file.startsWith("data/images/"));
  const texts = [...writes].flatMap(([file, text]): [string, string][] =>
    images.includes(file) ? [] : [[file, String(text)]],
  );
  return { ...addTexts(files, texts), images: [...files.images, ...images] };
};

describe.each(kinds)("a new record of the kind %s", (kind) => {
  const files = roomFor(kind);
  let made: NewRecordPlan;
  beforeAll(async () => {
    made = await plan(files, kind, answersFor[kind]);
  });

  it("is valid at once, as a draft", () => {
    const issuesOf = (content: ContentFiles) =>
      reportContent(content, NOW_MS).issues.map(formatIssue);
    expect(issuesOf(added(files, made))).toEqual(issuesOf(files));
    expect(made.writes.get(made.file)).toContain('"draft": true');
  });

  it("has questions with example answers", () => {
    const { records } = readRecords(files);
    const answers: Readonly<Record<string, string>> = answersFor[kind];
    const issues = getQuestions(toRecordKind(kind), records).map(({ flag, issue }) => [
      flag,
      issue?.(answers[flag] ?? ""),
    ]);
    expect(issues.filter(([flag = "", issue]) => flag in answers && issue !== undefined)).toEqual(
      [],
    );
  });

  it("is formatted", () => {
    const text = String(made.writes.get(made.file));
    expect(text).toBe(recordText(toRecordKind(kind).schema, JSON.parse(text)));
  });

  it("lists every field that the check requires once it's no draft", () => {
    const published = new Map(made.writes);
    const text = made.writes.get(made.file);
    published.set(made.file, String(text).replace('"draft": true,', '"draft": false,'));
    const issues = checkContent(added(files, { ...made, writes: published }), NOW_MS);
    expect(issues.map(({ file, field }) => `${file} ${field}`).sort()).toEqual(
      made.unwritten.map(({ file, field }) => `${file} ${field}`).sort(),
    );
    expect(made.unwritten.length).toBeGreaterThan(1);
  });

  it("has pictures of the required size, each small enough", async () => {
    const sizes: Partial<Record<string, string>> = { article: "960×540", solution: "1200×800" };
    const wanted = sizes[kind] ?? "1600×900";
    for (const [file, bytes] of made.writes) {
      if (!file.endsWith(".jpg") || typeof bytes === "string") continue;
      const { width, height } = await sharp(bytes).metadata();
      expect([file, `${width}×${height}`]).toEqual([file, wanted]);
      expect(bytes.length).toBeLessThanOrEqual(250_000);
    }
  });
});

it("the question for a name lists the existing names, and suggests the nearest at once", () => {
  const { records } = readRecords(real);
  const [, , type] = getQuestions(toRecordKind("article"), records);
  expect(type?.text).toContain("press release");
  expect(type?.issue?.("pres release")).toContain('did you mean "press release"?');
  const [, , product] = getQuestions(toRecordKind("case-study"), records);
  expect(product?.text).toContain("lextag");
});

it("a new article is short, and lists only the texts that are still to be written", async () => {
  const { writes, file, unwritten } = await plan(real, "article", answersFor.article);
  expect(unwritten.map(({ field }) => field)).toEqual(["preview.content", "full.content"]);
  expect(String(writes.get(file)).trimEnd().split("\n")).toHaveLength(14);
});

it("a new record takes the next free index in the menu of products", async () => {
  const { writes, file } = await plan(validFiles(), "product", answersFor.product);
  expect(writes.get(file)).toContain('"topbarIndex": 3');
});

it("a new record takes the first free sense of a solution", async () => {
  const { writes, file } = await plan(roomFor("solution"), "solution", answersFor.solution);
  expect(writes.get(file)).toContain('"senseNumber": 3');
  const fifth = await plan(real, "solution", answersFor.solution);
  expect(fifth.writes.get(fifth.file)).toContain('"senseNumber": 5');
});

it("a new record joins an author's spellings at once, since such a record is no draft", async () => {
  const paper = "data/publications/b-paper.json";
  const authors = [{ name: "A. Lovelace" }];
  const files = validFiles({ [paper]: toJsonText({ ...validRecords[paper], authors }) });
  const answers = { name: "Ada Lovelace", slug: "ada-lovelace", spellings: "A. Lovelace" };
  const made = await plan(files, "author", answers);
  expect(JSON.parse(String(made.writes.get(made.file)))).toEqual({
    id: "ada-lovelace",
    name: "Ada Lovelace",
    spellings: ["Ada Lovelace", "A. Lovelace"],
  });
  expect(made.unwritten).toEqual([]);
  const unknown = plan(files, "author", { ...answers, spellings: "A. L." });
  await expect(unknown).rejects.toThrow("A. L.");
});

it("a new record uses an existing picture with its name, and doesn't overwrite it", async () => {
  const files = { ...real, images: [...real.images, "data/images/article-ada-joins.jpg"] };
  const made = await plan(files, "article", answersFor.article);
  expect([...made.writes.keys()]).not.toContain("data/images/article-ada-joins.jpg");
});

it("a new record is rejected if its slug is taken", async () => {
  const taken = plan(real, "article", { ...answersFor.article, slug: "acl-2024" });
  await expect(taken).rejects.toThrow("data/articles/acl-2024.json exists already");
});

it("a new record is rejected under a renamed page's old address", async () => {
  const rows = '[{ "from": "/article/ada-joins", "to": "/article/acl-2024" }]';
  const files = addTexts(real, [[REDIRECTS_FILE, rows]]);
  await expect(plan(files, "article", answersFor.article)).rejects.toThrow(
    '"/article/ada-joins" is a page, which nobody would reach any more; remove the row',
  );
});

describe("npm run new", () => {
  let dir: string;
  beforeAll(() => {
    dir = copyRecords();
  });

  const run = (...args: string[]) => runTool("new/newRecord.ts", dir, args);

  it("changes nothing and names a missing, unknown or invalid flag", () => {
    const before = readRecordFiles(dir);
    const cases: [string[], string][] = [
      [["article"], "--title is missing"],
      [["article", "--title", "Ada", "--slug", "Ada 1"], "--slug "],
      [["article", "--title", "日本語のニュース"], '--slug is needed, as "日本語のニュース"'],
      [["article", "--title", "Con"], '--slug is needed, as "Con"'],
      [["articel", "--title", "Ada"], 'did you mean "article"?'],
      [["job", "--titel", "Ada"], "Unknown option '--titel'.\n"],
      [["article", "--title", "Ada", "--type", "press"], 'did you mean "press release"?\n'],
    ];
    for (const [args, sentence] of cases) {
      const { status, stderr } = run(...args);
      expect(stderr).toContain(sentence);
      expect(status).toBe(1);
    }
    expect(readRecordFiles(dir)).toEqual(before);
  }, 120_000);

  it("writes the record and its picture and prints its page's address", () => {
    const { status, stdout } = run("article", "--title", "Ada joins us");
    expect(status).toBe(0);
    expect(stdout).toContain("http://localhost:8000/article/ada-joins-us");
    expect(stdout).toContain("preview.content");
    expect([...readRecordFiles(dir).keys()]).toEqual(
      expect.arrayContaining([
        "data/articles/ada-joins-us.json",
        "data/images/article-ada-joins-us.jpg",
      ]),
    );
    expect(checkContent(readContentFiles(dir)).map(formatIssue)).toEqual([]);
  }, 60_000);
});
