import type { CreatePagesArgs } from "gatsby";
import type { OutputFile } from "../../src/kinds/kind";
import type { Catalogue, Output } from "../catalogue";
import { removePublicFile, writePublicFile } from "../publicFile";
import { menus, pageIndex, searchIndex } from "./browserFiles";
import { feeds } from "./feeds";
import { siteFiles } from "./siteFiles";

const makers: readonly Output[] = [menus, pageIndex, searchIndex, feeds, siteFiles];

/** Everything that the site has beside its pages. */
export const getOutputs = (catalogue: Catalogue): OutputFile[] => [
  ...catalogue.outputs,
  ...makers.flatMap((make) => make(catalogue)),
];

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
  const wanted = new Set(files.map(({ path }) => path));
  const written: unknown = await cache.get(WRITTEN);
  for (const path of Array.isArray(written) ? written.map(String) : [])
    if (!wanted.has(path)) removePublicFile(path);
  for (const { path, content } of files) writePublicFile(path, content);
  await cache.set(WRITTEN, [...wanted]);
}
