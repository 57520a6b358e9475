import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { z } from "zod";
import { readContentFiles } from "../../../../content/contentFiles";
import { checkContent, readRecords, addTexts } from "../../../../content/checkContent";
import type { ContentFiles } from "../../../../content/checkFiles";
import { getValueAt } from "../../../../src/lib/json";
import { formatIssue } from "../../../../src/lib/issue";
import { REDIRECTS_FILE, redirectsSchema } from "../../../../src/kinds/settings/redirects";
import { readRedirects } from "../../../../server/builtSite";
import { planRemoval, planRename, type ChangePlan } from "../../../../tools/rename/planRename";
import { toRecordKind } from "../../../../content/recordKinds";
import { validFiles, validFilesWith } from "../../content/fixtures/validRecords";
import { runTool } from "../../../support/commandTest";
import { copyRecords, readRecordFiles } from "../../../support/recordFiles";
import { PROJECT } from "../../../support/sourceFiles";

const shipped = readContentFiles(PROJECT);
const real = {
  ...shipped,
  records: new Map([...shipped.records].filter(([file]) => file !== REDIRECTS_FILE)),
};
const decoder = new TextDecoder();

const rename = (files: ContentFiles, kind: string, from: string, to: string): ChangePlan =>
  planRename(files, { kind: toRecordKind(kind), from, to });

const getRedirects = ({ texts }: ChangePlan) =>
  redirectsSchema.parse(JSON.parse(texts.get(REDIRECTS_FILE) ?? ""));

const kinds = ["article", "product", "solution", "case-study", "job", "publication"];
/** Only articles with a body have a page. */
const getRecords = (kind: string) =>
  [...real.records]
    .filter(([file]) => file.startsWith(`data/${toRecordKind(kind).folder}/`))
    .filter(([, bytes]) => kind !== "article" || decoder.decode(bytes).includes('"full"'))
    .map(([file]) => path.basename(file, ".json"));

it.each(kinds)(
  "a renamed record of the kind %s causes no issue, and its old address redirects to the new one",
  (kind) => {
    fc.assert(
      fc.property(fc.constantFrom(...getRecords(kind)), (from) => {
        const { files, redirects, to } = rename(real, kind, from, "a-quite-new-name");
        expect(checkContent(files).map(formatIssue)).toEqual([]);
        expect(to).toBe(`data/${toRecordKind(kind).folder}/a-quite-new-name.json`);
        expect(redirects[0]?.to).toContain("a-quite-new-name");
      }),
      { numRuns: 2 },
    );
  },
);

it("a renamed record can be renamed back, which leaves only the newer name's redirect", () => {
  const there = rename(real, "article", "acl-2024", "acl-in-bangkok");
  const back = rename(there.files, "article", "acl-in-bangkok", "acl-2024");
  const { files } = back;
  expect(getRedirects(back)).toEqual([
    { from: "/article/acl-in-bangkok", to: "/article/acl-2024" },
  ]);
  expect(checkContent(files)).toEqual([]);
  for (const [file, bytes] of real.records) {
    expect([file, decoder.decode(files.records.get(file))]).toEqual([file, decoder.decode(bytes)]);
  }
});

it("a renamed record gets no redirect before it's first live", () => {
  const file = "data/articles/acl-2024.json";
  const article: unknown = JSON.parse(decoder.decode(real.records.get(file)));
  const scheduled = { ...z.object({}).loose().parse(article), publishAt: "2999-12-01" };
  const files = addTexts(real, [[file, JSON.stringify(scheduled)]]);
  const plan = rename(files, "article", "acl-2024", "acl-in-bangkok");
  expect(plan.redirects).toEqual([]);
  expect(plan.texts.has("data/site/redirects.json")).toBe(false);
});

it("a record renamed twice redirects both old addresses to the last one", () => {
  const once = rename(real, "article", "acl-2024", "acl-in-bangkok");
  const twice = rename(once.files, "article", "acl-in-bangkok", "acl-in-august");
  expect(getRedirects(twice)).toEqual([
    { from: "/article/acl-2024", to: "/article/acl-in-august" },
    { from: "/article/acl-in-bangkok", to: "/article/acl-in-august" },
  ]);
  expect(checkContent(twice.files)).toEqual([]);
});

const aboutPage = (description: string) =>
  JSON.stringify({
    header: { title: "About", description: "One sentence." },
    why: { title: "Why", description },
    careers: { title: "Careers", description: "One sentence." },
  });

/** The fixture's product vera, mentioned in every possible way. */
const mentions = {
  "data/pages/about.json": aboutPage(
    '<p><a href=\'/product/vera#where-it-helps\'>A</a> <a href="https://www.polysema.example/product/vera">B</a> <a href="{website}/product/vera?a=1&amp;b=2">C</a> /product/vera <a href="/product/vera-x">D</a> ../images/product-vera.jpg</p>',
  ),
};

describe("references to a renamed record", () => {
  const { texts, files } = rename(validFiles(mentions), "product", "vera", "verity");
  const about = texts.get("data/pages/about.json") ?? "";

  it("change in links of every form, with query and fragment", () => {
    expect(about).toContain("href='/product/verity#where-it-helps'");
    expect(about).toContain('href=\\"https://www.polysema.example/product/verity\\"');
    expect(about).toContain('href=\\"{website}/product/verity?a=1&amp;b=2\\"');
  });

  it("don't change words, longer names or pictures", () => {
    expect(about).toContain("</a> /product/vera <a");
    expect(about).toContain('href=\\"/product/vera-x\\"');
    expect(about).toContain("../images/product-vera.jpg");
    expect(files.images).toEqual(validFiles().images);
  });
});

