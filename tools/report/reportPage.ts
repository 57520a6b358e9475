import { readFileSync } from "node:fs";
import path from "node:path";
import { escapeHtml, capitalize, formatWeight } from "../../src/lib/text";

/** From most to least urgent: `note` is a fact that needs no action. */
const SEVERITIES = ["issue", "look", "note"] as const;

/** `text` groups findings; `detail` belongs to this subject. */
export interface Finding {
  severity: (typeof SEVERITIES)[number];
  text: string;
  detail?: string;
}

const findingOf =
  (severity: Finding["severity"]) =>
  (text: string, detail = ""): Finding => ({ severity, text, detail });
/** Visitors or search engines notice it. */
export const problem = findingOf("issue");
/** A possible improvement. */
export const suggest = findingOf("look");
/** A fact that needs no action. */
export const note = findingOf("note");

export interface ReportRow {
  /** Address, or a picture's path from the project root. */
  subject: string;
  /** File and line to change, in a record if possible: `data/products/vera.json:14`. */
  place?: string | undefined;
  findings: readonly Finding[];
  bytes?: number;
  cells: readonly (readonly string[])[];
}

export interface Report {
  title: string;
  summary: string;
  columns: readonly string[];
  rows: readonly ReportRow[];
}

export type Message = Finding & { about: string[] };

const isOurs = ({ place, subject }: ReportRow) => (place ?? subject).startsWith("data/");

const rank = (row: ReportRow, { severity }: Finding): number =>
  SEVERITIES.indexOf(severity) + (isOurs(row) && severity !== "note" ? 0 : SEVERITIES.length);

const rankOf = (row: ReportRow): number =>
  Math.min(2 * SEVERITIES.length, ...row.findings.map((finding) => rank(row, finding)));

const inOrder = (rows: readonly ReportRow[]): ReportRow[] =>
  [...rows].sort((a, b) => rankOf(a) - rankOf(b) || (b.bytes ?? 0) - (a.bytes ?? 0));

/** Groups findings by message: those for editors first, then by size. */
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

const MOST_IN_SIGHT = 5;

/** A page's path or a file, with its line, at the start of a text or after "on" and "in". */
const PLACE =
  /(?<=^|^\S+ {2}|\b(?:on|in) )(?:(\/[\w/.-]*)|((?:data|static|src)\/[\w/.-]+)(?::\d+)?)(?=$|[\s:,;])/g;

/** Escapes a text and links the pages and files that it names. */
const linkedHtml = (website: string, text: string): string =>
  escapeHtml(text).replace(PLACE, (place, page?: string, file?: string) => {
    const target = page === undefined ? `../${file ?? ""}` : website + page;
    return `<a href="${target}">${place}</a>`;
  });

const listHtml = (website: string, texts: readonly string[]): string => {
  const items = [...new Set(texts)].map((text) => linkedHtml(website, text));
  const more = items.splice(MOST_IN_SIGHT);
  const summary = `<summary>${more.length} more</summary>`;
  const rest = more.length > 0 ? `<details>${summary}${more.join("<br>")}</details>` : "";
  return items.join("<br>") + rest;
};

const formatMessage = (website: string, { severity, text, about }: Message): string =>
  `<li><b>${capitalize(severity)}</b> ${escapeHtml(text)}<p>${listHtml(website, about)}</p></li>`;

const rowHtml = (website: string, { subject, place = "", cells }: ReportRow): string => {
  const isPicture = /^(?:data|static)\/.*\.(?:jpe?g|png|svg)$/.test(subject);
  const image = isPicture ? `<img src="../${escapeHtml(subject)}" alt="" loading="lazy">` : "";
  const columns = [[place], ...cells].map((texts) => `<td>${listHtml(website, texts)}</td>`);
  return `<tr><th scope="row">${image}${linkedHtml(website, subject)}</th>${columns.join("")}</tr>`;
};

/**
 * Renders a report as a standalone HTML page, for `reports/` or print.
 * It starts with the changes since the last report (`since`), then lists the findings. Pages are
 * linked on the `website`, files in the project.
 */
export function reportPage(
  { title, summary, columns, rows }: Report,
  since: string,
  website: string,
): string {
  const heads = [title, "Changed at", ...columns].map((head) => `<th scope="col">${head}</th>`);
  const messages = getMessages(rows).map((message) => formatMessage(website, message));
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
${inOrder(rows)
  .map((row) => rowHtml(website, row))
  .join("\n")}
</tbody>
</table>
</body>
</html>
`;
}

/** One row per subject, with the findings in one column. */
export function reportCsv({ title, columns, rows }: Report): string {
  const lines = inOrder(rows).map(({ subject, place = "", findings, bytes, cells }) => [
    subject,
    place,
    findings.map(({ text, detail }) => [text, detail].filter(Boolean).join(" ")).join("; "),
    String(bytes ?? ""),
    ...cells.map((texts) => texts.join("; ")),
  ]);
  // Spreadsheets need the byte order mark to detect UTF-8.
  return `\uFEFF${[[title, "Changed at", "What to do", "Bytes", ...columns], ...lines]
    .map((line) => line.map((text) => `"${text.replaceAll('"', '""')}"`).join(","))
    .join("\r\n")}\r\n`;
}

/** Reads sizes and open findings from a CSV report. Skips links, which are checked by hand. */
const readSheet = (sheet: string) =>
  new Map(
    sheet.split("\r\n").flatMap((line): [string, number][] => {
      const [subject = "", , todo = "", bytes] = line.slice(1, -1).split('","');
      if (!/^(?:\/|data|static)/.test(subject)) return [];
      const row: [string, number] = [subject, Number(bytes)];
      return todo === "" ? [row] : [row, [`something to do at ${subject}`, 0]];
    }),
  );

/** Describes the changes since an earlier CSV report; empty if nothing changed. */
export function findChangesSince(before: string, after: string): string {
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
