import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
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

beforeEach(async () => {
  dir = temporaryFolder("pages");
  lendPackages(dir);
  const { records } = validFiles();
  const create = { width: 1200, height: 630, channels: 3, background: "#0b5f54" } as const;
  writeFiles(dir, {
    "data/site/site.json": records.get("data/site/site.json") ?? "",
    "data/pages/not-found.json": records.get("data/pages/not-found.json") ?? "",
    "src/routes/paths.ts": 'export const contactsPath = "/contacts";',
    "public/social/card.png": await sharp({ create }).png().toBuffer(),
  });
  for (const address of fixedPaths) {
    const html = page(address, '<a href="/contacts">Write</a>');
    writeFiles(dir, { [`public${address}/index.html`]: html });
  }
});

const run = (...options: string[]) => runTool("pages/pagesReport.ts", dir, options);

describe("npm run pages", () => {
  it("writes a page and JSON about every built page, and ends with 0 where no link is broken", () => {
    const { status, stdout, stderr } = run("--strict");
    expect(stderr).toBe("");
    expect(stdout).toMatch(
      /^9 pages: 0 with an issue, 0 with something to look at\. \d+ links checked, 0 broken\. /,
    );
    expect(status).toBe(0);
    const html = read("reports/pages.html");
    expect(html).toContain("none is broken");
    expect(html.match(/<article class="row pageRow"/g)).toHaveLength(9);
    // One picture for all pages stands in the file once.
    expect(html.match(/data:image\/webp/g)).toHaveLength(1);
    expect(html).not.toMatch(/<link|\ssrc="(?!data:)|url\((?!data:)/);
    const json: unknown = JSON.parse(read("reports/pages.json"));
    expect(json).toMatchObject({ origin: ORIGIN, links: { broken: [] } });
  });

  it("names broken links of pages, records and code, and ends with 1 if it is to be strict", () => {
    writeFiles(dir, {
      "public/about-us/index.html": page(
        "/about-us",
        '<a href="/contact">Write</a><img src="/x.png">',
      ),
      "data/pages/not-found.json": '{\n "suggestionsTitle": "Nearby",\n "link": "/contact"\n}',
      "src/routes/paths.ts": '\nexport const contactsPath = "/contact";',
    });
    const { status, stdout } = run("--strict");
    expect(stdout.split("\n").slice(0, 4)).toEqual([
      'data/pages/not-found.json:3: no page "/contact"; did you mean "/contacts"?',
      'src/routes/paths.ts:2: no page "/contact"; did you mean "/contacts"?',
      '/about-us: no page "/contact"; did you mean "/contacts"?',
      '/about-us: no file "/x.png"',
    ]);
    expect(status).toBe(1);
    expect(run().status).toBe(0);
    expect(read("reports/pages.html")).toContain("<b>4 are broken</b>");
  });

  it("names a social picture that cannot be drawn at its pages, and tells of the others", () => {
    writeFiles(dir, { "public/social/card.png": "words" });
    const { status, stdout, stderr } = run();
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^9 pages: 9 with an issue/);
    expect(status).toBe(0);
    expect(read("reports/pages.html")).toContain(
      `is no picture that can be drawn: ${ORIGIN}/social/card.png. Name a PNG or JPEG.`,
    );
  });

  it("refuses a flag that it does not know", () => {
    const { status, stderr } = run("--nope");
    expect(stderr).toMatch(/^Unknown option '--nope'[^]*--strict {4}ends with 1/);
    expect(status).toBe(1);
    expect(existsSync(path.join(dir, "reports"))).toBe(false);
  });

  it("asks for a build where there is none", () => {
    rmSync(path.join(dir, "public"), { recursive: true });
    const { status, stderr } = run();
    expect(stderr).toMatch(
      /^There is no built site in ".*public" yet: run "npm run build" first\.\n$/,
    );
    expect(status).toBe(1);
    expect(existsSync(path.join(dir, "reports"))).toBe(false);
  });
});
