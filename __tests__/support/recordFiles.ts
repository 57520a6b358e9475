import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../content/contentFiles";
import { lendPackages } from "./commandTest";
import { PROJECT } from "./sourceFiles";
import { temporaryFolder } from "./temporaryFolder";

/** Copies the project's records into a temporary folder where commands run. */
export function copyRecords(): string {
  const folder = temporaryFolder("records");
  for (const name of ["data", "static"])
    cpSync(path.join(PROJECT, name), path.join(folder, name), { recursive: true });
  lendPackages(folder);
  return folder;
}

/** Contents of all files of `data`, by path. */
export const readRecordFiles = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    listFiles(path.join(folder, "data")).map((file) => [
      `data/${file}`,
      readFileSync(path.join(folder, "data", file), "base64"),
    ]),
  );
