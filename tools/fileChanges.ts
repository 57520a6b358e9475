import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../content/checkContent";
import type { ContentFiles } from "../content/checkFiles";
import { getMessage } from "../src/lib/errors";
import { type ContentIssue, formatIssue } from "../src/lib/issue";

interface FileChanges {
  writes: ReadonlyMap<string, string | Uint8Array>;
  /** True if `writes` must be new files; an existing one stops the change. */
  areNew?: boolean;
  removes: readonly string[];
}

/** Throws if a change causes new errors; `renamed` maps a record's new file to the old one. */
export function assertNoNewIssues(
  before: ContentFiles,
  after: ContentFiles,
  renamed: ReadonlyMap<string | undefined, string> = new Map(),
): void {
  const toKey = ({ file, field, message }: ContentIssue) =>
    `${renamed.get(file) ?? file} ${field} ${message}`;
  const known = new Set(checkContent(before).map(toKey));
  const found = checkContent(after).filter((issue) => !known.has(toKey(issue)));
  if (found.length > 0)
    throw new Error(
      `Nothing was changed, because the content check would find:\n${found.map(formatIssue).join("\n")}`,
    );
}

/** Writes and removes files. If one fails, restores all files and throws. */
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
