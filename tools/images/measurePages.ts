import { chromium } from "@playwright/test";
import fastq from "fastq";
import { createHost } from "../../server/host/createHost";
import { browserExecutable } from "../browser/browserExecutable";
import { type SeenPicture, findSeenPictures } from "./seenPictures";

/** In CSS px: a phone and a common desktop. */
export const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

export interface Measurement {
  page: string;
  viewportPx: number;
  /** Path of the picture that was the LCP; empty if it was text. */
  largestPaint: string;
  pictures: SeenPicture[];
}

/** Stores the latest LCP candidate and defines the helper that code compiled by tsx expects. */
const BEFORE_PAGE = `
globalThis.__name = (value) => value;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.largestPaint = entry.url;
}).observe({ type: "largest-contentful-paint", buffered: true });`;

const AT_ONCE = 3;
const PAINT_TIMEOUT_MS = 5000;
/** Wait for late changes of the LCP, such as fonts or scripts. */
const SETTLE_MS = 250;

/**
 * Opens each page in a browser at every viewport and measures its pictures.
 * Throws if no browser can be started.
 */
export async function measurePages(
  publicDir: string,
  pages: readonly string[],
): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: browserExecutable() });
  const host = createHost({ publicDir });
  try {
    const origin = await host.listen({ port: 0, host: "127.0.0.1" });
    const measurements: Measurement[] = [];
    const count = pages.length * VIEWPORTS.length;
    let done = 0;
    for (const viewport of VIEWPORTS) {
      const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
      await context.addInitScript(BEFORE_PAGE);
      const queue = fastq.promise(async (next: string) => {
        const page = await context.newPage();
        await page.goto(origin + next, { waitUntil: "load" });
        await page
          .waitForFunction("window.largestPaint !== undefined", null, {
            timeout: PAINT_TIMEOUT_MS,
          })
          .catch(() => undefined);
        await page.waitForTimeout(SETTLE_MS);
        const paint = String(await page.evaluate("window.largestPaint || ''"));
        measurements.push({
          page: next,
          viewportPx: viewport.width,
          largestPaint: paint === "" ? "" : new URL(paint).pathname,
          pictures: await page.evaluate(findSeenPictures),
        });
        await page.close();
        done += 1;
        if (done % Math.ceil(count / 10) === 0 || done === count)
          console.error(`${done} of ${count} views of pages measured`);
      }, AT_ONCE);
      await Promise.all(pages.map((page) => queue.push(page)));
      await context.close();
    }
    return measurements;
  } finally {
    await browser.close();
    await host.close();
  }
}
