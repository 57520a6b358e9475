import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Names under which Linux distributions install Chrome and Chromium, the first found wins. */
const INSTALLED_NAMES = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];

/** Where the macOS installer puts Chrome. */
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first program of these names on the path, else the first of these files; undefined where there is none. */
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
 * The browser of the browser tests: `CHROME_PATH`, else an installed Chrome or Chromium, else the one
 * of `npx playwright install chromium`. Throws when `CHROME_PATH` names no file, rather than test with
 * another browser than was asked for.
 */
export const browserExecutable = (): string => {
  const asked = process.env.CHROME_PATH ?? "";
  if (asked !== "" && !existsSync(asked)) throw new Error(`CHROME_PATH names no file: ${asked}`);
  if (asked !== "") return asked;
  return installedExecutable(INSTALLED_NAMES, [MAC_CHROME]) ?? chromium.executablePath();
};
