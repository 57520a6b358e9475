import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "./sourceFiles";

/** Lends a folder the project's packages, so that commands run in it as in a project of its own. */
export const lendPackages = (folder: string): void => {
  symlinkSync(path.join(PROJECT, "node_modules"), path.join(folder, "node_modules"));
};

/** Runs a command of `tools` in a folder, with nobody at the keyboard; waits a minute at most. */
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
