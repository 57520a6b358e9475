import { readFileSync } from "node:fs";
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
  /** What it's about, as the command prints it. */
  subject: string;
  subjectHtml: string;
  findings: readonly Finding[];
  cellsHtml: readonly string[];
}

/** A report as data; fields that end in Html are markup, the others text. */
export interface Report {
  title: string;
  summary: string;
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

const rowHtml = ({ subjectHtml, findings, cellsHtml }: ReportRow): string => {
  const toDo = findings.length === 0 ? "Nothing" : `<ul>${findings.map(findingHtml).join("")}</ul>`;
  const cells = [toDo, ...cellsHtml].map((html) => `<td>${html}</td>`);
  return `<tr><th scope="row">${subjectHtml}</th>${cells.join("")}</tr>`;
};

/**
 * A report as one HTML page that needs nothing beside it: to read from disk, to send or to print, in
 * light and dark. Rows with most to do come first.
 */
export function reportPage({ title, summary, columns, rows, footHtml }: Report): string {
  const [subject, ...others] = columns;
  const sorted = [...rows].sort((a, b) => badness(b) - badness(a));
  const heads = [subject, "What to do", ...others].map((head) => `<th scope="col">${head}</th>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
${readFileSync(path.join(__dirname, "report.css"), "utf8")}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(summary)} <small>${new Date().toISOString().slice(0, 10)}</small></p>
<table>
<thead><tr>${heads.join("")}</tr></thead>
<tbody>
${sorted.map(rowHtml).join("\n")}
</tbody>
</table>
${footHtml}
</body>
</html>
`;
}
