import { cpSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
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
    readdirSync(path.join(folder, "data"), { recursive: true, encoding: "utf8" })
      .map((file) => path.join("data", file))
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [file, readFileSync(path.join(folder, file)).toString("base64")]),
  );
