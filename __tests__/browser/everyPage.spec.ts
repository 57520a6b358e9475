import type { LaunchOptions, Page } from "@playwright/test";
import { chunk } from "../../src/lib/lists";
import { builtPages } from "../support/builtSite";
import { PAGE_KINDS } from "../support/pageKinds";
import { SERVICES, test as providersTest } from "../support/providers";
import { choiceCookie, expect, test as siteTest } from "../support/test";

/** Each test opens this many pages in turn, so that a few tests run in parallel. */
const PAGES_PER_TEST = 25;

const kinds: string[] = Object.values(PAGE_KINDS);

/** Every page, but only every fifth paper and tenth author, and an unknown address. */
const paths = [...builtPages().keys(), "/no-such-page"]
  .sort()
  .filter(
    (path, index) =>
      kinds.includes(path) ||
      !/^\/research\/(?:author|publication)\//.test(path) ||
      index % (path.startsWith("/research/author/") ? 10 : 5) === 0,
  );

/** Messages of the browser about addresses with status 404, and their data. */
const NOT_FOUND = /status of 404.*\/(?:404|not-found|(?:page-data\/)?no-such-page.*)\)/;

const getName = (part: readonly string[]) => `${part.at(0) ?? ""} and ${part.length - 1} more`;

/** Pictures are irrelevant here, but most of a page's bytes. */
const withoutPictures = async (
  { launchOptions }: { launchOptions: LaunchOptions },
  provide: (options: LaunchOptions) => Promise<void>,
) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=imagesEnabled=false"];
  await provide({ ...launchOptions, args });
};

const test = siteTest.extend({ launchOptions: [withoutPictures, { scope: "worker" }] });
const keyedTest = providersTest.extend({ launchOptions: [withoutPictures, { scope: "worker" }] });

/** Waits until the page is hydrated and idle. */
const visit = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  // Any key starts the scripts.
  await page.keyboard.press("Shift");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
};

// Traces of hundreds of pages would take longer than the pages.
test.use({ trace: "off", screenshot: "off" });
keyedTest.use({ trace: "off", screenshot: "off" });

test.describe("every page", () => {
  test.use({ allowed: [NOT_FOUND] });

  test("is tested, including pages that aren't indexed", () => {
    expect(paths.length).toBeGreaterThan(80);
    expect(paths).toEqual(expect.arrayContaining(kinds));
  });

  for (const part of chunk(paths, PAGES_PER_TEST)) {
    test(`${getName(part)}: hydrates without messages and foreign requests`, async ({ page }) => {
      for (const path of part) await visit(page, path);
    });
  }
});

keyedTest.describe("on a site with a bot check and analytics", () => {
  keyedTest.use({
    allowed: [
      // These tests assert the requests themselves. The storage table and the forms' bot-check
      // notice were prerendered without keys. A message may arrive while the next page opens.
      new RegExp(
        `request to another host|#418.*/(?:cookies|contacts|apply|unsubscribe|not-found)\\)|${NOT_FOUND.source}`,
      ),
    ],
  });

  for (const [state, analytics] of [
    ["before the choice", null],
    ["after consent", true],
  ] as const) {
    keyedTest(
      `a page of each kind contacts only agreed hosts ${state}`,
      async ({ page, context, asked, baseURL }) => {
        if (analytics !== null) await context.addCookies([choiceCookie(analytics, baseURL)]);
        const agreed = analytics === true ? [SERVICES.analytics, SERVICES.count] : [];
        for (const path of kinds) {
          asked.length = 0;
          await visit(page, path);
          await expect.poll(() => [...asked], { message: path }).toEqual(agreed);
        }
      },
    );
  }
});
