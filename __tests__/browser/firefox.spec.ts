import { existsSync } from "node:fs";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { installedExecutable } from "../../tools/browser/browserExecutable";
import { test as formTest } from "../support/formTest";
import { PAGE_KINDS } from "../support/pageKinds";
import { expect } from "../support/test";
import { viewports } from "../support/viewports";

const asked = process.env.FIREFOX_PATH;
// Without this, the tests would silently use another browser.
if (asked && !existsSync(asked)) throw new Error(`FIREFOX_PATH names no file: ${asked}`);
const executable =
  asked ||
  installedExecutable(
    ["firefox", "firefox-esr"],
    ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  );

/** Collects console warnings, console errors and exceptions from now on. */
const watchPage = (page: Page): string[] => {
  const issues: string[] = [];
  page.on("console", (message) => {
    const level = message.type();
    if (level === "error" || level === "warn")
      issues.push(`console.${level}: ${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => issues.push(`uncaught: ${String(error)}`));
  return issues;
};

/** Selector by exact role and accessible name. */
const byRole = (role: string, name: string): string =>
  `::-p-aria([name="${name}"][role="${role}"])`;

interface FirefoxTests {
  /** A tab with isolated cookies and storage. Console errors fail the test. */
  tab: Page;
  visit: (path: string) => Promise<void>;
}

const test = formTest.extend<FirefoxTests, { firefox: Browser }>({
  firefox: [
    // Playwright parses the fixture's destructured parameters.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      // Uses WebDriver BiDi and reduced motion, like the other browser's tests.
      const browser = await puppeteer.launch({
        browser: "firefox",
        executablePath: executable ?? "",
        defaultViewport: viewports.desktop,
        extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" },
      });
      await provide(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  tab: async ({ firefox }, provide) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    const issues = watchPage(page);
    await provide(page);
    await context.close();
    expect(issues, "issues of the page of this test").toEqual([]);
  },
  visit: async ({ tab, mailHost }, provide) => {
    await provide(async (path) => {
      await tab.goto(`${mailHost.url}${path}`);
      // An earlier click would interrupt the page's own loading.
      await tab.waitForSelector("html[data-hydrated]");
    });
  },
});

const press = async (page: Page, ...keys: Parameters<Page["keyboard"]["press"]>[0][]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const appears = (page: Page, role: string, name: string, within = "") =>
  page.waitForSelector(`${within} ${byRole(role, name)}`.trim(), { visible: true });

if (executable === undefined) {
  formTest(
    "Firefox is not installed here (or name it by FIREFOX_PATH): its journeys were left out",
    () => {
      expect(executable).toBeUndefined();
    },
  );
} else {
  test.describe("in Firefox", () => {
    // Serial, because all tests share one browser.
    test.describe.configure({ mode: "default", timeout: 90_000 });

    test("a message can be written and sent by keyboard", async ({ tab, visit, mailHost }) => {
      await visit("/contacts");
      await tab.focus(`main ${byRole("textbox", "Name")}`);
      await tab.keyboard.type("Ada Example");
      await press(tab, "Tab");
      await tab.keyboard.type("ada@firefox.example");
      await press(tab, "Tab", "Tab");
      await tab.keyboard.type("Sent from a fox.");
      await press(tab, "Tab", " ");
      await tab.waitForSelector("main form button[type='submit']:not(:disabled)");
      await tab.focus("main form button[type='submit']");
      await press(tab, "Enter");
      await appears(tab, "heading", "Message sent successfully.");
      expect((await mailHost.mailWith("ada@firefox.example")).text).toContain("Sent from a fox.");
    });

    test("every kind of page hydrates without console messages", async ({ tab, visit }) => {
      for (const kind of Object.values(PAGE_KINDS)) {
        await visit(kind);
        expect(await tab.$$eval("h1", (headings) => headings.length), kind).toBe(1);
        const widths = await tab.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(widths[0], kind).toBe(widths[1]);
      }
    });
  });
}
