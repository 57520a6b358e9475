import fs from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { OutputFile } from "../../src/kinds/kind";
import type { Catalogue, OutputCreator } from "../catalogue";
import { menus, searchIndex } from "./browserFiles";
import { feeds } from "./feeds";
import { siteFiles } from "./siteFiles";

const makers: readonly OutputCreator[] = [menus, searchIndex, feeds, siteFiles];

/** Creates the kinds' own files, menus, search index, feeds and `siteFiles`. */
export const createOutputFiles = (catalogue: Catalogue): OutputFile[] =>
  [...catalogue.outputs, ...makers].flatMap((make) => make(catalogue));

const fileAt = (sitePath: string) => path.resolve("public", sitePath.slice(1));

/** Skips unchanged files: compression and uploads compare modification times. */
function writePublicFile(sitePath: string, content: string): void {
  const file = fileAt(sitePath);
  if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === content) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.part`, content);
  fs.renameSync(`${file}.part`, file);
}

/** Removes a file, and its folder if that is then empty. */
function removePublicFile(sitePath: string): void {
  const file = fileAt(sitePath);
  const folder = path.dirname(file);
  fs.rmSync(file, { force: true });
  if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

const WRITTEN = "outputs";

/** Writes the output files, and removes files that the last run wrote but this one doesn't. */
export async function writeOutputs(
  { cache }: Pick<CreatePagesArgs, "cache">,
  files: readonly OutputFile[],
): Promise<void> {
  const wanted = new Set(files.map((file) => file.path));
  const written: unknown = await cache.get(WRITTEN);
  for (const sitePath of Array.isArray(written) ? written.map(String) : [])
    if (!wanted.has(sitePath)) removePublicFile(sitePath);
  for (const { path: sitePath, content } of files) writePublicFile(sitePath, content);
  await cache.set(WRITTEN, [...wanted]);
}
