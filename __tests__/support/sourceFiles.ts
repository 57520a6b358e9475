import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

export const PROJECT = resolve(__dirname, "../..");

/** Paths are relative to the project root. */
export const sourceFiles = (folder: string, ending: RegExp): string[] => {
  const root = join(PROJECT, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file))
    .sort();
};
