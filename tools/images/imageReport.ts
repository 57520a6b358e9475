import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readRecords } from "../../content/checkContent";
import type { ContentFiles } from "../../content/checkFiles";
import { readContentFiles } from "../../content/contentFiles";
import { fixPicture, readBudgets, renameReferences } from "../../content/fixPictures";
import { getPages } from "../../content/referenceIndex";
import { readSiteSettings } from "../../content/siteSettings";
import { builtSiteDir, listPublicFiles } from "../../server/builtSite";
import { flag, runCommand } from "../../server/runCommand";
import type { ImageBudgets } from "../../src/kinds/settings/site";
import { getMessage } from "../../src/lib/errors";
import { formatWeight, pluralize } from "../../src/lib/text";
import { groupFindings } from "./finding";
import { checkImage, checkWeight } from "./checkImage";
import { measurePages } from "./measurePages";
import { type Image, readImages, readPages } from "./readImages";
import { type Report, ReportPage } from "./ReportPage";

const REPORT = "reports/images.html";
const MAX_LINES = 10;

const listFacts = (facts: readonly string[]) => [...new Set(facts)].join("; ");

function pictureFacts({ widthPx, heightPx, bytes, displays, socialOf, served }: Image): string[] {
  const files = [...served].sort((a, b) => a.bytes - b.bytes);
  return [
    `${widthPx} × ${heightPx}, ${formatWeight(bytes)}`,
    listFacts(displays.map(({ alt }) => (alt === "" ? "empty" : (alt ?? "none")))),
    listFacts([
      ...displays.map(
        (one) => `${one.page}, ${one.widthPx} × ${one.heightPx} at ${one.viewportPx}`,
      ),
      ...socialOf.map((page) => `${page} in social networks`),
    ]),
    listFacts(files.map((one) => `${one.format} ${one.widthPx} px, ${formatWeight(one.bytes)}`)),
  ];
}

async function makeReport(content: ContentFiles, budgets: ImageBudgets): Promise<Report> {
  const publicDir = builtSiteDir();
  const files = await listPublicFiles(publicDir);
  const pages = readPages(publicDir, files);
  const withPictures = pages.filter(({ hasPictures }) => hasPictures).map(({ path }) => path);
  const measurements = await measurePages(publicDir, withPictures);
  const { images, weights } = await readImages(publicDir, files, pages, measurements);
  const fileByPage = new Map(
    readRecords(content).records.flatMap((record) =>
      getPages(record).map((page) => [page, record.file] as const),
    ),
  );
  return {
    website: readSiteSettings().addresses.website,
    pictures: images.map((image) => ({
      subject: image.file,
      place: image.namedAt,
      findings: checkImage(image, budgets),
      facts: pictureFacts(image),
    })),
    pages: weights.map((weight) => ({
      subject: weight.page,
      place: fileByPage.get(weight.page),
      findings: checkWeight(weight, budgets),
      facts: [],
    })),
  };
}

function printReport(report: Report): void {
  mkdirSync("reports", { recursive: true });
  const html = renderToStaticMarkup(createElement(ReportPage, report));
  writeFileSync(REPORT, `<!doctype html>\n${html}\n`);
  const rows = [...report.pictures, ...report.pages];
  const groups = groupFindings(rows);
  for (const { heading, items } of groups) {
    console.log(heading);
    const lines = items.map(({ place, subject, detail, page }) =>
      [place, subject, detail, page].filter(Boolean).join("  "),
    );
    for (const line of new Set(lines.slice(0, MAX_LINES))) console.log(`  ${line}`);
    if (lines.length > MAX_LINES) console.log(`  … and ${lines.length - MAX_LINES} more`);
  }
  const start = groups.length === 0 ? "Nothing to do. " : "";
  console.log(`${start}${pluralize(report.pictures.length, "picture")}. See ${REPORT}.`);
}

/** Fixes pictures and prints results; writes new names into records. Exit code 1 if one fails. */
async function fixPictures(files: readonly string[], budgets: ImageBudgets): Promise<void> {
  const projectDir = process.cwd();
  for (const name of files) {
    const file = path.relative(projectDir, path.resolve(name)).replaceAll("\\", "/");
    try {
      if (!/\.(?:jpg|png)$/.test(file)) throw new Error("is no .jpg or .png");
      const result = await fixPicture(projectDir, file, budgets);
      if (!result.isFixed) throw new Error(result.message);
      console.log(`${result.file}: ${result.message}`);
    } catch (error) {
      console.log(`${file}: not fixed, ${getMessage(error)}`);
      process.exitCode = 1;
    }
  }
  for (const file of await renameReferences(projectDir, readContentFiles(projectDir)))
    console.log(`${file}: names the new file now`);
}

void runCommand({
  usage: `npm run images -- [flags]

Opens the pages of the built site in a browser, prints what to improve in their pictures, and
writes ${REPORT}, which shows every picture.

  --strict    exits with 1 if there is an issue
  --fix FILE… makes pictures ready for the site: upright, small, and without metadata`,
  options: { strict: flag, fix: flag },
  positionals: [0, Infinity],
  run: async ({ strict, fix }, files) => {
    if (files.length > 0 !== fix)
      throw new Error("Name pictures after --fix, such as data/images/hall.jpg");
    const content = readContentFiles(process.cwd());
    const budgets = readBudgets(content);
    if (!budgets) throw new Error("data/site/image-budgets.json can't be read; fix it first");
    if (fix) return fixPictures(files, budgets);
    const report = await makeReport(content, budgets);
    printReport(report);
    const findings = [...report.pictures, ...report.pages].flatMap((row) => row.findings);
    if (strict && findings.some(({ severity }) => severity === "issue")) process.exitCode = 1;
  },
});
