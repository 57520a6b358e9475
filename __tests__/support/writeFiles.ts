import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes files by path relative to `folder`; creates missing folders. */
export const writeFiles = (
  folder: string,
  entries: Readonly<Record<string, string | Uint8Array>>,
): void => {
  for (const [file, content] of Object.entries(entries)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
};
