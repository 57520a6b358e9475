import { statSync } from "node:fs";
import path from "node:path";
import { createContentReader } from "../../../../gatsby/preview/createContentReader";
import {
  getBytes,
  validFiles,
  validRecords,
  toJsonText,
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
  const { records, images, staticFiles, iconNames } = validFiles();
  writeFiles(projectDir, Object.fromEntries(records));
  for (const file of [...images, ...staticFiles.map((address) => `static${address}`)])
    write(file, getBytes(file));
  const icons = "node_modules/@phosphor-icons/core/assets/regular";
  for (const name of iconNames) write(`${icons}/${name}.svg`, "");
});

/** A reader with a fake clock, a minute ahead of the files. */
function aReader() {
  let nowMs = Date.now() + 60_000;
  const reader = createContentReader(projectDir, () => nowMs);
  return { reader, pass: (ms: number) => (nowMs += ms) };
}

describe("the content reader", () => {
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

  it("returns a picture's issue with the pages of the records that name it", async () => {
    const file = "data/images/article-acl-2024.jpg";
    write(file, Buffer.concat([Buffer.from(getBytes(file)), Buffer.alloc(1_000_000)]));
    const { issues } = await aReader().reader.read();
    expect(issues.filter((issue) => issue.file === file)).toEqual([
      expect.objectContaining({
        level: "error",
        pages: expect.arrayContaining(["/article/acl-2024"]),
      }),
    ]);
  });

  it("returns an issue of news without a page with the list of news", async () => {
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

  it("changes the version on every save, and not on a read", async () => {
    const { reader, pass } = aReader();
    const { version } = await reader.read();
    pass(1000);
    expect((await reader.read()).version).toBe(version);
    write(VERA, `${toJsonText(validRecords[VERA])}\n`);
    pass(1000);
    expect((await reader.read()).version).not.toBe(version);
  });

  it("waits until no file has changed for a while", async () => {
    let nowMs = Date.now() - 10_000;
    const reader = createContentReader(projectDir, () => nowMs);
    await reader.read();
    write(VERA, "");
    nowMs = statSync(path.join(projectDir, VERA)).ctimeMs + 1000;
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

  it("reports whether pages were created since the last change", async () => {
    const { reader, pass } = aReader();
    expect((await reader.read()).isShown).toBe(false);
    reader.pagesMade(pass(0));
    expect((await reader.read()).isShown).toBe(true);
    reader.pagesMade(statSync(path.join(projectDir, VERA)).ctimeMs - 1000);
    expect((await reader.read()).isShown).toBe(false);
  });
});
