import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { PROJECT } from "./sourceFiles";

/** The built site under test: `PUBLIC_DIR`, or what `npm run build` left in `public`. */
export const PUBLIC = resolve(PROJECT, process.env.PUBLIC_DIR ?? "public");

/** A file of the built site as text. */
export const readBuilt = (path: string): string => readFileSync(join(PUBLIC, path), "utf8");

/** Whether the built site has this file. */
export const isBuilt = (path: string): boolean => existsSync(join(PUBLIC, path));

/** Every file of the built site, as paths from its root. */
export const builtFiles = (): string[] =>
  readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PUBLIC.length + 1))
    .sort();

/** The addresses that have a page of their own, and the file of each. */
export const builtPages = (): Map<string, string> =>
  new Map(
    builtFiles()
      .filter((file) => /(?:^|\/)index\.html$/.test(file) && !/^(?:_gatsby|page-data)\//.test(file))
      .map((file) => [`/${file.replace(/\/?index\.html$/, "")}`, file]),
  );
