import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../server/host/listFiles";
import { pagesAmong } from "../report/builtHtml";
import { addressesInCss, addressesOfOrigin, readPage, type BuiltPage } from "./readPage";

/** A built site as the report looks at it. */
export interface BuiltSite {
  /** Where visitors find it, such as `https://www.polysema.example`. */
  origin: string;
  pages: readonly BuiltPage[];
  /** Every file, as a path from the root. */
  files: ReadonlySet<string>;
  /** Addresses in files that are no pages (styles, feeds, sitemaps), each once a file. */
  inFiles: readonly { file: string; addresses: readonly string[] }[];
}

/** Texts beside the pages that name addresses of the site in full. */
const NAMES_ADDRESSES =
  /^\/(?:sitemap[^/]*\.xml|feeds\/.*|robots\.txt|llms\.txt|[^/]*\.webmanifest)$/;

/**
 * Reads every page of a built site, and the addresses in its styles, feeds and sitemaps.
 *
 * @param publicDir the folder that the build wrote
 * @param origin where visitors find the site
 */
export async function readBuiltSite(publicDir: string, origin: string): Promise<BuiltSite> {
  const files = await listFiles(publicDir);
  const getText = (file: string) => readFileSync(path.join(publicDir, file), "utf8");
  const pages = pagesAmong(files).map((page) => readPage(page.path, getText(page.file), origin));
  const inFiles = files.flatMap((file) => {
    if (/\.(?:br|gz)$/.test(file)) return [];
    const found = file.endsWith(".css")
      ? addressesInCss(getText(file))
      : NAMES_ADDRESSES.test(file)
        ? addressesOfOrigin(getText(file), origin)
        : [];
    return found.length === 0 ? [] : [{ file, addresses: [...new Set(found)] }];
  });
  return { origin, pages, files: new Set(files), inFiles };
}
