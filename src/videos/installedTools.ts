import { installedBrowser } from "../tools/browser/browserExecutable";
import { installedExecutable } from "../tools/browser/installedExecutable";

/** The browser that draws the frames: `CHROME_PATH`, else an installed Chromium or Chrome. Throws when there is none. */
export const findBrowser = (): string => {
  const found = process.env.CHROME_PATH || installedBrowser();
  if (found === undefined) {
    throw new Error(
      "No browser found: install Chromium or Chrome, or set CHROME_PATH to its executable.",
    );
  }
  return found;
};

/** The encoder on the path. Throws when there is none. */
export const findEncoder = (): string => {
  const found = installedExecutable(["ffmpeg"]);
  if (found === undefined) {
    throw new Error("No ffmpeg found: install ffmpeg with libx264 and libvpx-vp9.");
  }
  return found;
};
