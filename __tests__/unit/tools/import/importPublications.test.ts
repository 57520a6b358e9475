import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { validFiles } from "../../content/fixtures/validRecords";
import { lendPackages, runTool } from "../../../support/commandTest";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const fixture = (name: string) => readFileSync(path.join(__dirname, "fixtures", name));

let dir: string;
beforeEach(() => {
  dir = temporaryFolder("import");
  lendPackages(dir);
  writeFiles(dir, {
    ...Object.fromEntries(validFiles().records),
    "sample.bib": fixture("sample.bib"),
    "without-year.bib": fixture("malformed/without-year.bib"),
  });
});

const run = (...options: string[]) => runTool("import/importPublications.ts", dir, options);
const papers = () => readdirSync(path.join(dir, "data/publications")).length;

it("writes one record per paper, exits with 0, and writes nothing the second time", () => {
  const before = papers();
  const first = run("sample.bib");
  expect(first.stderr).toBe("");
  expect(first.stdout).toContain(
    "new        sample.bib:6 data/publications/rebel-relation-extraction-by-end-to-end-language-generation.json\n           still to write: full.abstract\n",
  );
  expect(first.stdout).toContain("\n10 new, 0 already here, 0 refused.\n");
  expect(first.status).toBe(0);
  expect(papers()).toBe(before + 10);
  const second = run("sample.bib");
  expect(second.stdout).toContain("\n0 new, 10 already here,");
  expect(second.status).toBe(0);
  expect(papers()).toBe(before + 10);
});

it("exits with 1 if an entry is rejected, takes the rest, and writes nothing with --dry-run", () => {
  const before = papers();
  const { status, stdout } = run("--dry-run", "without-year.bib");
  expect(stdout).toContain("refused    without-year.bib:10 has no year");
  expect(stdout).toContain("Nothing was written (--dry-run).");
  expect(status).toBe(1);
  expect(papers()).toBe(before);
  run("without-year.bib");
  expect(papers()).toBe(before + 1);
});

it("writes nothing if a file can't be read", () => {
  const before = papers();
  const { status, stderr } = run("sample.bib", "missing.bib");
  expect(stderr).toMatch(/^There is no file .*missing\.bib\./);
  expect(status).toBe(1);
  expect(papers()).toBe(before);
});

it("writes nothing if a record can't be written, and names it in one line", () => {
  const planned = [...run("--dry-run", "sample.bib").stdout.matchAll(/data\/\S+\.json/g)];
  const last = planned.at(-1)?.[0] ?? "";
  mkdirSync(path.join(dir, last));
  const before = papers();
  const { status, stdout, stderr } = run("sample.bib");
  expect(stderr).toMatch(/^Nothing was changed, as .+ EISDIR.+\n$/);
  expect(stderr).toContain(last);
  expect(stdout).toBe("");
  expect(status).toBe(1);
  expect(papers()).toBe(before);
});
