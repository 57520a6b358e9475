import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type Redirect, REDIRECTS_FILE, redirectsSchema } from "../src/kinds/settings/redirects";
import { getMessage } from "../src/lib/errors";

/** Lists the files below a folder as sorted paths, such as `/a/b.css`. Skips symbolic links. */
export async function listPublicFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name))}`)
    .sort();
}

/** Reads the redirects; none if the file is missing. Throws an error with file and issues. */
export const readRedirects = (file: string = REDIRECTS_FILE): Redirect[] => {
  if (!existsSync(file)) return [];
  try {
    return redirectsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : getMessage(error);
    throw new Error(`${file}: ${message}`);
  }
};

/** Returns the built site's absolute path. Throws an error for the operator without a home page. */
export const builtSiteDir = (
  folder: string = process.env.PUBLIC_DIR?.trim() || "public",
): string => {
  if (!existsSync(path.join(folder, "index.html"))) {
    throw new Error(`There is no built site in "${folder}" yet: run "npm run build" first.`);
  }
  return path.resolve(folder);
};
