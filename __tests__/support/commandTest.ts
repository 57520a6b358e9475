import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "./sourceFiles";

/** Links the project's packages into a folder, so that commands run there. */
export const lendPackages = (folder: string): void => {
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(folder, "node_modules"));
};

/** Runs a command of `tools` in a folder without standard input, for at most a minute. */
export const runTool = (
  tool: string,
  folder: string,
  options: readonly string[],
  settings: Readonly<Record<string, string>> = {},
) =>
  spawnSync(
    path.join(PROJECT, "node_modules/.bin/tsx"),
    [path.join(PROJECT, "tools", tool), ...options],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...settings },
      input: "",
      timeout: 60_000,
    },
  );
