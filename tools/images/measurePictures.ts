import { z } from "zod";
import { browserExecutable } from "../browser/browserExecutable";
import { createHost } from "../../server/host/createHost";

/** The widths at which pages are measured, in CSS pixels: a telephone and a common desktop. */
export const VIEWPORTS = [
  { widthPx: 390, heightPx: 844 },
  { widthPx: 1440, heightPx: 900 },
] as const;

const measuredSchema = z.object({
  /** The address of the picture that was the largest paint; empty where it was text. */
  largestPaint: z.string(),
  pictures: z.array(
    z.object({
      /** The file that the browser chose, as an address on the site. */
      url: z.string(),
      widthPx: z.number(),
      heightPx: z.number(),
      /** Where CSS places it in its frame, such as `100% 50%`. */
      position: z.string(),
    }),
  ),
});

/** What a browser did with a page's pictures at one width. */
export interface Measurement extends z.infer<typeof measuredSchema> {
  page: string;
  viewportPx: number;
}

/** Measurements and the browser that made them. */
export interface Measurements {
  /** Its name and version, such as `Chromium 147.0`. */
  browser: string;
  measurements: Measurement[];
}

/** Keeps the last candidate for the largest paint, from the first moment of the page. */
const WATCH_LARGEST_PAINT = `
new PerformanceObserver(function (list) {
  list.getEntries().forEach(function (entry) { window.reportedPaint = entry.url; });
}).observe({ type: "largest-contentful-paint", buffered: true });
`;

/**
 * Waits until the pictures of the first screen are painted and a paint was reported, which a busy
 * machine does late; for five seconds at most.
 */
const AWAIT_PAINT = `
(async function () {
  await Promise.all(Array.from(document.images).map(function (image) {
    return image.loading === "lazy" ? undefined : image.decode().catch(function () {});
  }));
  for (var tries = 0; tries < 100; tries += 1) {
    await new Promise(function (done) { setTimeout(done, 50); });
    if (window.reportedPaint !== undefined) return;
  }
})()
`;

/**
 * The largest paint so far, then every picture that takes room on the page. Lazy ones are asked for
 * first, since a browser chooses a file only when it fetches it. A text of its own, because functions
 * that a bundler has touched do not travel to the browser.
 */
const MEASURE = `
(async function () {
  var largestPaint = window.reportedPaint || "";
  var images = Array.from(document.images).filter(function (image) {
    var box = image.getBoundingClientRect();
    return box.width >= 1 && box.height >= 1;
  });
  // Taken first: a video takes its preview off the page while files are on their way.
  var boxes = images.map(function (image) { return image.getBoundingClientRect(); });
  var positions = images.map(function (image) { return getComputedStyle(image).objectPosition; });
  images.forEach(function (image) { image.loading = "eager"; });
  await Promise.all(images.map(function (image) {
    return image.decode().catch(function () {});
  }));
  function address(url) {
    return url === "" ? "" : new URL(url, location.href).pathname;
  }
  return {
    largestPaint: address(largestPaint),
    pictures: images.map(function (image, index) {
      var box = boxes[index];
      return {
        url: address(image.currentSrc),
        widthPx: Math.round(box.width),
        heightPx: Math.round(box.height),
        position: positions[index],
      };
    }),
  };
})()
`;

/** How long a page may take to load, in milliseconds. */
const LOAD_TIMEOUT_MS = 30_000;
/** How long after loading the largest paint may still change hands: fonts, scripts. In milliseconds. */
const SETTLE_MS = 250;
/** Pages measured at once. */
const LANES = 3;

/**
 * Opens pages of a built site in a browser at 390 and 1440 pixels, on a host of its own, and measures
 * their pictures: the displayed size, the chosen file, the largest paint (LCP). Nothing where there is
 * no browser, and the terminal says why. `port` 0 lets the system choose one.
 */
export async function measurePictures(
  publicDir: string,
  pages: readonly string[],
  port = 0,
): Promise<Measurements | undefined> {
  const tools = await Promise.all([browserExecutable(), import("@playwright/test")]).catch(
    (error: unknown) => {
      console.log(error instanceof Error ? error.message : error);
      return undefined;
    },
  );
  if (!tools) return undefined;
  const [{ executablePath, args, env }, { chromium }] = tools;
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  });
  const host = createHost({ publicDir });
  try {
    const origin = await host.listen({ port, host: "127.0.0.1" });
    const measurements: Measurement[] = [];
    for (const { widthPx, heightPx } of VIEWPORTS) {
      const context = await browser.newContext({
        viewport: { width: widthPx, height: heightPx },
        reducedMotion: "reduce",
      });
      await context.addInitScript(WATCH_LARGEST_PAINT);
      const waiting = [...pages];
      const lane = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const page = await context.newPage();
          await page.goto(origin + next, { waitUntil: "load", timeout: LOAD_TIMEOUT_MS });
          await page.evaluate(AWAIT_PAINT);
          await page.waitForTimeout(SETTLE_MS);
          const measured = measuredSchema.parse(await page.evaluate<unknown>(MEASURE));
          measurements.push({ page: next, viewportPx: widthPx, ...measured });
          await page.close();
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      await context.close();
    }
    return { browser: `Chromium ${browser.version()}`, measurements };
  } finally {
    await browser.close();
    await host.close();
  }
}
