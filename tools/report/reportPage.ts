import { readFileSync } from "node:fs";
import path from "node:path";
import { escapeHtml } from "../../src/lib/escapeHtml";
import { withCapital } from "../../src/lib/text";

/** From an issue that visitors or engines notice to a fact to know of. */
const SEVERITIES = ["issue", "look", "note"] as const;

/** What's to be done, in a sentence that's the same for all that it concerns, and how it is with this one. */
export interface Finding {
  severity: (typeof SEVERITIES)[number];
  text: string;
  detail?: string;
}
/** An issue that visitors or engines notice. */
export const issue = (text: string, detail = ""): Finding => ({ severity: "issue", text, detail });
/** Something that could be better. */
export const look = (text: string, detail = ""): Finding => ({ severity: "look", text, detail });

/** A weight in words, in steps of 1024 bytes: 8.9 KB, 130 KB, 1.4 MB. */
export const formatWeight = (bytes: number): string => {
  if (bytes >= 1024 ** 2) return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  return `${(bytes / 1024).toFixed(bytes < 10 * 1024 ? 1 : 0)} KB`;
};

/** What a report says of one page, picture or link. */
export interface ReportRow {
  /** An address, or a picture's path from the project's folder. */
  subject: string;
  /** Where it's changed, in a record if one names it: `data/products/vera.json:14`. */
  place?: string | undefined;
  findings: readonly Finding[];
  /** What visitors fetch of it. */
  bytes?: number;
  /** The further columns: a list of texts each. */
  cells: readonly (readonly string[])[];
}

/** A report as data. */
export interface Report {
  title: string;
  summary: string;
  /** Headings of the further columns. */
  columns: readonly string[];
  rows: readonly ReportRow[];
}

/** What's to be done, once, with a line on each that it concerns. */
export type Message = Finding & { about: string[] };

/** Whether marketing can change it: a record names it, or it's an editor's file that none does. */
const isOurs = ({ place, subject }: ReportRow) => (place ?? subject).startsWith("data/");

/** What marketing can change comes before the rest, and facts to know of come last. */
const rank = (row: ReportRow, { severity }: Finding): number =>
  SEVERITIES.indexOf(severity) + (isOurs(row) && severity !== "note" ? 0 : SEVERITIES.length);

const rankOf = (row: ReportRow): number =>
  Math.min(2 * SEVERITIES.length, ...row.findings.map((finding) => rank(row, finding)));

/** The rows with what's to be done first, then by what visitors fetch of them. */
const inOrder = (rows: readonly ReportRow[]): ReportRow[] =>
  [...rows].sort((a, b) => rankOf(a) - rankOf(b) || (b.bytes ?? 0) - (a.bytes ?? 0));

/** All that's to be done, each message once: what marketing can change first, the heaviest first. */
export function getMessages(rows: readonly ReportRow[]): Message[] {
  const messages = new Map<string, Message & { rank: number }>();
  for (const row of inOrder(rows)) {
    for (const finding of row.findings) {
      const { text, detail } = finding;
      const message = messages.get(text) ?? { ...finding, rank: rank(row, finding), about: [] };
      message.about.push([row.place, row.subject, detail].filter(Boolean).join("  "));
      messages.set(text, message);
    }
  }
  return [...messages.values()].sort((a, b) => a.rank - b.rank);
}

/** What's more of a list is folded. */
const MOST_IN_SIGHT = 5;

/** Texts, each once and on a line of its own. */
const listHtml = (texts: readonly string[]): string => {
  const items = [...new Set(texts)].map(escapeHtml);
  const more = items.splice(MOST_IN_SIGHT);
  const summary = `<summary>${more.length} more</summary>`;
  const rest = more.length > 0 ? `<details>${summary}${more.join("<br>")}</details>` : "";
  return items.join("<br>") + rest;
};

const messageHtml = ({ severity, text, about }: Message): string =>
  `<li><b>${withCapital(severity)}</b> ${escapeHtml(text)}<p>${listHtml(about)}</p></li>`;

const rowHtml = ({ subject, place = "", cells }: ReportRow): string => {
  const isPicture = /^(?:data|static)\/.*\.(?:jpe?g|png|svg)$/.test(subject);
  const image = isPicture ? `<img src="../${escapeHtml(subject)}" alt="" loading="lazy">` : "";
  const columns = [[place], ...cells].map((texts) => `<td>${listHtml(texts)}</td>`);
  return `<tr><th scope="row">${image}${escapeHtml(subject)}</th>${columns.join("")}</tr>`;
};

/**
 * A report as one HTML page, to read in `reports` or to print, in light and dark. It begins with what's
 * to be done, after what has changed since the last time.
 */
export function reportPage({ title, summary, columns, rows }: Report, since: string): string {
  const heads = [title, "Changed at", ...columns].map((head) => `<th scope="col">${head}</th>`);
  const messages = getMessages(rows).map(messageHtml);
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
<p>${escapeHtml(since)}</p>
<ul>
${messages.join("\n") || "<li>Nothing to do.</li>"}
</ul>
<table>
<thead><tr>${heads.join("")}</tr></thead>
<tbody>
${inOrder(rows).map(rowHtml).join("\n")}
</tbody>
</table>
</body>
</html>
`;
}

/** A report for a sheet: a line for each row, what's to be done among its columns. */
export function reportCsv({ title, columns, rows }: Report): string {
  const lines = inOrder(rows).map(({ subject, place = "", findings, bytes, cells }) => [
    subject,
    place,
    findings.map(({ text, detail }) => [text, detail].filter(Boolean).join(" ")).join("; "),
    String(bytes ?? ""),
    ...cells.map((texts) => texts.join("; ")),
  ]);
  // Spreadsheets take a file without the mark for one of another encoding.
  return `\uFEFF${[[title, "Changed at", "What to do", "Bytes", ...columns], ...lines]
    .map((line) => line.map((text) => `"${text.replaceAll('"', '""')}"`).join(","))
    .join("\r\n")}\r\n`;
}

/** The rows of a sheet with their weights, and what's to do at some. A link is tried by hand only. */
const readSheet = (sheet: string) =>
  new Map(
    sheet.split("\r\n").flatMap((line): [string, number][] => {
      const [subject = "", , todo = "", bytes] = line.slice(1, -1).split('","');
      if (!/^(?:\/|data|static)/.test(subject)) return [];
      const row: [string, number] = [subject, Number(bytes)];
      return todo === "" ? [row] : [row, [`something to do at ${subject}`, 0]];
    }),
  );

/** What has changed in a report since an earlier sheet, in a sentence; empty where nothing has. */
export function changesSince(before: string, after: string): string {
  const [old, now] = [readSheet(before), readSheet(after)];
  const changes = new Map<string, string[]>();
  for (const name of new Set([...now.keys(), ...old.keys()])) {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === is) continue;
    const isIn = was !== undefined && is !== undefined;
    const change = isIn ? (is > was ? "heavier" : "lighter") : was === undefined ? "new" : "gone";
    const words = isIn ? `${name} (${formatWeight(was)} → ${formatWeight(is)})` : name;
    changes.set(change, [...(changes.get(change) ?? []), words]);
  }
  const parts = [...changes].map(([change, names]) => {
    const more = names.splice(MOST_IN_SIGHT).length;
    return `${change}: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  });
  return parts.length === 0 ? "" : `Since last time ${parts.join("; ")}.`;
}
