import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Where Gatsby leaves the script tags that it then copies into every page. */
const SCRIPTS_SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html";

/** What Gatsby last wrote there. */
const WRITTEN_SLICE = ".cache/scripts-slice.html";

const withoutMap = (sliceHtml: string): string =>
  sliceHtml.replace(
    /<script[^>]*>\s*window\.___chunkMapping=".*";\s*<\/script>/,
    "<script>window.___chunkMapping={}</script>",
  );

/**
 * Empties the list of chunks that Gatsby writes into every page (0.7 KiB): only its prefetching of
 * links in view reads it, and that is off. To be called before Gatsby renders any page.
 */
export function emptyChunkMap(): void {
  const sliceHtml = readFileSync(SCRIPTS_SLICE, "utf8");
  writeFileSync(WRITTEN_SLICE, sliceHtml);
  writeFileSync(SCRIPTS_SLICE, withoutMap(sliceHtml));
}

/**
 * Gives Gatsby back what it wrote in the last build, for it to compare with what it writes now: were
 * they different, it would open every page of the site to put the scripts in anew. To be called before
 * the scripts are bundled.
 */
export function restoreChunkMap(): void {
  if (!existsSync(SCRIPTS_SLICE) || !existsSync(WRITTEN_SLICE)) return;
  const written = readFileSync(WRITTEN_SLICE, "utf8");
  if (readFileSync(SCRIPTS_SLICE, "utf8") === withoutMap(written)) {
    writeFileSync(SCRIPTS_SLICE, written);
  }
}
