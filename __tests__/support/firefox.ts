import { existsSync } from "node:fs";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { installedExecutable } from "../../tools/browser/browserExecutable";

/** Names under which Firefox is installed, the first found wins. */
const INSTALLED_NAMES = ["firefox", "firefox-esr"];

/** Where the macOS installer puts it. */
const MAC_FIREFOX = "/Applications/Firefox.app/Contents/MacOS/firefox";

/**
 * The Firefox of the tests: `FIREFOX_PATH`, else an installed one; undefined where there is none.
 * Throws when `FIREFOX_PATH` names no file, rather than test with another than was asked for.
 */
export const firefoxExecutable = (): string | undefined => {
  const asked = process.env.FIREFOX_PATH ?? "";
  if (asked !== "") {
    if (!existsSync(asked)) throw new Error(`FIREFOX_PATH names no file: ${asked}`);
    return asked;
  }
  return installedExecutable(INSTALLED_NAMES, [MAC_FIREFOX]);
};

/** Starts Firefox over WebDriver BiDi; movement is reduced, as in the tests of the other browser. */
export const startFirefox = (executablePath: string): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" },
  });

/** What a page wrote to the console as a warning or an error, or threw, from now on. */
export const watchPage = (page: Page): string[] => {
  const issues: string[] = [];
  page.on("console", (message) => {
    const level = message.type();
    if (level === "error" || level === "warn") {
      issues.push(`console.${level}: ${message.text()} (${page.url()})`);
    }
  });
  page.on("pageerror", (error) => {
    issues.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`);
  });
  return issues;
};

/** A selector of what assistive technology knows by this role and exactly this name. */
export const byRole = (role: string, name: string): string =>
  `::-p-aria([name="${name}"][role="${role}"])`;

/** Resolves once the framework owns the page; a click before that would break off its own loading. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForSelector("html[data-hydrated]");
};
