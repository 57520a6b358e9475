import { readFileSync } from "node:fs";
import path from "node:path";
import { fixedPaths } from "../../../../src/routes/paths";
import { validFiles } from "../../content/fixtures/validRecords";
import { lendPackages, runTool } from "../../../support/commandTest";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const ORIGIN = "https://built.example";

let dir: string;
const read = (file: string) => readFileSync(path.join(dir, file), "utf8");
const page = (address: string) =>
  `<html lang="en"><head><title>The page at ${address}, for a test</title>
<meta name="description" content="A page that a test has written at ${address}, with all that a sound page needs.">
<meta property="og:url" content="${ORIGIN}${address}"><meta property="og:image" content="${ORIGIN}/social/card.png">
<meta property="og:image:alt" content="A card."></head><body></body></html>`;

beforeEach(() => {
  dir = temporaryFolder("pages");
  lendPackages(dir);
  writeFiles(dir, {
    "data/site/site.json": validFiles().records.get("data/site/site.json") ?? "",
    "public/social/card.png": "",
    "data/pages/about.json": '{\n  "header": {},\n  "metadata": {}\n}',
  });
  for (const address of fixedPaths) {
    writeFiles(dir, { [`public${address}/index.html`]: page(address) });
  }
});

const run = (...options: string[]) => runTool("pages/pagesReport.ts", dir, options);

it("npm run pages writes a report on every built page, and fails on issues on request", () => {
  const { status, stdout, stderr } = run("--strict");
  expect(stderr).toBe("");
  expect(stdout).toMatch(`${fixedPaths.length} pages, 0 with something to do. `);
  expect(status).toBe(0);
  expect(read("reports/pages.html")).toContain("<li>Nothing to do.");
  expect(read("reports/pages.csv").trim().split("\r\n")).toHaveLength(1 + fixedPaths.length);

  writeFiles(dir, { "public/news/index.html": page("/about-us") });
  const shared = run("--strict");
  expect(shared.stdout).toMatch(
    /^Note: 2 pages share one title .*\n {2}.*\/about-us\n {2}\/news$/m,
  );
  expect(shared.stdout).toMatch(`${fixedPaths.length + 1} pages, 0 with something to do. `);
  expect(shared.status).toBe(0);

  writeFiles(dir, { "public/about-us/index.html": "<html><head></head></html>" });
  const broken = run("--strict");
  expect(broken.stdout).toMatch(
    /^Issue: The title is missing\.\n {2}data\/pages\/about\.json:3 {2}\/about-us$/m,
  );
  expect(broken.status).toBe(1);
  expect(run().status).toBe(0);
  expect(read("reports/pages.html")).toContain("The title is missing");
});
