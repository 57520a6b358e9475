import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { previewCopy } from "../../src/shell/preview/copy";
import { PROJECT } from "../support/sourceFiles";
import { expect as expectWithin20s, test } from "../support/test";

const PORT = 9190;

/** On a busy machine, Gatsby may take longer than 20 s for a page's query. */
const expect = expectWithin20s.configure({ timeout: 120_000 });

test.use({ baseURL: `http://localhost:${PORT}`, allowed: [/./] });
test.describe.configure({ mode: "serial" });

const dir = path.join(tmpdir(), `develop-${process.pid}`);
let server: ChildProcess;

/** Starts `npm run develop` on a copy, because it writes to `public` and the tests edit records. */
test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  const notCopied =
    /^(?:node_modules|public|\.git|\.cache|originals|releases|reports|test-results)$/;
  cpSync(PROJECT, dir, {
    recursive: true,
    filter: (source) => !notCopied.test(path.relative(PROJECT, source)),
  });
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(dir, "node_modules"));
  const args = ["run", "--silent", "develop", "--", "-p", String(PORT)];
  server = spawn("npm", args, { cwd: dir, detached: true, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    server.once("exit", () => reject(new Error("The develop server ended")));
    server.stdout?.on("data", (text: Buffer) => {
      if (text.includes("You can now view")) resolve();
    });
  });
  // Gatsby answers 404 if a query runs for more than 15 s. Each page also waits for the query of
  // the 404 page.
  for (const address of ["/dev-404-page", "/404.html", ...new Set(cases.map(([[, to]]) => to))]) {
    const pageData = `/page-data/${address === "/" ? "index" : address}/page-data.json`;
    const isReady = async () => (await fetch(`http://localhost:${PORT}${pageData}`)).ok;
    await expect.poll(isReady, { timeout: 300_000 }).toBe(true);
  }
});

test.afterAll(() => {
  // On a normal exit, the server would go on writing for a moment.
  if (server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
  rmSync(dir, { recursive: true, force: true, maxRetries: 10 });
});

const JOB = ["data/jobs/nlp-engineer.json", "/job/nlp-engineer"] as const;
const VERA = ["data/products/vera.json", "/product/vera"] as const;
const HOME = ["data/pages/home.json", "/"] as const;
const ARTICLE = ["data/articles/acl-2024.json", "/article/acl-2024"] as const;

/** Replacements in a record, and the message in the panel. */
const cases = [
  [JOB, /"title": .*/, "", "title: is missing"],
  [JOB, /"title"/, '"titel"', "titel: unknown field"],
  [JOB, /"validThrough": ".*"/, '"validThrough": "2026-02-30"', "validThrough"],
  [JOB, /"summary": "/, '"summary": "<b>', "<b>"],
  [VERA, /"title": .*/, "", "title: is missing"],
  [VERA, /"wordatlas"/, '"wordatlass"', "wordatlass"],
  [VERA, /[^]*/, "", "the file is empty"],
  [HOME, /"lead": .*/, "", "lead"],
  [ARTICLE, /"\.\.\/images\/.*?"/, '"../images/none.jpg"', "none.jpg"],
  [ARTICLE, /,\n/, "\n", "a comma (,) is missing"],
  [ARTICLE, /[^]{600}$/, "", ARTICLE[0]],
] as const;

const read = (file: string) => readFileSync(path.join(dir, file), "utf8");
const write = (file: string, text: string) => writeFileSync(path.join(dir, file), text);

const panelOf = (page: Page) =>
  page.getByRole("region", { name: previewCopy.titleOfPage, exact: true });

test("a broken record leaves its page as it was; the panel says what to fix", async ({ page }) => {
  test.setTimeout(600_000);
  for (const [[file, address], pattern, replacement, told] of cases) {
    await test.step(`${file}: ${told}`, async () => {
      const text = read(file);
      await page.goto(address);
      const heading = page.locator("main h1");
      // On a busy machine, a query may outlast Gatsby's timeout, and the missing page shows.
      await expect(heading).not.toHaveText(previewCopy.missingTitle);
      const words = await heading.innerText();
      write(file, text.replace(pattern, replacement));
      await expect(panelOf(page)).toContainText(told);
      await page.goto(address);
      await expect(panelOf(page)).toContainText(told);
      await expect(heading).toHaveText(words, { useInnerText: true });
      await expect(page.locator("gatsby-fast-refresh")).toHaveCount(0);
      write(file, text);
      await expect(panelOf(page)).toHaveCount(0);
    });
  }
});

test("a change to a valid record is shown while another record is broken", async ({ page }) => {
  const [job, article] = [read(JOB[0]), read(ARTICLE[0])];
  write(JOB[0], "{");
  await page.goto(ARTICLE[1]);
  write(ARTICLE[0], article.replace(/"title": ".*"/, '"title": "Another title"'));
  await expect(page.locator("main h1")).toHaveText("Another title");
  write(JOB[0], job);
  write(ARTICLE[0], article);
});
