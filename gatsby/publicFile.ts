import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

const fileAt = (sitePath: string) => path.resolve("public", sitePath.slice(1));

/**
 * Writes a file of the site; `sitePath` is its address, e.g. `/feeds/news.xml`. A file that has the
 * content already keeps its time, by which compression and uploads know what has not changed. Whoever
 * reads it meanwhile gets all of the old one or all of the new one.
 */
export function writePublicFile(sitePath: string, content: string): void {
  const file = fileAt(sitePath);
  if (existsSync(file) && readFileSync(file, "utf8") === content) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

/** Removes a file of the site, if it is there, and its folder, whose name may be a draft's, once it is empty. */
export function removePublicFile(sitePath: string): void {
  const file = fileAt(sitePath);
  const folder = path.dirname(file);
  rmSync(file, { force: true });
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}
