import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const INSTALLED_NAMES = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];

const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Returns the first of `names` in the PATH, or else the first existing file, or undefined. */
export const installedExecutable = (
  names: readonly string[],
  files: readonly string[] = [],
): string | undefined => {
  const search = names.map((name) => `command -v ${name}`).join("; ");
  const { stdout } = spawnSync(search, { shell: true, encoding: "utf8" });
  return [...stdout.split("\n"), ...files].find((file) => existsSync(file));
};

/** Returns `CHROME_PATH`, an installed Chrome or Chromium, or Playwright's own browser. */
export const browserExecutable = (): string => {
  const asked = process.env.CHROME_PATH ?? "";
  if (asked !== "" && !existsSync(asked)) throw new Error(`CHROME_PATH names no file: ${asked}`);
  if (asked !== "") return asked;
  return installedExecutable(INSTALLED_NAMES, [MAC_CHROME]) ?? chromium.executablePath();
};
