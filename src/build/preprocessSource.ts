import path from "node:path";
import type { PreprocessSourceArgs } from "gatsby";

/** Where page components live: what else they export (`Head`) matters to Gatsby too. */
const PAGE_FOLDERS = ["pages", "templates"].map((folder) => path.resolve("src", folder) + path.sep);

/** A module with nothing in it. */
const NO_SOURCE = "export {};";

/**
 * Gives Gatsby's search for queries an empty module in place of every file that can hold none.
 * Gatsby parses each file under `src` in which the letters “config” or “Head” stand, `Heading` and
 * `config/copy` among them, and walks through it seven times, in every build: three seconds, of
 * which one is left.
 */
export function preprocessSource({
  filename,
  contents,
}: Pick<PreprocessSourceArgs, "filename" | "contents">): string | undefined {
  const isRead =
    /graphql\s*`|<Slice\b/.test(contents) ||
    PAGE_FOLDERS.some((folder) => path.normalize(filename).startsWith(folder));
  return isRead ? undefined : NO_SOURCE;
}
