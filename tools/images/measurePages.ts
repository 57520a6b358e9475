import { chromium } from "@playwright/test";
import fastq from "fastq";
import { createHost } from "../../server/createHost";
import { browserExecutable } from "../browser/browserExecutable";
import { findSeenPictures } from "./seenPictures";

/** Window sizes in CSS px: a phone and a common desktop. */
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

export type Measurement = Awaited<ReturnType<typeof measurePages>>[number];

/** Measures the pictures of each page in a browser, at every viewport, in three tabs at once. */
export async function measurePages(publicDir: string, pages: readonly string[]) {
  const browser = await chromium.launch({ executablePath: browserExecutable() });
  const host = createHost({ publicDir });
  try {
    const origin = await host.listen({ port: 0, host: "127.0.0.1" });
    const views = VIEWPORTS.flatMap((viewport) => pages.map((page) => ({ viewport, page })));
    let done = 0;
    const queue = fastq.promise(async ({ viewport, page }: (typeof views)[number]) => {
      const tab = await browser.newPage({ viewport, reducedMotion: "reduce" });
      // Code compiled by tsx expects this helper.
      await tab.addInitScript("globalThis.__name = (value) => value;");
      await tab.goto(origin + page, { waitUntil: "load" });
      const pictures = await tab.evaluate(findSeenPictures);
      await tab.close();
      done += 1;
      if (done % Math.ceil(views.length / 10) === 0 || done === views.length)
        console.error(`${done} of ${views.length} views of pages measured`);
      return { page, viewportPx: viewport.width, pictures };
    }, 3);
    return await Promise.all(views.map((view) => queue.push(view)));
  } finally {
    await browser.close();
    await host.close();
  }
}
