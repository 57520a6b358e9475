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
import type { CreatePagesArgs } from "gatsby";
import type { OutputFile } from "../../src/kinds/kind";
import type { Catalogue, Output } from "../catalogue";
import { menus, searchIndex } from "./browserFiles";
import { feeds } from "./feeds";
import { siteFiles } from "./siteFiles";

const makers: readonly Output[] = [menus, searchIndex, feeds, siteFiles];

/** Everything that the site has beside its pages. */
export const getOutputs = (catalogue: Catalogue): OutputFile[] => [
  ...catalogue.outputs,
  ...makers.flatMap((make) => make(catalogue)),
];

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
function removePublicFile(sitePath: string): void {
  const file = fileAt(sitePath);
  const folder = path.dirname(file);
  rmSync(file, { force: true });
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}

/** The key in Gatsby's cache of the paths written last. */
const WRITTEN = "outputs";

/**
 * Writes the files beside the pages and removes those of an earlier run that no record asks for any
 * more: `develop` writes those of drafts, too.
 */
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
