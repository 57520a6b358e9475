import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { lendPackages, runTool } from "../../../support/commandTest";
import { PROJECT } from "../../../support/sourceFiles";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const budgets = {
  masterMaxKb: 250,
  servedMaxKb: 150,
  largestPaintMaxKb: 60,
  pageMaxKb: 250,
  socialMaxKb: 200,
  altMaxCharacters: 140,
};

/** A project with one picture, one page that shows it, and these budgets. */
async function run(changed: Partial<typeof budgets>, ...options: string[]) {
  const dir = temporaryFolder("images");
  for (const folder of ["static", "src"]) mkdirSync(path.join(dir, folder));
  const create = { width: 1200, height: 800, channels: 3, background: "teal" } as const;
  const master = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
  writeFiles(dir, {
    "data/site/site.json": readFileSync(path.join(PROJECT, "data/site/site.json")),
    "data/site/image-budgets.json": JSON.stringify({ ...budgets, ...changed }),
    "data/images/word.png": master,
    "public/word.png": master,
    "public/index.html": '<img src="/word.png" alt="word.png" width="1200" height="800">',
  });
  lendPackages(dir);
  // Without a browser: what a browser does is proved in the browser tests.
  const settings = { CHROME_PATH: "/nowhere", PUBLIC_DIR: "public" };
  const result = runTool("images/imageReport.ts", dir, options, settings);
  return {
    ...result,
    report: (name: string) => readFileSync(path.join(dir, "reports", name), "utf8"),
  };
}

describe("npm run images", () => {
  it("writes a page and JSON, and says that it measured without a browser", async () => {
    const { status, stdout, stderr, report } = await run({
      masterMaxKb: 9000,
      servedMaxKb: 9000,
      pageMaxKb: 9000,
    });
    expect(stderr).toBe("");
    expect(stdout).toContain("CHROME_PATH names no file: /nowhere");
    expect(stdout).toContain("2 images: 1 with an issue");
    expect(status).toBe(0);
    expect(report("images.html")).toContain("<h2>word</h2>");
    expect(JSON.parse(report("images.json"))).toMatchObject({
      measuredIn: null,
      images: [
        { name: "word", file: "data/images/word.png", widthPx: 1200, heightPx: 800 },
        { name: "word", file: "public/word.png", uses: [{ page: "/", alt: "word.png" }] },
      ],
    });
  });

  it("names broken budgets, and ends with 1 only when asked to be strict", async () => {
    const lax = await run({});
    expect(lax.stdout).toMatch(/word: Weight: the master, 2\.8 MB, is over .* \(masterMaxKb\)/);
    expect(lax.stdout).toMatch(/\/: its pictures weigh 2\.8 MB at 1440 px, .* \(pageMaxKb\)/);
    expect(lax.status).toBe(0);
    expect((await run({}, "--strict")).status).toBe(1);
  });

  it("ends with 0 when strict and every budget is kept, whatever else is at issue", async () => {
    const { status } = await run(
      { masterMaxKb: 9000, servedMaxKb: 9000, pageMaxKb: 9000 },
      "--strict",
    );
    expect(status).toBe(0);
  });
});
