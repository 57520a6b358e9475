import { readFileSync } from "node:fs";
import path from "node:path";
import { escapeHtml } from "../../src/lib/escapeHtml";
import { reportScript } from "./reportScript";
import { reportStyles } from "./reportStyles";

/** A chip that shows only the rows of one kind. */
export interface ReportFilter {
  /** A word of the rows' kinds; `all` for every row. */
  kind: string;
  label: string;
  count: number;
}

/** A way to order the rows: `name`, or a number that every row carries under this key. */
export interface ReportOrder {
  key: string;
  label: string;
}

/** One row: what it is filtered and ordered by, and its own markup. */
export interface ReportRow {
  /** The fragment by which other rows link here. */
  id: string;
  name: string;
  kinds: readonly string[];
  /** Numbers by the keys of the orders, in lower case; larger stands first. */
  numbers: Readonly<Record<string, number>>;
  html: string;
  /** A layout other than the images report's, such as `pageRow`. */
  className?: string;
}

/** A report as data; texts are text, fields that end in Html are markup. */
export interface Report {
  title: string;
  /** The command that writes it, shown in the head. */
  command: string;
  /** When it was made and of which build, in words. */
  madeLine: string;
  /** The result in one or two sentences; what matters stands in <b>. */
  sayHtml: string;
  filters: readonly ReportFilter[];
  orders: readonly ReportOrder[];
  /** In the order in which they are first shown: worst first. */
  rows: readonly ReportRow[];
  footHtml: string;
  /** Styles of this report alone. */
  styles?: string;
}

const MARK = path.resolve(__dirname, "../../data/images/marks/polysema-topbar.svg");

const mark = (): string =>
  readFileSync(MARK, "utf8")
    .replace(/^<\?xml[^>]*>\s*/, "")
    .replace("<svg ", '<svg aria-hidden="true" ');

const row = ({ id, name, kinds, numbers, html, className }: ReportRow): string => {
  const data = Object.entries(numbers)
    .map(([key, value]) => ` data-${key}="${String(value)}"`)
    .join("");
  const classes = ["row", className].filter(Boolean).join(" ");
  return `<article class="${classes}" id="${escapeHtml(id)}" data-name="${escapeHtml(name)}" data-kinds="${escapeHtml(["all", ...kinds].join(" "))}"${data}>${html}</article>`;
};

/**
 * A report as one HTML page that needs nothing beside it: readable from disk, in light and dark, on a
 * telephone and on paper. Chips filter and a list orders its rows; without scripts it shows them all.
 */
export const reportPage = (report: Report, siteName: string): string => {
  const {
    title,
    command,
    madeLine,
    sayHtml,
    filters,
    orders,
    rows,
    footHtml,
    styles = "",
  } = report;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(siteName)}</title>
<style>
${reportStyles()}${styles}
</style>
</head>
<body>
<main>
<header class="page reportHead">
<p class="reportBrand">${mark()}<b>${escapeHtml(siteName)}</b> <span>${escapeHtml(madeLine)}</span> <code>${escapeHtml(command)}</code></p>
<h1>${escapeHtml(title)}</h1>
<p class="reportSay">${sayHtml}</p>
</header>
<div class="reportBar" hidden><div class="page" role="group" aria-label="Filter and order">
${filters.map(({ kind, label, count }) => `<button type="button" class="chip" data-filter="${escapeHtml(kind)}" aria-pressed="${String(kind === "all")}">${escapeHtml(label)} <span>${String(count)}</span></button>`).join("\n")}
<span class="srOnly" id="count" role="status"></span>
<div class="reportTools"><label>Find <input type="search" id="find"></label>
<label>Order <select id="order">${orders.map(({ key, label }) => `<option value="${escapeHtml(key)}">${escapeHtml(label)}</option>`).join("")}</select></label></div>
</div></div>
<div class="page" id="rows">
${rows.map(row).join("\n")}
</div>
</main>
<footer class="page reportFoot"><p>${footHtml}</p></footer>
<script>${reportScript}</script>
</body>
</html>
`;
};
