import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first program of these names on the path, else the first of these files; undefined where there is none. */
export const installedExecutable = (
  names: readonly string[],
  files: readonly string[] = [],
): string | undefined => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...files].find(
    isExecutable,
  );
};
