import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const INSTALLED_NAMES = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];

const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the first executable on `PATH`, then the first of `files`, or undefined. */
export const installedExecutable = (
  names: readonly string[],
  files: readonly string[] = [],
): string | undefined => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...files].find(
    isExecutable,
  );
};

/**
 * Returns the browser for tests: `CHROME_PATH`, an installed Chrome or Chromium, or Playwright's
 * own.
 * Throws if `CHROME_PATH` doesn't exist, so that tests never run in an unexpected browser.
 */
export const browserExecutable = (): string => {
  const asked = process.env.CHROME_PATH ?? "";
  if (asked !== "" && !existsSync(asked)) throw new Error(`CHROME_PATH names no file: ${asked}`);
  if (asked !== "") return asked;
  return installedExecutable(INSTALLED_NAMES, [MAC_CHROME]) ?? chromium.executablePath();
};
