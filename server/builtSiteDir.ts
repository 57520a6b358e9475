import { existsSync } from "node:fs";
import path from "node:path";

/**
 * The folder of the built site as an absolute path: PUBLIC_DIR, unless it's empty, else `public`.
 * Throws an error with one sentence for the person at the terminal if no site is built there.
 */
export const builtSiteDir = (
  folder: string = process.env.PUBLIC_DIR?.trim() || "public",
): string => {
  if (!existsSync(path.join(folder, "index.html"))) {
    throw new Error(`There is no built site in "${folder}" yet: run "npm run build" first.`);
  }
  return path.resolve(folder);
};
