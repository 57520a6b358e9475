import { readFileSync } from "node:fs";
import path from "node:path";
import { fixedPaths } from "../../../../src/routes/paths";
import { validFiles } from "../check/fixtures/validRecords";
import { lendPackages, runTool } from "../../../support/commandTest";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const ORIGIN = "https://built.example";

let dir: string;
const read = (file: string) => readFileSync(path.join(dir, file), "utf8");
const page = (address: string, body = "") =>
  `<html lang="en"><head><title>The page at ${address}, for a test</title>
<meta name="description" content="A page that a test has written at ${address}, with all that a sound page needs.">
<meta property="og:url" content="${ORIGIN}${address}"><meta property="og:image" content="${ORIGIN}/social/card.png">
<meta property="og:image:alt" content="A card."></head><body>${body}</body></html>`;

beforeEach(() => {
  dir = temporaryFolder("pages");
  lendPackages(dir);
  writeFiles(dir, {
    "data/site/site.json": validFiles().records.get("data/site/site.json") ?? "",
    "public/social/card.png": "",
  });
  for (const address of fixedPaths) {
    const html = page(address, '<a href="/contacts">Write</a><a href="https://a.example">A</a>');
    writeFiles(dir, { [`public${address}/index.html`]: html });
  }
});

const run = (...options: string[]) => runTool("pages/pagesReport.ts", dir, options);

describe("npm run pages", () => {
  it("writes a page about every built page, and ends with 0 where no link is broken", () => {
    const { status, stdout, stderr } = run("--strict");
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^9 pages, 0 with something to do\. /);
    expect(status).toBe(0);
    const html = read("reports/pages.html");
    expect(html.match(/<td>Nothing/g)).toHaveLength(9);
    expect(html).toContain("<li>https://a.example</li>");
  });

  it("names broken links with the record's line, and ends with 1 if it is to be strict", () => {
    writeFiles(dir, {
      "public/about-us/index.html": page("/about-us", '<a href="/contact">Write</a>'),
      "data/pages/about.json": '{\n "link": "/contact",\n "other": "/contacts"\n}',
    });
    const { status, stdout } = run("--strict");
    expect(stdout.split("\n")[0]).toBe(
      '/about-us: Link: no page "/contact"; did you mean "/contacts"? (data/pages/about.json:2)',
    );
    expect(status).toBe(1);
    expect(run().status).toBe(0);
    expect(read("reports/pages.html")).toContain("Link: no page");
  });
});
