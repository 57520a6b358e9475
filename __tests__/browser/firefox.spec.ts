import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { byRole, firefoxExecutable, hydrated, startFirefox, watchPage } from "../support/firefox";
import { test as formTest } from "../support/formTest";
import { makePdf } from "../support/makePdf";
import { PAGE_KINDS } from "../support/pageKinds";
import { expect } from "../support/test";

const executable = firefoxExecutable();

interface FirefoxTests {
  /** A tab with cookies and storage of its own. A test fails when its page complains. */
  tab: Page;
  /** Opens a page of the site in the tab and waits until it answers to clicks and keys. */
  visit: (path: string) => Promise<void>;
}

const test = formTest.extend<FirefoxTests, { firefox: Browser }>({
  firefox: [
    // Playwright wants to read the names of what a fixture needs here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const browser = await startFirefox(executable ?? "");
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
      await hydrated(tab);
    });
  },
});

const press = async (page: Page, ...keys: Parameters<Page["keyboard"]["press"]>[0][]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const appears = (page: Page, role: string, name: string, within = "") =>
  page.waitForSelector(`${within} ${byRole(role, name)}`.trim(), { visible: true });
const fill = (page: Page, role: string, name: string, text: string, within = "") =>
  page.locator(`${within} ${byRole(role, name)}`.trim()).fill(text);

if (executable === undefined) {
  formTest(
    "Firefox is not installed here (or name it by FIREFOX_PATH): its journeys were left out",
    () => {
      expect(executable).toBeUndefined();
    },
  );
} else {
  test.describe("in Firefox", () => {
    // One after the other, in one browser.
    test.describe.configure({ mode: "default", timeout: 90_000 });

    test("a message is written and sent with the keyboard", async ({ tab, visit, mailHost }) => {
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

    test("an application arrives with its CV (APP-10, APP-11)", async ({
      tab,
      visit,
      mailHost,
    }, testInfo) => {
      const cv = testInfo.outputPath("Lebenslauf – Zoë.pdf");
      const content = makePdf(20_000);
      await writeFile(cv, content);
      await visit("/job/nlp-engineer/apply");
      await fill(tab, "textbox", "Name", "Bo Example", "main");
      await fill(tab, "textbox", "Email", "bo@fox.example", "main");
      await fill(tab, "textbox", "Cover letter", "I have read every entry.", "main");
      const chooser = await tab.waitForSelector("main input[type='file']");
      await chooser?.uploadFile(cv);
      await tab.focus("main form input[name='privacy']");
      await press(tab, " ");
      await tab.waitForSelector("main form button[type='submit']:not(:disabled)");
      await tab.focus("main form button[type='submit']");
      await press(tab, "Enter");
      await appears(tab, "heading", "Application sent successfully.");
      const { attachments } = await mailHost.mailWith("bo@fox.example");
      expect(attachments.map(({ filename }) => filename)).toEqual([path.basename(cv)]);
      expect(attachments[0]?.content.equals(content)).toBe(true);
    });

    test("every kind of page comes to life without a word in the console", async ({
      tab,
      visit,
    }) => {
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
