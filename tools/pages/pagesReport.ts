import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readContentFiles } from "../../gatsby/contentFiles";
import { readSiteSettings } from "../../gatsby/siteSettings";
import { runCommand } from "../../src/lib/runCommand";
import { builtSiteDir } from "../../server/builtSiteDir";
import { listFiles } from "../../server/host/listFiles";
import { readRedirects } from "../../server/host/readRedirects";
import { checkLinks, type LinkIssue } from "./checkLinks";
import { judgePages, type PictureSize } from "./judgePages";
import { linksInCode } from "./linksInCode";
import { linksInRecords } from "./linksInRecords";
import type { NamedLink } from "./namedLink";
import { readBuiltSite, type BuiltSite } from "./readBuiltSite";
import { renderPagesReport } from "./renderPagesReport";
import { readFlags } from "../readFlags";
import { hasSeverity } from "../report/finding";
import { madeLine } from "../report/madeLine";
import { reportPage } from "../report/reportPage";

const REPORTS = "reports";

/** Folders of the code whose texts become addresses of the site; others name files on the disk. */
const CODE_WITH_ADDRESSES =
  /^\/(?:blocks|build\/siteFiles|config|forms|hooks|lib|pages|routes|seo|shell|templates|ui|views)\/.*\.tsx?$/;

/** Twice the displayed width of a social picture, in pixels, and how far it is compressed. */
const PICTURE_WIDTH_PX = 560;
const PICTURE_QUALITY = 60;

/** Every address that the site names, wherever it does. */
async function allLinks(site: BuiltSite, builtMs: number): Promise<NamedLink[]> {
  const { addresses } = readSiteSettings();
  const code = (await listFiles("src")).filter((file) => CODE_WITH_ADDRESSES.test(file));
  return [
    ...linksInRecords(
      readContentFiles(process.cwd()),
      { ...addresses, website: site.origin },
      builtMs,
    ),
    ...code.flatMap((file) => linksInCode(`src${file}`, readFileSync(`src${file}`, "utf8"))),
    ...site.pages.flatMap(({ path: page, addresses: found }) =>
      found.map((address): NamedLink => ({ source: "pages", place: page, address, base: page })),
    ),
    ...site.inFiles.flatMap(({ file, addresses: found }) =>
      found.map((address): NamedLink => ({ source: "pages", place: file, address, base: file })),
    ),
  ];
}

/** The size of a picture and a small version of it; nothing of a file that is no picture. */
async function readPicture(file: string) {
  try {
    const picture = sharp(file);
    const { width, height } = await picture.metadata();
    const small = await picture
      .resize({ width: PICTURE_WIDTH_PX, withoutEnlargement: true })
      .webp({ quality: PICTURE_QUALITY })
      .toBuffer();
    const thumbnail = `data:image/webp;base64,${small.toString("base64")}`;
    return { size: { widthPx: width, heightPx: height }, thumbnail };
  } catch {
    return null;
  }
}

/** Sizes and small versions of the social pictures that lie in the built site. */
async function socialPictures(publicDir: string, { origin, pages, files }: BuiltSite) {
  const sizes = new Map<string, PictureSize | null>();
  const thumbnails = new Map<string, string>();
  for (const { socialImage } of pages) {
    const address = socialImage?.address;
    if (address === undefined || sizes.has(address) || !URL.canParse(address, origin)) continue;
    const url = new URL(address, origin);
    const file = decodeURIComponent(url.pathname);
    if (url.origin !== origin || !files.has(file)) continue;
    const picture = await readPicture(path.join(publicDir, file));
    sizes.set(address, picture?.size ?? null);
    if (picture) thumbnails.set(address, picture.thumbnail);
  }
  return { sizes, thumbnails };
}

/** The origin for which a site was built, as its home page tells networks. */
const getOrigin = (home: string): string | undefined => {
  const [, address = ""] = /property="og:url"\s+content="([^"]+)"/.exec(home) ?? [];
  return URL.canParse(address) ? new URL(address).origin : undefined;
};

const lineOf = ({ link, message }: LinkIssue) => `${link.place}: ${message}`;

const USAGE = `npm run pages -- [flags]

Writes ${REPORTS}/pages.html and ${REPORTS}/pages.json about the built site, and prints every broken link.

  --strict    ends with 1 where a link is broken
  --help      prints this`;

/**
 * `npm run pages`: writes `reports/pages.html`, one page for marketing, and `reports/pages.json` from
 * the built site (`PUBLIC_DIR`, else `public`), and prints every broken link. With `--strict` it ends
 * with 1 where a link is broken.
 */
async function main(): Promise<void> {
  const flags = readFlags(USAGE, ["strict"]);
  if (!flags) return;
  const publicDir = builtSiteDir();
  const home = path.join(publicDir, "index.html");
  const { name, addresses, version } = readSiteSettings();
  const origin = getOrigin(readFileSync(home, "utf8")) ?? new URL(addresses.website).origin;
  const site = await readBuiltSite(publicDir, origin);
  const redirects = new Map(readRedirects().map(({ from, to }) => [from, to]));
  const links = await checkLinks(await allLinks(site, statSync(home).mtimeMs), site, redirects);
  const { sizes, thumbnails } = await socialPictures(publicDir, site);
  const entries = judgePages(site.pages, links, sizes);

  const made = new Date();
  mkdirSync(REPORTS, { recursive: true });
  const report = renderPagesReport(entries, links, thumbnails, {
    origin,
    madeLine: madeLine(made, version),
  });
  writeFileSync(path.join(REPORTS, "pages.html"), reportPage(report, name));
  const json = {
    madeAt: made.toISOString(),
    version,
    origin,
    pages: entries.map(({ page: { fragments, addresses: named, ...page }, ...entry }) => ({
      ...page,
      ...entry,
      fragments: [...fragments],
      links: named.length,
    })),
    links,
  };
  writeFileSync(path.join(REPORTS, "pages.json"), `${JSON.stringify(json, null, 2)}\n`);

  for (const issue of links.broken) console.log(lineOf(issue));
  const invalid = entries.filter(({ findings }) => hasSeverity(findings, "issue")).length;
  const looks = entries.filter(({ findings }) => hasSeverity(findings, "look")).length;
  const { records, code, pages } = links.checked;
  console.log(
    `${entries.length} pages: ${invalid} with an issue, ${looks} with something to look at. ${records + code + pages} links checked, ${links.broken.length} broken. See ${REPORTS}/pages.html.`,
  );
  if (flags.has("strict") && links.broken.length > 0) process.exitCode = 1;
}

void runCommand(main);
