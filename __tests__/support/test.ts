import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { browserExecutable } from "../../tools/browser/browserExecutable";
import { LOOKS, viewports } from "./viewports";

export { expect };

const WCAG_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Browser message about /not-found, which is itself served with status 404. */
const OWN_404 = /status of 404.*\/not-found\)/;

interface PageRules {
  allowed: RegExp[];
}

const isForeign = (address: string, origin: string): boolean => {
  const { protocol, origin: target } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && target.replace(/^ws/, "http") !== origin;
};

const watchIssues = (context: BrowserContext, origin: string): string[] => {
  const issues: string[] = [];
  context.on("console", (message) => {
    const level = message.type();
    if (level !== "error" && level !== "warning") return;
    issues.push(`console.${level}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => {
    issues.push(`uncaught: ${webError.error().message} (${webError.page()?.url() ?? "no page"})`);
  });
  context.on("request", (request) => {
    if (isForeign(request.url(), origin)) issues.push(`request to another host: ${request.url()}`);
  });
  return issues;
};

/**
 * Playwright's `test` with a rule for every page: console warnings, console errors, exceptions and
 * requests to other hosts fail the test. `test.use({ allowed: [/status of 404/] })` adds
 * exceptions.
 */
export const test = base.extend<PageRules>({
  allowed: [[], { option: true }],
  launchOptions: [
    ({ launchOptions }, provide) =>
      provide({ ...launchOptions, executablePath: browserExecutable() }),
    { scope: "worker" },
  ],
  context: async ({ context, baseURL, allowed }, provide) => {
    const issues = watchIssues(context, new URL(baseURL ?? "http://localhost").origin);
    await provide(context);
    const passes = [OWN_404, ...allowed];
    const unexpected = issues.filter((issue) => !passes.some((pattern) => pattern.test(issue)));
    expect(unexpected, "issues of the pages of this test").toEqual([]);
  },
});

/**
 * Runs in the browser. True if React has hydrated every Suspense boundary, which starts with a
 * comment `$`.
 */
const isHydrated = (): boolean => {
  if (!("hydrated" in document.documentElement.dataset)) return false;
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { currentNode } = comments;
    const first = currentNode.nodeValue === "$" ? currentNode.nextSibling : null;
    if (first instanceof Element && !Object.keys(first).some((key) => key.startsWith("__react"))) {
      return false;
    }
  }
  return true;
};

/** Runs in the browser. True once the font rules that load after the first paint are there. */
const hasFontRules = (): boolean =>
  [...document.styleSheets].some(({ href }) => href?.includes("later-fonts"));

/** Waits for complete hydration and fonts. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated);
  await page.waitForFunction(hasFontRules);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
};

/** Cookie of an answered consent question. */
export const choiceCookie = (analytics: boolean, url = "") => {
  const date = "2026-01-02T03:04:05.678Z";
  const value = JSON.stringify({ analytics, initialized: true, revision: 1, date });
  return { name: "cookie-policy", value: encodeURIComponent(value), url };
};

/** Opens a page and waits for hydration. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await settled(page);
};

/**
 * Fails if axe finds WCAG A or AA issues in the page, or in the element of a selector. The message
 * has the rule, help page and elements of each.
 */
export const expectAccessible = async (page: Page, part?: string): Promise<void> => {
  // Pages have no frames of other hosts, so axe needn't open a separate page.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).withTags(WCAG_AA);
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  const issues = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    targets: nodes.map(
      ({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary ?? ""}`,
    ),
  }));
  expect(issues, `accessibility of ${page.url()}`).toEqual([]);
};

/** Checks each theme and size without reopening the page; ends with the desktop size. */
export const expectAccessibleInEveryLook = async (page: Page, part?: string): Promise<void> => {
  for (const { colorScheme, size } of LOOKS) {
    await page.setViewportSize(viewports[size]);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page, part);
  }
};

/** Client-side navigation keeps the document; a full load loses this mark. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.visit = "1";
  });
export const expectSameDocument = (page: Page) =>
  expect(page.locator("html")).toHaveAttribute("data-visit", "1");
