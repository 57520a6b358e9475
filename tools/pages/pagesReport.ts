import { escapeHtml } from "../../src/lib/escapeHtml";
import { pluralize } from "../../src/lib/pluralize";
import type { Report } from "../report/reportPage";
import { type BuiltSite, runReport } from "../report/runReport";
import { judgePage } from "./judgePage";

const withLength = (text: string) =>
  `${escapeHtml(text)} <small>${pluralize(text.length, "character")}</small>`;

/** The pages of the built site: what they tell engines and networks. */
function makeReport({ website, pages }: BuiltSite): Report {
  const rows = pages.map((page) => {
    const { path: address, title, description, social, isIndexed } = page;
    const size = social ? `${String(social.widthPx)} × ${String(social.heightPx)}` : "none";
    return {
      subject: address,
      subjectHtml: `<a href="${escapeHtml(website + address)}">${escapeHtml(address)}</a>${isIndexed ? "" : " <small>noindex</small>"}`,
      findings: judgePage(page),
      cellsHtml: [
        withLength(title),
        withLength(description),
        `${size} <small>${escapeHtml(social?.alt ?? "")}</small>`,
      ],
    };
  });
  const busy = rows.filter(({ findings }) => findings.length > 0).length;
  return {
    title: "Pages",
    summary: `${pluralize(pages.length, "page")}, ${String(busy)} with something to do.`,
    columns: ["Page", "Title in results", "Description in results", "Social picture"],
    rows,
    footHtml: "",
  };
}

void runReport("pages", "the titles, descriptions and social pictures of pages", makeReport);
