import { readFileSync } from "node:fs";
import { imageBudgetsSchema } from "../../src/kinds/settings/imageBudgets";
import { pluralize } from "../../src/lib/pluralize";
import type { Report } from "../report/reportPage";
import { type BuiltSite, runReport } from "../report/runReport";
import { imageRow } from "./imageRow";
import { heavyPages, judgeImage } from "./judgeImage";
import { runCommand } from "../../src/lib/runCommand";
import { fixPictures } from "./fixPictures";
import { measurePages } from "./measurePages";
import { readImages } from "./readImages";

const BUDGETS = "data/site/image-budgets.json";

const FOOT = `<p>Sizes are those that Chromium showed in windows of 390 and 1440 px, weights those of the files
as they travel. Where a picture is cropped, its record says what stays in sight:
<code>"focalPoint": { "x": 72, "y": 50 }</code>.</p>`;

/** The pictures of the built site as a browser shows them, and the pages that they make heavy. */
async function makeReport({ publicDir, files, pages }: BuiltSite): Promise<Report> {
  const budgets = imageBudgetsSchema.parse(JSON.parse(readFileSync(BUDGETS, "utf8")));
  const withPictures = pages.filter(({ hasPictures }) => hasPictures).map((page) => page.path);
  const measurements = await measurePages(publicDir, withPictures);
  const sources = { projectDir: process.cwd(), publicDir, files, pages };
  const { images, weights } = await readImages(sources, measurements);
  const rows = images.map((image) => imageRow(image, judgeImage(image, images, budgets)));
  const heavy = heavyPages(weights, budgets).map(({ page, ...finding }) => ({
    subject: page,
    subjectHtml: page,
    findings: [finding],
    cellsHtml: ["", "", "", ""],
  }));
  return {
    title: "Pictures",
    summary: `${pluralize(images.length, "picture")}, weighed by ${BUDGETS}.`,
    columns: ["Picture", "Named at", "Alternative text", "Shown", "Served"],
    rows: [...heavy, ...(await Promise.all(rows))],
    footHtml: FOOT,
  };
}

const [flag, ...words] = process.argv.slice(2);
void (flag === "--fix"
  ? runCommand(() => fixPictures(words, BUDGETS))
  : runReport(
      "images",
      "the pictures of the built site",
      makeReport,
      "--fix FILE… turns pictures upright, takes out what cameras write, and saves them lighter\n  ",
    ));
