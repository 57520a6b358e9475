import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes a file of the built site; `sitePath` is its address, e.g. `/feeds/news.xml`. A file that has
 * the content already keeps its time, by which compression and uploads know what has not changed.
 */
export function writePublicFile(sitePath: string, content: string): void {
  const file = path.resolve("public", sitePath.slice(1));
  if (existsSync(file) && readFileSync(file, "utf8") === content) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
