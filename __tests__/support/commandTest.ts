import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "./sourceFiles";

/** Links the project's packages into a folder, so that commands run there. */
export const lendPackages = (folder: string): void => {
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(folder, "node_modules"));
};

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
