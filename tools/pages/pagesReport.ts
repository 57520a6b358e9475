import { pluralize } from "../../src/lib/text";
import { type BuiltSite, runReport } from "../report/runReport";
import type { Report } from "../report/reportPage";
import { judgePage, sharedTexts } from "./judgePage";
import { findBrokenLinks } from "./brokenLinks";

const withLength = (text: string) => [text, pluralize(text.length, "character")];

async function makeReport(site: BuiltSite, flags: ReadonlySet<string>): Promise<Report> {
  const sharedBy = sharedTexts(site.pages);
  const rows = site.pages.map((page) => {
    const { path: subject, title, description, social, isIndexed } = page;
    const size = social ? `${social.widthPx} × ${social.heightPx}` : "none";
    return {
      subject,
      place: site.placeOf.get(subject),
      findings: [...judgePage(page), ...(sharedBy.get(subject) ?? [])],
      cells: [
        withLength(title),
        withLength(description),
        [size, social?.alt ?? ""],
        [isIndexed ? "listed" : "noindex"],
      ],
    };
  });
  const links = flags.has("external") ? await findBrokenLinks(site) : [];
  const busy = rows.filter(({ findings }) =>
    findings.some(({ severity }) => severity !== "note"),
  ).length;
  return {
    title: "Pages",
    summary: `${pluralize(rows.length, "page")}, ${busy} with something to do.`,
    columns: ["Title in results", "Description in results", "Social picture", "Engines"],
    rows: [...links, ...rows],
  };
}

void runReport({
  name: "pages",
  about: "the titles, descriptions and social pictures of pages",
  moreUsage: "  --external  asks every address outside the site that pages link to\n",
  flags: ["external"],
  makeReport,
});
