import { readFileSync } from "node:fs";
import path from "node:path";
import { readRedirects } from "../../server/host/readRedirects";
import { escapeHtml } from "../../src/lib/escapeHtml";
import { pluralize } from "../../src/lib/pluralize";
import { placeFinder } from "../report/namedAt";
import type { BuiltPage } from "../report/readPage";
import type { Finding, Report } from "../report/reportPage";
import { type BuiltSite, runReport } from "../report/runReport";
import { judgePage } from "./judgePage";
import { isOutside, linkFindings } from "./linkFindings";

/** The origin for which a site was built, as its home page tells networks. */
const getOrigin = (home: string): string | undefined => {
  const [, address = ""] = /property="og:url"\s+content="([^"]+)"/.exec(home) ?? [];
  return URL.canParse(address) ? new URL(address).origin : undefined;
};

const withLength = (text: string) =>
  `${escapeHtml(text)} <small>${pluralize(text.length, "character")}</small>`;

/** The pages of the built site: their links, and what they tell engines and networks. */
function makeReport({ publicDir, website, files, pages }: BuiltSite): Report {
  const home = readFileSync(path.join(publicDir, "index.html"), "utf8");
  const site = {
    origin: getOrigin(home) ?? new URL(website).origin,
    pages: new Map(pages.map((page) => [page.path, page])),
    files: new Set(files),
    redirects: new Map(readRedirects().map(({ from, to }) => [from, to])),
  };
  const getPlaces = placeFinder(process.cwd());
  const ofLinks = ({ path: page, addresses }: BuiltPage): Finding[] =>
    addresses
      .filter((address) => !isOutside(address, site))
      .flatMap((address) =>
        linkFindings(page, address, site).map(({ severity, text }) => {
          const places = getPlaces(address).join(", ");
          return { severity, text: `Link: ${text}${places === "" ? "" : ` (${places})`}` };
        }),
      );
  const rows = pages.map((page) => {
    const { path: address, title, description, social, isIndexed } = page;
    const size = social ? `${String(social.widthPx)} × ${String(social.heightPx)}` : "none";
    return {
      subject: address,
      subjectHtml: `<a href="${escapeHtml(site.origin + address)}">${escapeHtml(address)}</a>${isIndexed ? "" : " <small>noindex</small>"}`,
      findings: [...ofLinks(page), ...judgePage(page, pages)],
      cellsHtml: [
        withLength(title),
        withLength(description),
        `${size} <small>${escapeHtml(social?.alt ?? "")}</small>`,
      ],
    };
  });
  const busy = rows.filter(({ findings }) => findings.length > 0).length;
  const outside = new Set(pages.flatMap(({ addresses }) => addresses));
  const external = [...outside].filter((address) => isOutside(address, site)).sort();
  return {
    title: "Pages",
    summary: `${pluralize(pages.length, "page")}, ${String(busy)} with something to do.`,
    columns: ["Page", "Title in results", "Description in results", "Social picture"],
    rows,
    footHtml: `<details><summary>${pluralize(external.length, "address", "addresses")} outside the site, not checked</summary><ul>${external.map((address) => `<li>${escapeHtml(address)}</li>`).join("")}</ul></details>`,
  };
}

void runReport("pages", "the pages of the built site and their links", makeReport);
