import { readFileSync } from "node:fs";
import path from "node:path";
import { readSiteSettings } from "../../gatsby/siteSettings";
import { pluralize } from "../../src/lib/pluralize";
import { escapeHtml } from "../../src/lib/escapeHtml";
import { runCommand } from "../../src/lib/runCommand";
import { builtSiteDir } from "../../server/builtSiteDir";
import { listFiles } from "../../server/host/listFiles";
import { readRedirects } from "../../server/host/readRedirects";
import { checkLinks } from "./checkLinks";
import { judgePage } from "./judgePage";
import { readFlags } from "../readFlags";
import { placeFinder } from "../report/namedAt";
import { type BuiltPage, readPages } from "../report/readPage";
import { type Finding, type ReportRow, writeReport } from "../report/reportPage";

const USAGE = `npm run pages -- [flags]

Writes reports/pages.html and reports/pages.json about the built site, and prints every broken link.

  --strict    ends with 1 where a link is broken
  --help      prints this`;

/** The origin for which a site was built, as its home page tells networks. */
const getOrigin = (home: string): string | undefined => {
  const [, address = ""] = /property="og:url"\s+content="([^"]+)"/.exec(home) ?? [];
  return URL.canParse(address) ? new URL(address).origin : undefined;
};

const toRow = (page: BuiltPage, findings: readonly Finding[], origin: string): ReportRow => {
  const { path: address, title, description, social, isIndexed } = page;
  const withLength = (text: string) =>
    `${escapeHtml(text)} <small>${pluralize(text.length, "character")}</small>`;
  const size = social ? `${String(social.widthPx)} × ${String(social.heightPx)}` : "none";
  return {
    subjectHtml: `<a href="${escapeHtml(origin + address)}">${escapeHtml(address)}</a>${isIndexed ? "" : " <small>noindex</small>"}`,
    findings,
    cellsHtml: [
      withLength(title),
      withLength(description),
      `${size} <small>${escapeHtml(social?.alt ?? "")}</small>`,
    ],
  };
};

/**
 * `npm run pages`: checks the links of the built site (`PUBLIC_DIR`, else `public`) and prints the
 * broken ones, and writes a table of its pages as `reports/pages.html` and `reports/pages.json`.
 */
async function main(): Promise<void> {
  const flags = readFlags(USAGE, ["strict"]);
  if (!flags) return;
  const publicDir = builtSiteDir();
  const { name, addresses, version } = readSiteSettings();
  const home = readFileSync(path.join(publicDir, "index.html"), "utf8");
  const origin = getOrigin(home) ?? new URL(addresses.website).origin;
  const files = await listFiles(publicDir);
  const pages = readPages(publicDir, files);
  const redirects = new Map(readRedirects().map(({ from, to }) => [from, to]));
  const links = checkLinks({ origin, pages, files: new Set(files), redirects });
  const judged = pages.map((page) => ({ page, findings: judgePage(page, pages, links) }));

  const busy = judged.filter(({ findings }) => findings.length > 0).length;
  const summary = `${pluralize(pages.length, "page")}, ${String(busy)} with something to do. ${pluralize(links.checked, "link")} checked, ${String(links.broken.length)} broken.`;
  const external = [...links.external].map(
    ([address, places]) => `<li>${escapeHtml(address)} (${pluralize(places.length, "page")})</li>`,
  );
  writeReport(
    "pages",
    {
      title: "Pages",
      siteName: name,
      version,
      made: new Date(),
      sayHtml: `<p>${summary}</p>`,
      columns: ["Page", "Title in results", "Description in results", "Social picture"],
      rows: judged.map(({ page, findings }) => toRow(page, findings, origin)),
      footHtml: `<details><summary>${pluralize(external.length, "address", "addresses")} outside the site, not checked</summary><ul>${external.sort().join("")}</ul></details>`,
    },
    {
      origin,
      pages: judged.map(({ page: { fragments, addresses: named, ...page }, findings }) => ({
        ...page,
        findings,
        fragments: [...fragments],
        links: named.length,
      })),
      links: { ...links, external: Object.fromEntries(links.external) },
    },
  );

  const getPlaces = placeFinder(process.cwd());
  for (const { page, address, message } of links.broken) {
    const places = getPlaces(address);
    console.log(`${page}: ${message}${places.length === 0 ? "" : ` (${places.join(", ")})`}`);
  }
  console.log(`${summary} See reports/pages.html.`);
  if (flags.has("strict") && links.broken.length > 0) process.exitCode = 1;
}

void runCommand(main);