const described = (html: string) => {
  const files = validFiles({ "data/pages/about.json": aboutPage(html) });
  const { records } = readRecords(rename(files, "product", "vera", "verity").files);
  const about = records.find(({ file }) => file === "data/pages/about.json")?.document;
  return about && getValueAt(about.value, ["why", "description"]);
};

it.each([
  '<p><a data-href="/product/vera" href="/contacts">A</a></p>',
  '<p>Write href="/product/vera" there.</p>',
  "<p><abbr title=\"a > href='/product/vera'\">A</abbr></p>",
])("only the href of a tag is a link to a renamed page: %s", (html) => {
  expect(described(html)).toBe(html);
});

it.each([
  '<p><a lang="en" href="/product/vera">A</a></p>',
  "<p><a title=\"a > b\" HREF = '/product/vera'>A</a></p>",
  "<p><a href=/product/vera>A</a></p>",
])("the href of a tag is a link to a renamed page in any spelling: %s", (html) => {
  expect(described(html)).toBe(html.replace("vera", "verity"));
});

it("a renamed case study keeps its address if that already ends in the new name", () => {
  const study = { url: "/case-study/lextag/the-news", preview: { content: "One sentence." } };
  const { redirects, files } = rename(
    validFilesWith({ "data/case-studies/newsroom.json": study }),
    "case-study",
    "newsroom",
    "the-news",
  );
  expect(redirects).toEqual([]);
  expect(files.records.has(REDIRECTS_FILE)).toBe(false);
  expect(checkContent(files)).toEqual([]);
});

const stay = validFiles({
  [REDIRECTS_FILE]: '[{ "from": "/product/gone", "to": "/product/wordatlas" }]',
});

it.each([
  [
    "a record that is not there",
    "veera",
    "verity",
    'There is no product "veera" in data/products; did you mean "vera"?',
  ],
  ["no slug", "vera", "Vera 2", 'not "Vera 2"'],
  ["a name too long for a file", "vera", "a".repeat(250), "must not have more than"],
  ["the same name", "vera", "vera", "data/products/vera.json exists already"],
  ["a name that is taken", "vera", "lextag", "data/products/lextag.json exists already"],
])("an invalid name is rejected with a sentence: %s", (_name, from, to, sentence) => {
  expect(() => rename(stay, "product", from, to)).toThrow(sentence);
});

const remove = (files: ContentFiles, kind: string, from: string, address?: string) =>
  planRemoval(files, { kind: toRecordKind(kind), from, address });

it("a deleted record redirects links and its address to another given page", () => {
  const plan = remove(real, "article", "new-website-design", "/article/list");
  expect(checkContent(plan.files).map(formatIssue)).toEqual([]);
  expect(plan.files.records.has("data/articles/new-website-design.json")).toBe(false);
  expect(getRedirects(plan)).toEqual([
    { from: "/article/new-website-design", to: "/article/list" },
  ]);
});

it("a deleted record is reported with all its references", () => {
  const told = (name: string) => {
    const { files, redirects } = remove(validFiles(mentions), "product", name);
    expect(redirects).toEqual([]);
    return checkContent(files).map(({ message }) => message);
  };
  expect(told("lextag")).toContainEqual(expect.stringContaining('no product "lextag"'));
  expect(told("vera")).toContainEqual(expect.stringContaining('no page "/product/vera"'));
});

const run = (dir: string, ...args: string[]) => runTool("rename/changeRecord.ts", dir, args);
it("npm run rename moves the record and writes the redirect", () => {
  const dir = copyRecords();
  const { status, stdout } = run(dir, "rename", "product", "vera", "verity");
  expect(stdout).toContain("the content check finds no new issue");
  expect(stdout).toContain(`\n${REDIRECTS_FILE}\n`);
  expect(status).toBe(0);
  expect(existsSync(path.join(dir, "data/products/vera.json"))).toBe(false);
  expect(readRedirects(path.join(dir, REDIRECTS_FILE))).toContainEqual({
    from: "/product/vera",
    to: "/product/verity",
  });
}, 60_000);

it("npm run rename is possible while another record has an issue, but not while one can't be read", () => {
  const dir = copyRecords();
  rmSync(path.join(dir, "data/images/product-vera.jpg"));
  expect(run(dir, "rename", "job", "nlp-engineer", "language-engineer").status).toBe(0);
  writeFileSync(path.join(dir, "data/products/vera.json"), "{");
  const before = readRecordFiles(dir);
  const { status, stderr } = run(dir, "rename", "job", "language-engineer", "nlp-engineer");
  expect(stderr).toContain("data/products/vera.json can't be read");
  expect(status).toBe(1);
  expect(readRecordFiles(dir)).toEqual(before);
}, 120_000);

it("rename and remove write nothing in a dry run, or for an existing name", () => {
  const dir = copyRecords();
  const before = readRecordFiles(dir);
  const dry = run(dir, "rename", "job", "nlp-engineer", "language-engineer", "--dry-run");
  expect(dry.stdout).toContain("/job/nlp-engineer/apply → /job/language-engineer/apply");
  expect(dry.status).toBe(0);
  const removal = run(dir, "remove", "job", "nlp-engineer", "/about-us", "--dry-run");
  expect(removal.stdout).toContain("/job/nlp-engineer/apply → /about-us");
  const taken = run(dir, "rename", "product", "vera", "lextag");
  expect(taken.stderr).toContain("data/products/lextag.json exists already");
  expect(taken.status).toBe(1);
  expect(readRecordFiles(dir)).toEqual(before);
}, 120_000);
