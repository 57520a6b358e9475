import { readFileSync } from "node:fs";
import path from "node:path";
import { readSiteSettings } from "../../gatsby/siteSettings";
import { pluralize } from "../../src/lib/pluralize";
import { runCommand } from "../../src/lib/runCommand";
import { builtSiteDir } from "../../server/builtSiteDir";
import { listFiles } from "../../server/host/listFiles";
import { readRedirects } from "../../server/host/readRedirects";
import { checkLinks } from "./checkLinks";
import { judgePage } from "./judgePage";
import { readFlags } from "../readFlags";
import { placeFinder } from "../report/namedAt";
import { readPages } from "../report/readPage";
import { about, printFindings } from "../report/finding";

const USAGE = `npm run pages -- [flags]

Prints what's to be done about the pages of the built site: broken links, titles and descriptions that
results show badly, pictures of shared links.

  --strict    ends with 1 where a link is broken
  --help      prints this`;

/** The origin for which a site was built, as its home page tells networks. */
const getOrigin = (home: string): string | undefined => {
  const [, address = ""] = /property="og:url"\s+content="([^"]+)"/.exec(home) ?? [];
  return URL.canParse(address) ? new URL(address).origin : undefined;
};

/**
 * `npm run pages`: checks the links of the built site (`PUBLIC_DIR`, else `public`), titles,
 * descriptions and pictures of shared links, and prints what's to be done.
 */
async function main(): Promise<void> {
  const flags = readFlags(USAGE, ["strict"]);
  if (!flags) return;
  const publicDir = builtSiteDir();
  const home = readFileSync(path.join(publicDir, "index.html"), "utf8");
  const origin = getOrigin(home) ?? new URL(readSiteSettings().addresses.website).origin;
  const files = await listFiles(publicDir);
  const pages = readPages(publicDir, files);
  const redirects = new Map(readRedirects().map(({ from, to }) => [from, to]));
  const links = checkLinks({ origin, pages, files: new Set(files), redirects });
  const getPlaces = placeFinder(process.cwd());
  const broken = links.broken.map((link) => {
    const places = getPlaces(link.address).join(", ");
    return { ...link, message: places === "" ? link.message : `${link.message} (${places})` };
  });
  const judged = pages.map((page) =>
    about(page.path, judgePage(page, pages, { ...links, broken })),
  );
  printFindings(judged.flat());
  const busy = judged.filter((findings) => findings.length > 0).length;
  console.log(
    `${pluralize(pages.length, "page")}, ${String(busy)} with something to do. ${pluralize(links.checked, "link")} checked, ${String(broken.length)} broken; ${pluralize(links.external.size, "address", "addresses")} outside the site not checked.`,
  );
  if (flags.has("strict") && broken.length > 0) process.exitCode = 1;
}

void runCommand(main);
