import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getMessage } from "../src/lib/errors";

export interface FileChanges {
  writes: ReadonlyMap<string, string | Uint8Array>;
  /** Stops the change if one of `writes` exists. */
  areNew?: boolean;
  removes: readonly string[];
}

/**
 * Writes and removes all files, or none.
 * If one fails, it restores the others and throws an error that names the file.
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
    throw new Error(`Nothing was changed, as ${current} could not be: ${getMessage(error)}`);
  }
}
