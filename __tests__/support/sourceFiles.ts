import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder that holds package.json. */
export const PROJECT = resolve(__dirname, "../..");

/** Every file below a folder of the project whose name ends so, as paths from the project's root. */
export const sourceFiles = (folder: string, ending: RegExp): string[] => {
  const root = join(PROJECT, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file))
    .sort();
};
