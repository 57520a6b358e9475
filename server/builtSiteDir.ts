import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Returns the absolute path of the built site: PUBLIC_DIR, or `public` if it's unset or empty.
 * Throws an error with one sentence for the operator if there is no build.
 */
export const builtSiteDir = (
  folder: string = process.env.PUBLIC_DIR?.trim() || "public",
): string => {
  if (!existsSync(path.join(folder, "index.html"))) {
    throw new Error(`There is no built site in "${folder}" yet: run "npm run build" first.`);
  }
  return path.resolve(folder);
};
