import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { FIXED_PICTURE_RULE } from "../../../../src/lib/previewReport";
import * as texts from "../../../../content/readText";
import { CHECKED_DIR } from "../../../../content/siteSettings";
import { createContentReader } from "../../../../gatsby/preview/createContentReader";
import {
  toJsonText,
  validFiles,
  validRecords,
  writeValidFiles,
} from "../../content/fixtures/validRecords";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const VERA = "data/products/vera.json";
let projectDir: string;

const write = (file: string, content: string | Uint8Array) => {
  writeFiles(projectDir, { [file]: content });
};

beforeEach(() => {
  projectDir = temporaryFolder("records");
  writeValidFiles(projectDir);
  const icons = "node_modules/@phosphor-icons/core/assets/regular";
  for (const name of validFiles().iconNames) write(`${icons}/${name}.svg`, "");
});

/** A reader with a fake clock, a minute ahead of the files. */
function aReader() {
  let nowMs = Date.now() + 60_000;
  const reader = createContentReader(projectDir, () => nowMs);
  return { reader, pass: (ms: number) => (nowMs += ms) };
}

it("returns each issue with its record's page", async () => {
  const { reader, pass } = aReader();
  expect((await reader.read()).issues).toEqual([]);
  write(VERA, toJsonText({ ...validRecords[VERA], related: ["wordatlass"] }));
  pass(1000);
  expect((await reader.read()).issues).toEqual([
    expect.objectContaining({
      file: VERA,
      field: "related[0]",
      message: 'no product "wordatlass"; did you mean "wordatlas"?',
      pages: ["/product/vera"],
    }),
  ]);
});

it("an issue of news without a page belongs to the list of news", async () => {
  const news = "data/articles/acl-2024.json";
  write(news, toJsonText({ ...validRecords[news], full: undefined, preview: undefined }));
  const { issues } = await aReader().reader.read();
  expect(issues.find(({ field }) => field === "preview")?.pages).toEqual(["/article/list"]);
});

it("knows the page of a record with broken JSON", async () => {
  const study = "data/case-studies/newsroom.json";
  const { reader, pass } = aReader();
  await reader.read();
  write(study, "{");
  pass(1000);
  const [issue] = (await reader.read()).issues;
  expect(issue).toMatchObject({ file: study, pages: [expect.stringMatching(/^\/case-study\//)] });
});

it("changes the version on every save, not on a read, and decodes only what changed", async () => {
  const { reader, pass } = aReader();
  const { version } = await reader.read();
  pass(1000);
  expect((await reader.read()).version).toBe(version);
  const decode = jest.spyOn(texts, "readText");
  write(VERA, `${toJsonText(validRecords[VERA])}\n`);
  pass(1000);
  expect((await reader.read()).version).not.toBe(version);
  expect(decode).toHaveBeenCalledTimes(1);
});

it("waits until no file has changed for a while", async () => {
  let nowMs = Date.now() - 10_000;
  const reader = createContentReader(projectDir, () => nowMs);
  await reader.read();
  write(VERA, "");
  nowMs = statSync(path.join(projectDir, VERA)).ctimeMs + 100;
  expect((await reader.read()).issues).toEqual([]);
  nowMs += 1000;
  expect((await reader.read()).issues).toHaveLength(1);
});

it("lists unpublished pages, including a job's application form", async () => {
  const job = "data/jobs/nlp-engineer.json";
  write(job, toJsonText({ ...validRecords[job], publishAt: "2099-12-01" }));
  expect((await aReader().reader.read()).unpublished).toEqual([
    { path: "/job/nlp-engineer", draft: false, publishAt: "2099-12-01" },
    { path: "/job/nlp-engineer/apply", draft: false, publishAt: "2099-12-01" },
  ]);
});

const inGatsby = (file: string) => {
  const place = path.join(projectDir, CHECKED_DIR, file);
  return existsSync(place) ? readFileSync(place, "utf8") : undefined;
};

it("keeps the last good version of a record until it's fixed, also after a restart", async () => {
  const { reader, pass } = aReader();
  await reader.read();
  const good = inGatsby(VERA);
  for (const next of [reader, aReader().reader]) {
    write(VERA, good?.slice(0, next === reader ? 90 : 80) ?? "");
    pass(1000);
    expect((await next.read()).issues).not.toEqual([]);
    expect(inGatsby(VERA)).toBe(good);
  }
  const fixed = toJsonText({ ...validRecords[VERA], shortDescription: "Another." });
  write(VERA, fixed);
  pass(1000);
  await reader.read();
  expect(inGatsby(VERA)).toBe(fixed);
});

it("keeps a removed record and a broken picture while a good record needs them", async () => {
  const { reader, pass } = aReader();
  await reader.read();
  const [record, picture] = ["data/products/wordatlas.json", "data/images/case-newsroom.jpg"];
  const good = [inGatsby(record), inGatsby(picture)];
  rmSync(path.join(projectDir, record));
  write(picture, "no picture");
  pass(1000);
  await reader.read();
  expect([inGatsby(record), inGatsby(picture)]).toEqual(good);
});

it("leaves out a record that never was good", async () => {
  write("data/jobs/new-job.json", "{");
  await aReader().reader.read();
  expect([typeof inGatsby(VERA), inGatsby("data/jobs/new-job.json")]).toEqual([
    "string",
    undefined,
  ]);
});

it("fixes a new picture, and names the pages that show it", async () => {
  const picture = "data/images/case-newsroom.jpg";
  const { reader, pass } = aReader();
  await reader.read();
  const sideways = sharp(path.join(projectDir, picture)).withMetadata({ orientation: 6 });
  write(picture, await sideways.jpeg({ quality: 100 }).toBuffer());
  pass(1000);
  const issues = (await reader.read()).issues.filter(({ file }) => file === picture);
  expect(issues).toMatchObject([
    {
      rule: FIXED_PICTURE_RULE,
      severity: "warning",
      message: expect.stringContaining("originals/"),
    },
  ]);
  expect(issues[0]?.pages).toContain("/case-study/lextag/newsroom");
});
