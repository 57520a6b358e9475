import type { Page } from "@playwright/test";
import sharp from "sharp";
import { joinImages } from "../../tools/images/joinImages";
import { measurePictures, VIEWPORTS } from "../../tools/images/measurePictures";
import { readBuiltPages } from "../../tools/images/readBuiltPages";
import { readMasters } from "../../tools/images/readMasters";
import { readReferences } from "../../tools/images/readReferences";
import { PUBLIC } from "../support/builtSite";
import { PROJECT } from "../support/sourceFiles";
import { expect, open, test } from "../support/test";

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
  const pages = (await readBuiltPages(PUBLIC)).filter(({ path }) => PAGES.includes(path));
  expect(pages.map(({ path }) => path).sort()).toEqual([...PAGES].sort());
  const measured = await measurePictures(PUBLIC, PAGES);
  const { entries, pageWeights } = await joinImages({
    publicDir: PUBLIC,
    pages,
    masters: await readMasters(PROJECT),
    references: readReferences(PROJECT),
    readers: new Map(),
    measurements: measured?.measurements,
  });
  const widths = new Map(
    entries.flatMap(({ variants }) => variants.map(({ url, widthPx }) => [url, widthPx])),
  );

  for (const viewport of VIEWPORTS) {
    for (const path of PAGES) {
      // A browser that has seen nothing yet: what lies in its cache does not travel.
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport: { width: viewport.widthPx, height: viewport.heightPx },
        reducedMotion: "reduce",
      });
      const received = await readThrough(await context.newPage(), path);
      await context.close();
      const told = pageWeights.find(
        (weight) => weight.page === path && weight.viewportPx === viewport.widthPx,
      );
      const byUrl = (left: { url: string }, right: { url: string }) =>
        left.url.localeCompare(right.url);
      expect(
        (told?.files ?? []).map((file) => ({ ...file, widthPx: widths.get(file.url) })).sort(byUrl),
        `${path} at ${String(viewport.widthPx)} px`,
      ).toEqual([...received].sort(byUrl));
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
  const measured = await measurePictures(PUBLIC, ["/", "/product/vera", "/article/acl-2024"]);
  for (const { page: path, viewportPx, largestPaint } of measured?.measurements ?? []) {
    await page.setViewportSize({ width: viewportPx, height: viewportPx === 390 ? 844 : 900 });
    await open(page, path);
    await expect(page.locator("html")).toHaveAttribute("data-paint", largestPaint);
  }
  expect(measured?.measurements).toHaveLength(6);
});
