import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getCode, getMessage } from "../src/lib/errorParts";

/** What a command is about to do to a project's files; paths start at the project's folder. */
export interface FileChanges {
  writes: ReadonlyMap<string, string | Uint8Array>;
  /** Whether no written file may be there yet: one that came into being meanwhile is left as it is. */
  areNew?: boolean;
  removes: readonly string[];
}

/** A sentence for the person at the keyboard: what is wrong and what to write instead. */
export class ToolError extends Error {}

/**
 * Writes and removes all files or, where one of them fails, none: what was changed by then is put
 * back, and the error that is thrown names the file.
 */
export function applyChanges(
  projectDir: string,
  { writes, removes, areNew = false }: FileChanges,
): void {
  const before = new Map<string, Uint8Array | undefined>();
  let current = "";
  const remember = (file: string) => {
    current = file;
    const place = path.join(projectDir, file);
    before.set(place, existsSync(place) ? readFileSync(place) : undefined);
    return place;
  };
  try {
    for (const [file, content] of writes) {
      const place = remember(file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, content, { flag: areNew ? "wx" : "w" });
    }
    for (const file of removes) rmSync(remember(file));
  } catch (error) {
    for (const [place, content] of before) {
      if (content) writeFileSync(place, content);
      else rmSync(place, { force: true });
    }
    throw new ToolError(`Nothing was changed, as ${current} could not be: ${getMessage(error)}`);
  }
}

/** Runs a command; its own errors are printed as sentences, and the process then ends with 1. */
export async function runTool(tool: () => void | Promise<void>): Promise<void> {
  try {
    await tool();
  } catch (error) {
    if (!(error instanceof ToolError) && !getCode(error).startsWith("ERR_PARSE_ARGS")) throw error;
    console.error(getMessage(error));
    process.exitCode = 1;
  }
}
