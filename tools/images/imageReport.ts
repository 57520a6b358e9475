import { readFileSync } from "node:fs";
import path from "node:path";
import { readSiteSettings } from "../../gatsby/siteSettings";
import { imageBudgetsSchema } from "../../src/kinds/settings/imageBudgets";
import { pluralize } from "../../src/lib/pluralize";
import { runCommand } from "../../src/lib/runCommand";
import { builtSiteDir } from "../../server/builtSiteDir";
import { listFiles } from "../../server/host/listFiles";
import { imageRow } from "./imageRow";
import { heavyPages, judgeImage } from "./judgeImage";
import { measurePages } from "./measurePages";
import { readImages } from "./readImages";
import { readFlags } from "../readFlags";
import { readPages } from "../report/readPage";
import { type Finding, findingsHtml, writeReport } from "../report/reportPage";

const BUDGETS = "data/site/image-budgets.json";

const USAGE = `npm run images -- [flags]

Writes reports/images.html and reports/images.json about the pictures of the built site, as a browser
shows them.

  --strict    ends with 1 where a budget of ${BUDGETS} is broken
  --help      prints this`;

const FOOT = `<p>Sizes are those that Chromium showed in windows of 390 and 1440 px, weights those of the files
as they travel. Where a picture is cropped, its record says what stays in sight:
<code>"focalPoint": { "x": 72, "y": 50 }</code>.</p>`;

/** At most this many lines are printed; the report has them all. */
const MOST_LINES = 30;

/**
 * `npm run images`: writes `reports/images.html`, one page for marketing, and `reports/images.json`
 * from the built site (`PUBLIC_DIR`, else `public`), and prints what's to be done. With `--strict` it
 * ends with 1 where a budget of `data/site/image-budgets.json` is broken.
 */
async function main(): Promise<void> {
  const flags = readFlags(USAGE, ["strict"]);
  if (!flags) return;
  const publicDir = builtSiteDir();
  const budgets = imageBudgetsSchema.parse(JSON.parse(readFileSync(BUDGETS, "utf8")));
  const { name, addresses, version } = readSiteSettings();
  const files = await listFiles(publicDir);
  const pages = readPages(publicDir, files);
  const withPictures = pages.filter(({ hasPictures }) => hasPictures).map((page) => page.path);
  const measurements = await measurePages(publicDir, withPictures, (widthPx) => {
    console.error(`Measuring ${pluralize(withPictures.length, "page")} at ${String(widthPx)} px …`);
  });
  const { images, weights } = await readImages(
    { projectDir: process.cwd(), publicDir, files, pages },
    measurements,
  );
  const judged = images.map((image) => ({
    ...image,
    findings: judgeImage(image, images, budgets),
  }));
  const heavy = heavyPages(weights, budgets);

  const found = [
    ...heavy,
    ...judged.flatMap(({ file, namedAt: [place], findings }) => {
      const subject = place === undefined ? file : `${place}: ${path.basename(file)}`;
      return findings.map((finding) => ({ ...finding, text: `${subject}: ${finding.text}` }));
    }),
  ];
  const ofKind = (severity: Finding["severity"]) =>
    found.filter((one) => one.severity === severity);
  const lines = [...ofKind("issue"), ...ofKind("budget"), ...ofKind("look")];
  const summary = `${pluralize(images.length, "picture")}: ${pluralize(ofKind("issue").length, "issue")}, ${pluralize(ofKind("budget").length, "budget")} broken, ${pluralize(ofKind("look").length, "thing")} to look at.`;
  const rows = judged.map((image) => {
    const file = image.file.replace(/^public/, () => publicDir);
    return imageRow(image, image.findings, file, addresses.website);
  });
  writeReport(
    "images",
    {
      title: "Pictures",
      siteName: name,
      version,
      made: new Date(),
      sayHtml: `<p>${summary}</p>${heavy.length === 0 ? "" : findingsHtml(heavy)}`,
      columns: ["Picture", "Named at", "Alternative text", "Shown", "Served"],
      rows: await Promise.all(rows),
      footHtml: FOOT,
    },
    { budgets, images: judged, pages: weights },
  );

  for (const { text } of lines.slice(0, MOST_LINES)) console.log(text);
  if (lines.length > MOST_LINES) console.log(`… and ${String(lines.length - MOST_LINES)} more.`);
  console.log(`${summary} See reports/images.html.`);
  if (flags.has("strict") && ofKind("budget").length > 0) process.exitCode = 1;
}

void runCommand(main);
