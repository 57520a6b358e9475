import type { CreatePagesArgs } from "gatsby";
import { getMessage } from "../../src/lib/errorParts";
import { askRecords } from "../askRecords";
import { menus } from "./menus";
import { newsCards } from "./newsCards";
import type { Output } from "./output";
import { pageIndex } from "./pageIndex";
import { researchFiles } from "./researchFiles";
import { searchIndex } from "./searchIndex";
import { siteFiles } from "./siteFiles";
import { removePublicFile, writePublicFile } from "../publicFile";

/** Everything that the site has beside its pages, in a build and in `npm run develop`. */
const outputs: readonly Output[] = [
  menus,
  newsCards,
  pageIndex,
  researchFiles,
  searchIndex,
  siteFiles,
];

/** The key in Gatsby's cache of the paths written last. */
const WRITTEN = "outputs";

/**
 * Writes the files beside the pages and removes those of an earlier run that no record asks for any
 * more: `develop` writes those of drafts, too. If one cannot be made, all stay as they were; a build ends.
 */
export async function writeOutputs(
  { graphql, reporter, cache }: Pick<CreatePagesArgs, "graphql" | "reporter" | "cache">,
  makers = outputs,
): Promise<void> {
  const files = new Map<string, string>();
  try {
    for (const make of makers)
      for (const { path, content } of await make(askRecords(graphql))) files.set(path, content);
  } catch (error) {
    // Thrown on, it would be shown within the whole of the compiled code.
    reporter.panicOnBuild(
      `Search, menus, feeds and citations stay as they were. ${getMessage(error)}`,
    );
    return;
  }
  const written: unknown = await cache.get(WRITTEN);
  for (const path of Array.isArray(written) ? written.map(String) : [])
    if (!files.has(path)) removePublicFile(path);
  for (const [path, content] of files) writePublicFile(path, content);
  await cache.set(WRITTEN, [...files.keys()]);
}
