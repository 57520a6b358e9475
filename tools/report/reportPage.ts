import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { escapeHtml } from "../../src/lib/escapeHtml";
import { withCapital } from "../../src/lib/withCapital";

/** What's to be done, in a sentence: about an issue that visitors or engines notice, a broken budget, or a hint. */
export interface Finding {
  severity: "issue" | "budget" | "look";
  text: string;
}
/** An issue that visitors or engines notice. */
export const issue = (text: string): Finding => ({ severity: "issue", text });
/** Something that could be better. */
export const look = (text: string): Finding => ({ severity: "look", text });

/** A weight in words, in steps of 1024 bytes: 8.9 KB, 130 KB, 1.4 MB. */
export const formatWeight = (bytes: number): string => {
  if (bytes >= 1024 ** 2) return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  return `${(bytes / 1024).toFixed(bytes < 10 * 1024 ? 1 : 0)} KB`;
};

/** A row of a report: what it's about, what's to be done, and the further columns, as markup. */
export interface ReportRow {
  subjectHtml: string;
  findings: readonly Finding[];
  cellsHtml: readonly string[];
}

/** A report as data; fields that end in Html are markup, the others text. */
export interface Report {
  title: string;
  siteName: string;
  /** The build's version. */
  version: string;
  made: Date;
  /** The result in a sentence or two. */
  sayHtml: string;
  /** Headings: the subject, then those of the further columns. */
  columns: readonly [string, ...string[]];
  rows: readonly ReportRow[];
  footHtml: string;
}

/** One issue outweighs any number of broken budgets, and one of those any number of hints. */
const WEIGHTS = { issue: 10_000, budget: 100, look: 1 };
const badness = ({ findings }: ReportRow): number =>
  findings.reduce((sum, { severity }) => sum + WEIGHTS[severity], 0);

const findingHtml = ({ severity, text }: Finding): string =>
  `<li class="${severity}"><b>${withCapital(severity)}</b> ${escapeHtml(text)}</li>`;

/** Findings as a list of HTML. */
export const findingsHtml = (findings: readonly Finding[]): string =>
  findings.length === 0 ? "Nothing" : `<ul>${findings.map(findingHtml).join("")}</ul>`;

/**
 * A report as one HTML page that needs nothing beside it: to read from disk, to send or to print, in
 * light and dark. Rows with something to do come first, and a box hides the others.
 */
export function reportPage(report: Report): string {
  const { title, siteName, version, made, sayHtml, columns, footHtml } = report;
  const [subject, ...others] = columns;
  const headings = ["What to do", ...others];
  const rows = [...report.rows].sort((a, b) => badness(b) - badness(a));
  const rowHtml = ({ subjectHtml, findings, cellsHtml }: ReportRow) =>
    `<tr${findings.length === 0 ? ' class="fine"' : ""}><th scope="row">${subjectHtml}</th>${[
      findingsHtml(findings),
      ...cellsHtml,
    ]
      .map((html, index) => `<td data-label="${escapeHtml(headings[index] ?? "")}">${html}</td>`)
      .join("")}</tr>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(siteName)}</title>
<style>
${readFileSync(path.join(__dirname, "report.css"), "utf8")}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p><small>${escapeHtml(siteName)} ${escapeHtml(version)}, ${made.toISOString().slice(0, 16).replace("T", " ")} UTC</small></p>
${sayHtml}
<label><input type="checkbox" class="filter" checked> Only rows with something to do</label>
<table>
<thead><tr>${[subject, ...headings].map((heading) => `<th scope="col">${escapeHtml(heading)}</th>`).join("")}</tr></thead>
<tbody>
${rows.map(rowHtml).join("\n")}
</tbody>
</table>
${footHtml}
</body>
</html>
`;
}

/** Writes a report as a page and as JSON into the folder `reports`, as `name.html` and `name.json`. */
export function writeReport(name: string, report: Report, json: object): void {
  mkdirSync("reports", { recursive: true });
  writeFileSync(path.join("reports", `${name}.html`), reportPage(report));
  const facts = { madeAt: report.made.toISOString(), version: report.version, ...json };
  writeFileSync(path.join("reports", `${name}.json`), `${JSON.stringify(facts, null, 2)}\n`);
}
