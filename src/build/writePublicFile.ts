import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes a file of the built site; `sitePath` is its address, e.g. `/feeds/news.xml`. */
export function writePublicFile(sitePath: string, content: string): void {
  const file = path.resolve("public", sitePath.slice(1));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
