import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { bundledBrowser } from "./bundledBrowser";

/** A browser to start, with the flags and the environment it needs beyond Playwright's own. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

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

const installedBrowser = (): string | undefined =>
  [
    ...INSTALLED_NAMES.flatMap((name) =>
      (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)),
    ),
    MAC_CHROME,
  ].find(isExecutable);

/**
 * The browser of the browser tests: `CHROME_PATH`, else an installed Chrome or Chromium, else the
 * one that npm brought (`CHROME_PATH=bundled` asks for it by name). Throws when `CHROME_PATH`
 * names no file, rather than test with another browser than was asked for.
 */
export const browserExecutable = async (): Promise<BrowserLaunch> => {
  const asked = process.env.CHROME_PATH ?? "";
  if (asked !== "" && asked !== "bundled") {
    if (!existsSync(asked)) throw new Error(`CHROME_PATH names no file: ${asked}`);
    return { executablePath: asked, args: [], env: {} };
  }
  const installed = asked === "bundled" ? undefined : installedBrowser();
  if (installed !== undefined) return { executablePath: installed, args: [], env: {} };
  return bundledBrowser();
};
