import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name: string): string[] =>
  (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));

/** The browser that draws the frames: `CHROME_PATH`, else an installed Chromium or Chrome. Throws when there is none. */
export const findBrowser = (): string => {
  const asked = process.env.CHROME_PATH;
  const candidates = asked ? [asked] : [...NAMES.flatMap(onPath), MAC_CHROME];
  const found = candidates.find(isExecutable);
  if (found === undefined) {
    throw new Error(
      "No browser found: install Chromium or Chrome, or set CHROME_PATH to its executable.",
    );
  }
  return found;
};

/** The encoder on the path. Throws when there is none. */
export const findEncoder = (): string => {
  const found = onPath("ffmpeg").find(isExecutable);
  if (found === undefined) {
    throw new Error("No ffmpeg found: install ffmpeg with libx264 and libvpx-vp9.");
  }
  return found;
};
