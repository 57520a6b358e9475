import { readFileSync } from "node:fs";
import path from "node:path";
import { imageBudgetsSchema } from "../../src/kinds/settings/imageBudgets";
import { pluralize } from "../../src/lib/pluralize";
import { runCommand } from "../../src/lib/runCommand";
import { builtSiteDir } from "../../server/builtSiteDir";
import { listFiles } from "../../server/host/listFiles";
import { heavyPages, judgeImage } from "./judgeImage";
import { measurePages } from "./measurePages";
import { readImages } from "./readImages";
import { readFlags } from "../readFlags";
import { readPages } from "../report/readPage";
import { about, type Finding, printFindings } from "../report/finding";

const BUDGETS = "data/site/image-budgets.json";

const USAGE = `npm run images -- [flags]

Prints what's to be done about the pictures of the built site, as Chromium shows them in windows of
390 and 1440 px; weights are those of the files as they travel. Where a picture is cropped, its record
says what stays in sight: "focalPoint": { "x": 72, "y": 50 }.

  --strict    ends with 1 where a budget of ${BUDGETS} is broken
  --help      prints this`;

/**
 * `npm run images`: prints what's to be done about the pictures of the built site (`PUBLIC_DIR`, else
 * `public`). With `--strict` it ends with 1 where a budget of `data/site/image-budgets.json` is broken.
 */
async function main(): Promise<void> {
  const flags = readFlags(USAGE, ["strict"]);
  if (!flags) return;
  const publicDir = builtSiteDir();
  const budgets = imageBudgetsSchema.parse(JSON.parse(readFileSync(BUDGETS, "utf8")));
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
  const findings = [
    ...heavyPages(weights, budgets),
    ...images.flatMap((image) => {
      const [place] = image.namedAt;
      const subject = place === undefined ? image.file : `${place}: ${path.basename(image.file)}`;
      return about(subject, judgeImage(image, images, budgets));
    }),
  ];
  printFindings(findings);
  const count = (severity: Finding["severity"]) =>
    findings.filter((one) => one.severity === severity).length;
  console.log(
    `${pluralize(images.length, "picture")}: ${pluralize(count("issue"), "issue")}, ${pluralize(count("budget"), "budget")} broken, ${pluralize(count("look"), "thing")} to look at.`,
  );
  if (flags.has("strict") && count("budget") > 0) process.exitCode = 1;
}

void runCommand(main);
