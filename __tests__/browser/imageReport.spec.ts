import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { listFiles } from "../../server/host/listFiles";
import { measurePages, VIEWPORTS } from "../../tools/images/measurePages";
import { readImages } from "../../tools/images/readImages";
import { readPages } from "../../tools/report/readPage";
import { PUBLIC } from "../support/builtSite";
import { runTool } from "../support/commandTest";
import { PROJECT } from "../support/sourceFiles";
import { expect, open, test } from "../support/test";
import { writeFiles } from "../support/writeFiles";

/** One page of each layout that shows pictures: carousel, header, sections, cover, list. */
const PAGES = [
  "/",
  "/product/vera",
  "/solution/text-analytics",
  "/article/acl-2024",
  "/article/list",
];

/** A picture as it came over the wire. */
interface Received {
  url: string;
  bytes: number;
  widthPx: number;
}

/** Opens a page and scrolls through it as a reader does, so that lazy pictures come; returns them all. */
const readThrough = async (page: Page, path: string): Promise<Received[]> => {
  const pictures: Promise<Received>[] = [];
  page.on("response", (response) => {
    const url = new URL(response.url()).pathname;
    if (response.request().resourceType() !== "image" || !url.startsWith("/static/")) return;
    pictures.push(
      (async () => {
        const body = await response.body();
        const { responseBodySize } = await response.request().sizes();
        const { width } = await sharp(body).metadata();
        return { url, bytes: responseBodySize, widthPx: width };
      })(),
    );
  });
  await open(page, path);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 300) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    // Carousels hold pictures beside the window, which come when they are scrolled in.
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const image of shown) {
      image.scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
      // A lazy picture is fetched from here on; a broken one isn't this test's matter.
      await image.decode().catch(() => undefined);
    }
  });
  await page.waitForLoadState("networkidle");
  return Promise.all(pictures);
};

test("the image report says what a browser receives on five pages, byte by byte and width by width", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const files = await listFiles(PUBLIC);
  const pages = readPages(PUBLIC, files);
  const measurements = await measurePages(PUBLIC, PAGES);
  const sources = { projectDir: PROJECT, publicDir: PUBLIC, files, pages };
  const { images } = await readImages(sources, measurements);

  for (const viewport of VIEWPORTS) {
    for (const page of PAGES) {
      // A browser that has seen nothing yet: what lies in its cache does not travel.
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport,
        reducedMotion: "reduce",
      });
      const received = await readThrough(await context.newPage(), page);
      await context.close();
      const told = new Map(
        images.flatMap(({ displays, served }) =>
          displays
            .filter((one) => one.page === page && one.viewportPx === viewport.width)
            .filter(({ widthPx, url }) => widthPx > 0 && url.startsWith("/static/"))
            .map(({ url, bytes }): [string, Received] => {
              const widthPx = served.find((file) => file.url === url)?.widthPx ?? 0;
              return [url, { url, bytes, widthPx }];
            }),
        ),
      );
      const byUrl = (left: { url: string }, right: { url: string }) =>
        left.url.localeCompare(right.url);
      expect([...told.values()].sort(byUrl), `${page} at ${String(viewport.width)} px`).toEqual(
        [...received].sort(byUrl),
      );
    }
  }
});

test("the image report names the largest paint that the page itself reports", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const address = "url" in entry && typeof entry.url === "string" ? entry.url : "";
        document.documentElement.dataset.paint = address === "" ? "" : new URL(address).pathname;
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  // A text and two pictures, none with a rival of its size: of equals, the first to be painted counts.
  const measurements = await measurePages(PUBLIC, ["/", "/product/vera", "/article/acl-2024"]);
  for (const { page: path, viewportPx, largestPaint } of measurements) {
    await page.setViewportSize({ width: viewportPx, height: viewportPx === 390 ? 844 : 900 });
    await open(page, path);
    await expect(page.locator("html")).toHaveAttribute("data-paint", largestPaint);
  }
  expect(measurements).toHaveLength(6);
});

const budgets = {
  masterMaxKb: 9000,
  servedMaxKb: 9000,
  largestPaintMaxKb: 9000,
  pageMaxKb: 9000,
  socialMaxKb: 9000,
  altMaxCharacters: 140,
};

test("npm run images tells what to do, and is strict about budgets when asked", async ({
  page,
}) => {
  const dir = test.info().outputPath("project");
  const create = { width: 1200, height: 800, channels: 3, background: "teal" } as const;
  const master = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
  for (const folder of ["static", "src"]) mkdirSync(path.join(dir, folder), { recursive: true });
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(dir, "node_modules"));
  writeFiles(dir, {
    "data/site/site.json": readFileSync(path.join(PROJECT, "data/site/site.json")),
    "data/site/image-budgets.json": JSON.stringify(budgets),
    "data/images/word.png": master,
    "data/words.json": '{ "imageURL": "../images/word.png" }',
    "static/shown.png": master,
    "public/shown.png": master,
    "public/index.html": '<img src="/shown.png" alt="shown.png" width="600" height="400">',
  });
  const run = (...options: string[]) =>
    runTool("images/imageReport.ts", dir, options, { PUBLIC_DIR: "public" });

  const kept = run("--strict");
  expect(kept.stdout).toContain("static/shown.png: The alternative text “shown.png” is a file's");
  expect(kept.stdout).toContain("data/words.json:1: word.png: A record names it");
  expect(kept.stdout).toContain("2 pictures: 1 issue, 0 budgets broken");
  expect(kept.status).toBe(0);
  await page.goto(`file://${path.join(dir, "reports/images.html")}`);
  await expect(page.getByRole("row", { name: "static/shown.png" })).toContainText(
    "600 × 400 at 390",
  );

  writeFiles(dir, { "data/site/image-budgets.json": JSON.stringify({ ...budgets, pageMaxKb: 9 }) });
  const lax = run();
  expect(lax.stdout).toMatch(/^\/: its pictures weigh 2\.8 MB at \d+ px, over pageMaxKb, 9 KB/m);
  expect(lax.status).toBe(0);
  expect(run("--strict").status).toBe(1);
});
