import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { runTool } from "../support/commandTest";
import { PROJECT } from "../support/sourceFiles";
import { expect, test } from "../support/test";
import { writeFiles } from "../support/writeFiles";

const budgets = {
  masterMaxKb: 9000,
  servedMaxKb: 9000,
  largestPaintMaxKb: 9000,
  pageMaxKb: 9000,
  socialMaxKb: 9000,
  altMaxCharacters: 140,
};

test("npm run images lists what to do, and fails on request", async ({ page }) => {
  const dir = test.info().outputPath("project");
  const create = { width: 1200, height: 800, channels: 3, background: "teal" } as const;
  const master = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
  for (const folder of ["static", "src"]) mkdirSync(path.join(dir, folder), { recursive: true });
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(dir, "node_modules"));
  writeFiles(dir, {
    "data/site/site.json": readFileSync(path.join(PROJECT, "data/site/site.json")),
    "data/site/image-budgets.json": JSON.stringify({ ...budgets, pageMaxKb: 9 }),
    "data/images/word.png": master,
    "data/words.json": '{ "imageURL": "../images/word.png" }',
    "static/shown.png": master,
    "public/shown.png": master,
    "public/index.html": '<img src="/shown.png" width="600" height="400">',
  });
  const env = { PUBLIC_DIR: "public" };
  expect(runTool("images/imageReport.ts", dir, [], env).status).toBe(0);
  const run = runTool("images/imageReport.ts", dir, ["--strict"], env);
  expect(run.stdout).toMatch(
    /A record names it.*\n {2}data\/words\.json:1 {2}data\/images\/word\.png/,
  );
  expect(run.stdout).toMatch(/heavier than allowed, 9 KB.*\n {2}\/ {2}2\.8 MB at \d+ px/);
  expect(run.stdout).toMatch(/^2 pictures\. See/m);
  expect(run.status).toBe(1);
  await page.goto(`file://${path.join(dir, "reports/images.html")}`);
  await expect(page.getByRole("row", { name: "static/shown.png" })).toContainText(
    "600 × 400 at 390",
  );
});
