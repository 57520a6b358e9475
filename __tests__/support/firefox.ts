import { existsSync } from "node:fs";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { installedExecutable } from "../../tools/browser/browserExecutable";

/**
 * Returns `FIREFOX_PATH`, an installed Firefox, or undefined. Throws if `FIREFOX_PATH` doesn't
 * exist, to avoid testing with another browser.
 */
export const firefoxExecutable = (): string | undefined => {
  const asked = process.env.FIREFOX_PATH ?? "";
  if (asked !== "") {
    if (!existsSync(asked)) throw new Error(`FIREFOX_PATH names no file: ${asked}`);
    return asked;
  }
  const onMac = "/Applications/Firefox.app/Contents/MacOS/firefox";
  return installedExecutable(["firefox", "firefox-esr"], [onMac]);
};

/** Uses WebDriver BiDi and reduced motion, like the other browser's tests. */
export const startFirefox = (executablePath: string): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" },
  });

/** Collects console warnings, console errors and exceptions from now on. */
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

/** Selector by exact role and accessible name. */
export const byRole = (role: string, name: string): string =>
  `::-p-aria([name="${name}"][role="${role}"])`;

/** Waits for hydration; an earlier click would interrupt the page's own loading. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForSelector("html[data-hydrated]");
};
