import { mkdirSync, writeFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readRecords } from "../../content/checkContent";
import { readContentFiles } from "../../content/contentFiles";
import { readBudgets } from "../../content/mendPictures";
import { getPages } from "../../content/referenceIndex";
import { readSiteSettings } from "../../content/siteSettings";
import { builtSiteDir, listFiles } from "../../server/builtSite";
import { runCommand } from "../../server/runCommand";
import { capitalize, formatWeight, pluralize } from "../../src/lib/text";
import { groupFindings, type ReportRow } from "./finding";
import { checkImage, checkWeights } from "./checkImage";
import { checkPage, findSharedTexts } from "./checkPage";
import { measurePages } from "./measurePages";
import { type Image, readImages } from "./readImages";
import { type BuiltPage, readPages } from "./readPage";
import { ReportPage } from "./ReportPage";

const REPORT = "reports/site.html";
const MOST_LINES = 10;

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

const pageFacts = ({ title, description, social, isIndexed }: BuiltPage): string[] => [
  title,
  description,
  social ? `${social.widthPx} × ${social.heightPx}: ${social.alt}` : "none",
  isIndexed ? "listed" : "noindex",
];

/** Returns the line of each page's metadata, by path. */
const readPlaces = (content: ReturnType<typeof readContentFiles>) =>
  new Map(
    readRecords(content).records.flatMap((record) =>
      getPages(record).map((page, index): [string, string] => {
        const field = record.type.metadataFields?.[index]?.field ?? "metadata";
        return [page, `${record.file}:${record.document?.positionOf([field]).line ?? 1}`];
      }),
    ),
  );

async function makeReport() {
  const content = readContentFiles(process.cwd());
  const budgets = readBudgets(content);
  if (!budgets) throw new Error("data/site/image-budgets.json can't be read; fix it first");
  const { website } = readSiteSettings().addresses;
  const publicDir = builtSiteDir();
  const files = await listFiles(publicDir);
  const built = readPages(publicDir, files);
  const withPictures = built.filter(({ hasPictures }) => hasPictures).map(({ path }) => path);
  const measurements = await measurePages(publicDir, withPictures);
  const { images, weights } = await readImages({ publicDir, files, pages: built }, measurements);

  const pictures = images.map((image): ReportRow => {
    const { file: subject, namedAt: place } = image;
    return { subject, place, findings: checkImage(image, budgets), facts: pictureFacts(image) };
  });
  const placeByPage = readPlaces(content);
  const shared = findSharedTexts(built);
  const pages = built.map((page): ReportRow => {
    const own = weights.filter((weight) => weight.page === page.path);
    return {
      subject: page.path,
      place: placeByPage.get(page.path),
      findings: [
        ...checkWeights(own, budgets),
        ...checkPage(page),
        ...(shared.get(page.path) ?? []),
      ],
      facts: pageFacts(page),
    };
  });
  return { website, pictures, pages };
}

async function runReport(isStrict: boolean): Promise<void> {
  const report = await makeReport();
  mkdirSync("reports", { recursive: true });
  const html = renderToStaticMarkup(createElement(ReportPage, report));
  writeFileSync(REPORT, `<!doctype html>\n${html}\n`);
  const { pictures, pages } = report;
  const groups = groupFindings([...pictures, ...pages]);
  for (const { severity, text, about } of groups) {
    console.log(`${capitalize(severity)}: ${text}`);
    const lines = about.map(({ place, subject, detail, page }) =>
      [place, subject, detail, page].filter(Boolean).join("  "),
    );
    for (const line of new Set(lines.slice(0, MOST_LINES))) console.log(`  ${line}`);
    if (lines.length > MOST_LINES) console.log(`  … and ${lines.length - MOST_LINES} more`);
  }
  const counts = `${pluralize(pictures.length, "picture")}, ${pluralize(pages.length, "page")}`;
  console.log(`${groups.length === 0 ? "Nothing to do. " : ""}${counts}. See ${REPORT}.`);
  if (isStrict && groups.some(({ severity }) => severity === "issue")) process.exitCode = 1;
}

void runCommand({
  usage: `npm run report -- [flags]

Opens the pages of the built site in a browser, prints what's to be done about pictures, titles,
descriptions and social pictures, and writes ${REPORT}.

  --strict    ends with 1 where there's an issue`,
  options: { strict: { type: "boolean", default: false } },
  run: ({ strict }) => runReport(strict),
});
