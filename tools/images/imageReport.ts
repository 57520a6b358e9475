import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readSiteSettings } from "../../gatsby/siteSettings";
import { imageBudgetsSchema } from "../../src/kinds/settings/imageBudgets";
import { runCommand } from "../../src/lib/runCommand";
import { builtSiteDir } from "../../server/builtSiteDir";
import { CENTRE } from "./crop";
import { getFingerprint, type Fingerprint } from "./fingerprint";
import type { ImageEntry, PageWeight } from "./imageEntry";
import { joinImages } from "./joinImages";
import { heavyPages, judgeImages } from "./judgeImages";
import { makeThumbnails, NETWORK_CROPS, PAGE_CROPS, type Thumbnails } from "./makeThumbnails";
import { measurePictures } from "./measurePictures";
import { type BuiltPage, readBuiltPages } from "./readBuiltPages";
import { readMasters } from "./readMasters";
import { readReaders, readReferences } from "./readReferences";
import { renderImageReport } from "./renderImageReport";
import { readFlags } from "../readFlags";
import { hasSeverity } from "../report/finding";
import { formatWeight } from "../report/formatWeight";
import { madeLine } from "../report/madeLine";
import { reportPage } from "../report/reportPage";

const REPORTS = "reports";
const BUDGETS = "data/site/image-budgets.json";

/** Pages with a picture that is more than a mark: drawings have one size everywhere. */
const worthMeasuring = ({ pictures }: BuiltPage) =>
  pictures.some(
    (picture) =>
      picture.kind === "shown" && picture.candidates.some(({ url }) => !url.endsWith(".svg")),
  );

/** Masters that editors could mistake for one another; the icons are sizes of one mark. */
const isCompared = ({ file, isVector }: ImageEntry) => !isVector && file.startsWith("data/");

/** The words beside a picture serve the rules only. */
const withoutNeighbours = (key: string, value: unknown) =>
  key === "wordsBeside" ? undefined : value;

/** The pictures and pages of a built site, measured where there is a browser. */
async function readImages(publicDir: string) {
  const pages = await readBuiltPages(publicDir);
  const masters = await readMasters(process.cwd());
  const measured = await measurePictures(
    publicDir,
    pages.filter(worthMeasuring).map((page) => page.path),
  );
  const joined = await joinImages({
    publicDir,
    pages,
    masters,
    readers: readReaders(
      process.cwd(),
      masters.map(({ file }) => file),
    ),
    references: readReferences(process.cwd()),
    measurements: measured?.measurements,
  });
  return { ...joined, browser: measured?.browser };
}

/** Where an entry's file lies: what the build drew is in the built site, wherever that is. */
const fileIn = (publicDir: string, { file }: ImageEntry) =>
  file.startsWith("public/") ? path.join(publicDir, file.slice("public/".length)) : file;

async function getFingerprints(
  entries: readonly ImageEntry[],
  publicDir: string,
): Promise<Map<string, Fingerprint>> {
  const fingerprints = new Map<string, Fingerprint>();
  for (const entry of entries.filter(isCompared)) {
    fingerprints.set(entry.file, await getFingerprint(fileIn(publicDir, entry)));
  }
  return fingerprints;
}

/** Every picture small, with the crops that pages or networks make of it. */
async function getThumbnails(
  entries: readonly ImageEntry[],
  publicDir: string,
): Promise<Map<string, Thumbnails>> {
  const thumbnails = new Map<string, Thumbnails>();
  for (const entry of entries) {
    const isSocial = entry.uses.some(({ kind }) => kind === "social");
    const shapes = isSocial ? NETWORK_CROPS : entry.isVector ? [] : PAGE_CROPS;
    const point = isSocial ? CENTRE : entry.focalPoint;
    const file = fileIn(publicDir, entry);
    thumbnails.set(entry.file, await makeThumbnails(file, entry, shapes, point));
  }
  return thumbnails;
}

/** Every broken budget in a line: those of pictures, then those of pages. */
const brokenBudgets = (
  entries: readonly ImageEntry[],
  heavy: readonly PageWeight[],
  pageMaxKb: number,
): string[] => [
  ...entries.flatMap(({ name, findings }) =>
    findings
      .filter(({ budget }) => budget !== undefined)
      .map(({ budget, subject, text }) => `${name}: ${subject}: ${text} (${budget ?? ""})`),
  ),
  ...heavy.map(
    ({ page, viewportPx, bytes }) =>
      `${page}: its pictures weigh ${formatWeight(bytes)} at ${String(viewportPx)} px, over the budget of ${String(pageMaxKb)} KB (pageMaxKb)`,
  ),
];

const USAGE = `npm run images -- [flags]

Writes ${REPORTS}/images.html and ${REPORTS}/images.json about the pictures of the built site.

  --strict    ends with 1 where a budget of ${BUDGETS} is broken
  --help      prints this`;

/**
 * `npm run images`: writes `reports/images.html`, one page for marketing, and `reports/images.json`
 * from the built site (`PUBLIC_DIR`, else `public`). With `--strict` it ends with 1 where a budget of
 * `data/site/image-budgets.json` is broken, and names every one.
 */
async function main(): Promise<void> {
  const flags = readFlags(USAGE, ["strict"]);
  if (!flags) return;
  const publicDir = builtSiteDir();
  const budgets = imageBudgetsSchema.parse(JSON.parse(readFileSync(BUDGETS, "utf8")));
  const { entries, pageWeights, browser } = await readImages(publicDir);
  const judged = judgeImages(entries, budgets, await getFingerprints(entries, publicDir));
  const heavy = heavyPages(pageWeights, budgets);
  const thumbnails = await getThumbnails(judged, publicDir);

  const { name, addresses, version } = readSiteSettings();
  const made = new Date();
  const report = renderImageReport(judged, thumbnails, {
    madeLine: madeLine(made, version),
    browser,
    heavyPages: heavy,
    pageMaxKb: budgets.pageMaxKb,
    website: addresses.website,
  });

  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(path.join(REPORTS, "images.html"), reportPage(report, name));
  const json = {
    madeAt: made.toISOString(),
    version,
    measuredIn: browser ?? null,
    budgets,
    images: judged,
    pages: pageWeights,
  };
  writeFileSync(
    path.join(REPORTS, "images.json"),
    `${JSON.stringify(json, withoutNeighbours, 2)}\n`,
  );

  const broken = brokenBudgets(judged, heavy, budgets.pageMaxKb);
  for (const line of broken) console.log(line);
  const issues = judged.filter(({ findings }) => hasSeverity(findings, "issue")).length;
  const looks = judged.filter(({ findings }) => hasSeverity(findings, "look")).length;
  console.log(
    `${String(judged.length)} images: ${String(issues)} with an issue, ${String(looks)} with something to look at, ${String(broken.length)} budgets broken. See ${REPORTS}/images.html.`,
  );
  if (flags.has("strict") && broken.length > 0) process.exitCode = 1;
}

void runCommand(main);
