import { readFileSync } from "node:fs";
import { runCommand } from "../../server/runCommand";
import { imageBudgetsSchema } from "../../src/kinds/settings/site";
import { pluralize, formatWeight } from "../../src/lib/text";
import type { Finding, Report, ReportRow } from "../report/reportPage";
import { type BuiltSite, runReport } from "../report/runReport";
import { fixPictures } from "./fixPictures";
import { heavyPages, judgeImage } from "./judgeImage";
import { measurePages } from "./measurePages";
import { type Image, readImages } from "./readImages";

const BUDGETS = "data/site/image-budgets.json";

const shownAs = ({ page, viewportPx, widthPx, heightPx }: Image["displays"][number]): string =>
  `${page}: ${widthPx} × ${heightPx} at ${viewportPx}`;

const quotedAlt = ({ alt }: { alt: string | null }) =>
  alt === null ? "none" : alt === "" ? "empty" : `“${alt}”`;

function imageRow(image: Image, findings: readonly Finding[]): ReportRow {
  const { namedAt, displays, social, served } = image;
  const files = [...served].sort((a, b) => a.bytes - b.bytes);
  return {
    subject: image.file,
    place: namedAt[0],
    findings,
    bytes: Math.max(0, ...displays.map(({ bytes }) => bytes)),
    cells: [
      [`${image.widthPx} × ${image.heightPx}`, formatWeight(image.bytes)],
      [...displays, ...social].map(quotedAlt),
      [...displays.map(shownAs), ...image.usedOn.map((page) => `named in ${page}`)],
      files.map((one) => `${one.format} ${one.widthPx} px, ${formatWeight(one.bytes)}`),
    ],
  };
}

async function makeReport(site: BuiltSite): Promise<Report> {
  const budgets = imageBudgetsSchema.parse(JSON.parse(readFileSync(BUDGETS, "utf8")));
  const withPictures = site.pages.filter(({ hasPictures }) => hasPictures).map((page) => page.path);
  const measurements = await measurePages(site.publicDir, withPictures);
  const { images, weights } = await readImages(site, measurements);
  const rows = images.map((image) => imageRow(image, judgeImage(image, budgets)));
  return {
    title: "Pictures",
    summary: `${pluralize(images.length, "picture")}, weighed by ${BUDGETS} as they lie in public/; drawings (SVG) travel compressed, and so lighter.`,
    columns: ["Master", "Alternative text", "Shown", "Served"],
    rows: [...heavyPages(weights, budgets, site.placeOf), ...rows],
  };
}

void (process.argv[2] === "--fix"
  ? runCommand({
      usage: "npm run images -- --fix FILE…",
      options: { fix: { type: "boolean" } },
      positionals: [1, Infinity],
      run: (_values, files) => fixPictures(files),
    })
  : runReport({
      name: "images",
      about: "the pictures of the built site",
      moreUsage:
        "  --fix FILE… makes pictures ready for the site: upright, light, without what cameras write\n",
      makeReport,
    }));
