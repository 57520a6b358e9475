import { existsSync } from "node:fs";
import { bundledBrowser } from "./bundledBrowser";
import { installedExecutable } from "./installedExecutable";

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
  const installed =
    asked === "bundled" ? undefined : installedExecutable(INSTALLED_NAMES, [MAC_CHROME]);
  if (installed !== undefined) return { executablePath: installed, args: [], env: {} };
  return bundledBrowser();
};
