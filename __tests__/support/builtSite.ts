import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { PROJECT } from "./sourceFiles";

/** `PUBLIC_DIR`, or else the output of `npm run build`. */
export const PUBLIC = resolve(PROJECT, process.env.PUBLIC_DIR ?? "public");

export const readBuilt = (path: string): string => readFileSync(join(PUBLIC, path), "utf8");

export const isBuilt = (path: string): boolean => existsSync(join(PUBLIC, path));

export const builtFiles = (): string[] =>
  readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PUBLIC.length + 1))
    .sort();

export const builtPages = (): Map<string, string> =>
  new Map(
    builtFiles()
      .filter((file) => /(?:^|\/)index\.html$/.test(file) && !/^(?:_gatsby|page-data)\//.test(file))
      .map((file) => [`/${file.replace(/\/?index\.html$/, "")}`, file]),
  );
