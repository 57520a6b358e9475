import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "./sourceFiles";
import { temporaryFolder } from "./temporaryFolder";

/** Links the project's packages into a folder, so that commands run there. */
export const lendPackages = (folder: string): void => {
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(folder, "node_modules"));
};

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

/** Runs a program of the project in a folder, with nobody at the keyboard, for a minute at most. */
export const runProgram = (
  program: string,
  folder: string,
  options: readonly string[],
  settings: Readonly<Record<string, string>> = {},
) =>
  spawnSync(
    path.join(PROJECT, "node_modules/.bin/tsx"),
    [path.join(PROJECT, program), ...options],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...settings },
      input: "",
      timeout: 60_000,
    },
  );

/** Runs a program of `tools`. */
export const runTool = (
  tool: string,
  folder: string,
  options: readonly string[],
  settings?: Readonly<Record<string, string>>,
) => runProgram(path.join("tools", tool), folder, options, settings);
