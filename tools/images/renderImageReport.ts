import { pluralize } from "../../src/lib/pluralize";
import { escapeHtml } from "../../src/lib/escapeHtml";
import { formatList } from "../../src/lib/text";
import { badness, hasSeverity } from "../report/finding";
import { findingsList } from "../report/findingsList";
import { formatWeight } from "../report/formatWeight";
import { type Report, type ReportRow } from "../report/reportPage";
import { CENTRE, pointInCrop, type Point } from "./crop";
import type { Display, ImageEntry, PageWeight, Use, Variant } from "./imageEntry";
import type { Thumbnails } from "./makeThumbnails";

/** Above this many pages a list of uses is folded. */
const PAGES_IN_SIGHT = 3;

const FORMATS = ["AVIF", "WebP", "JPEG", "PNG", "SVG"];

const isSocial = (entry: ImageEntry) => entry.uses.some(({ kind }) => kind === "social");

/** Whether the build drew it, so that there is no master to fix. */
const isDrawn = ({ file }: ImageEntry) => file.startsWith("public/");

/** The fragment of a row, which names with slashes cannot be. */
const rowId = (name: string) => name.replaceAll("/", "-");

const ring = ({ x, y }: Point) =>
  `<span class="focal" style="left:${x.toFixed(1)}%;top:${y.toFixed(1)}%"></span>`;

/** At most this many pages are listed there; a mark of the menu is on all of them. */
const PAGES_LISTED = 24;

/** The longest address that fits beside its sizes, in characters. */
const ADDRESS_LENGTH = 44;

const shortened = (address: string) =>
  address.length > ADDRESS_LENGTH ? `${address.slice(0, ADDRESS_LENGTH - 1)}…` : address;

/** Files of one format at one width: the name with a width wins over the one without. */
const lightest = (variants: readonly Variant[], format: string, widthPx: number) =>
  variants
    .filter((variant) => variant.format === format && variant.widthPx === widthPx)
    .sort((left, right) => left.bytes - right.bytes)[0];

/** How much lighter the modern format is than the old one at the widest width that has both. */
export function getSaving(
  variants: readonly Variant[],
): { percent: number; widthPx: number; format: string } | undefined {
  const old = variants
    .filter(({ format }) => format === "JPEG" || format === "PNG")
    .sort((left, right) => right.widthPx - left.widthPx)
    .find(({ widthPx }) => lightest(variants, "AVIF", widthPx));
  const modern = old && lightest(variants, "AVIF", old.widthPx);
  if (!old || !modern) return undefined;
  return {
    percent: Math.round(100 - (100 * modern.bytes) / old.bytes),
    widthPx: old.widthPx,
    format: old.format,
  };
}

function servedTable(name: string, variants: readonly Variant[]): string {
  const widths = [...new Set(variants.map(({ widthPx }) => widthPx))].sort((a, b) => a - b);
  const formats = FORMATS.filter((format) => variants.some((one) => one.format === format));
  const getBest = new Map(
    widths.map((width) => [
      width,
      Math.min(...variants.filter(({ widthPx }) => widthPx === width).map(({ bytes }) => bytes)),
    ]),
  );
  const cell = (format: string, width: number) => {
    const variant = lightest(variants, format, width);
    if (!variant) return "<td></td>";
    const isBest = formats.length > 1 && variant.bytes === getBest.get(width);
    const dot = Math.max(3, Math.sqrt(variant.bytes) / 16).toFixed(1);
    return `<td${isBest ? ' class="best"' : ""}><i style="--d:${dot}px"></i>${formatWeight(variant.bytes)}</td>`;
  };
  return `<table><caption class="srOnly">Served files of ${escapeHtml(name)}, weight by format and width in pixels</caption>
<thead><tr><th scope="col">Served</th>${widths.map((width) => `<th scope="col">${String(width)}</th>`).join("")}</tr></thead>
<tbody>${formats.map((format) => `<tr><th scope="row">${format}</th>${widths.map((width) => cell(format, width)).join("")}</tr>`).join("")}</tbody></table>`;
}

function served(entry: ImageEntry): string {
  if (entry.variants.length === 0) {
    return `<p class="saving">${entry.isInlined ? "Drawn into the pages themselves: no file is served." : "No file of it is served."}</p>`;
  }
  if (!entry.uses.some(({ kind }) => kind === "shown")) {
    const whom = isSocial(entry) ? "networks do not take AVIF" : "it is only named, not shown";
    return `<p class="saving">Served as it is, ${formatWeight(entry.variants[0]?.bytes ?? entry.bytes)}: ${whom}.</p>`;
  }
  const shown = entry.variants.filter(({ isShown }) => isShown);
  const saving = getSaving(shown);
  return `${servedTable(entry.name, shown)}${
    saving
      ? `<p class="saving">AVIF saves <b>${String(saving.percent)} %</b> against ${saving.format} at ${String(saving.widthPx)} px.</p>`
      : ""
  }`;
}

const displayText = (displays: readonly Display[]): string => {
  const sizes = new Map<number, Set<string>>();
  for (const { viewportPx, widthPx, heightPx } of displays) {
    const known = sizes.get(viewportPx) ?? new Set();
    sizes.set(viewportPx, known.add(`${String(widthPx)} × ${String(heightPx)}`));
  }
  return [...sizes]
    .sort(([left], [right]) => right - left)
    .map(
      ([viewportPx, known]) =>
        `<span>${[...known].join(", ")} <small>at ${String(viewportPx)}</small></span>`,
    )
    .join(" ");
};

const paintText = (displays: readonly Display[]): string => {
  const painted = displays.filter(({ isLargestPaint }) => isLargestPaint);
  if (painted.length === 0) return "";
  const widths = [...new Set(painted.map(({ viewportPx }) => viewportPx))].sort((a, b) => a - b);
  const where = widths.length === 1 ? ` at ${String(widths[0])}` : "";
  const isGuess = painted.every(({ from }) => from === "markup");
  return ` <em>${isGuess ? "marked as largest paint" : "largest paint"}${where}</em>`;
};

const KIND_TEXT: Readonly<Record<Exclude<Use["kind"], "shown">, string>> = {
  social: "metadata of ",
  data: "search engines: ",
  icon: "icon of ",
};

const textOfUse = ({ kind, declared, displays }: Use): string => {
  if (kind === "shown")
    return displays.length === 0 ? "<span>out of sight at first</span>" : displayText(displays);
  return declared ? `<span>${String(declared.widthPx)} × ${String(declared.heightPx)}</span>` : "";
};

/** Pages where a picture is used alike share a line; more than three fold away behind their number. */
function usesList(entry: ImageEntry, website: string): string {
  const link = (page: string) =>
    `<a href="${escapeHtml(website + page)}" title="${escapeHtml(page)}">${escapeHtml(shortened(page))}</a>`;
  const groups = new Map<string, { use: Use; places: Set<string> }>();
  for (const use of entry.uses) {
    const key = `${use.kind} ${textOfUse(use)} ${paintText(use.displays)}`;
    const group = groups.get(key) ?? { use, places: new Set<string>() };
    const fragment = use.fragment === undefined ? "" : `#${use.fragment}`;
    group.places.add(entry.uses.length > PAGES_IN_SIGHT ? use.page : use.page + fragment);
    groups.set(key, group);
  }
  const lines = [...groups.values()].map(({ use, places }) => {
    const names = [...places].sort();
    const prefix = use.kind === "shown" ? "" : KIND_TEXT[use.kind];
    const where =
      names.length > PAGES_IN_SIGHT
        ? `<details><summary>${escapeHtml(prefix)}${pluralize(names.length, "page")}</summary>${names.slice(0, PAGES_LISTED).map(link).join(", ")}${names.length > PAGES_LISTED ? ` and ${String(names.length - PAGES_LISTED)} more, all of them in images.json` : ""}</details>`
        : `<span class="where">${escapeHtml(prefix)}${names.map(link).join(", ")}</span>`;
    return `<li>${where}<span class="sizes">${textOfUse(use)}${paintText(use.displays)}</span></li>`;
  });
  if (lines.length === 0) {
    lines.push(
      `<li><span>${entry.isInlined ? "Drawn into pages as a mark" : entry.readBy.length > 0 ? `Read by ${escapeHtml(formatList(entry.readBy))}` : "Used by no page"}</span></li>`,
    );
  }
  return `<ul class="uses" aria-label="Used by">${lines.join("")}</ul>`;
}

function altText({ uses }: ImageEntry): string {
  const alts = new Set(
    uses.filter(({ kind }) => kind === "shown" || kind === "social").map(({ alt }) => alt),
  );
  if (alts.size === 0) return "";
  const words = [...alts].map((alt) =>
    alt === undefined ? "missing" : alt === "" ? "empty" : `“${escapeHtml(alt)}”`,
  );
  return `<p class="meta"><span>Alternative text: ${words.join("; ")}</span></p>`;
}

const crops = (entry: ImageEntry, thumbnails: Thumbnails, point: Point): string =>
  `<div class="crops">${thumbnails.crops
    .map(
      ({ shape, crop, src }) =>
        `<figure style="--a:${shape.ratio.toFixed(3)}" title="${escapeHtml(shape.by)}"><div><img src="${src}" alt="">${ring(pointInCrop(entry, crop, point))}</div><figcaption>${shape.label}<span class="srOnly">, as ${escapeHtml(shape.by)} cut it</span></figcaption></figure>`,
    )
    .join("")}</div>`;

/** What a row can be filtered by. */
function getKinds({ findings, uses }: ImageEntry): string[] {
  const subjects = new Set(findings.map(({ subject }) => subject));
  const has = (...names: string[]) => names.some((name) => subjects.has(name));
  return [
    ...(hasSeverity(findings, "issue") ? ["issue"] : []),
    ...(hasSeverity(findings, "look") ? ["look"] : []),
    ...(has("Alternative text") ? ["alt"] : []),
    ...(has("Weight", "Too small", "Larger than shown", "Soft on sharp screens") ? ["heavy"] : []),
    ...(has("Unused", "Not shown") ? ["unused"] : []),
    ...(uses.some(({ kind }) => kind === "social") ? ["social"] : []),
  ];
}

function toRow(entry: ImageEntry, thumbnails: Thumbnails, website: string): ReportRow {
  // Networks know of no point: they cut round the centre.
  const point = isSocial(entry) ? CENTRE : entry.focalPoint;
  const { x, y } = point;
  const ringText = entry.hasFocalPoint
    ? `focal point ${String(x)} %, ${String(y)} %`
    : x === CENTRE.x && y === CENTRE.y
      ? "focal point in the centre"
      : `cropped at ${String(x)} %, ${String(y)} % by the layout`;
  return {
    id: rowId(entry.name),
    name: entry.name,
    kinds: getKinds(entry),
    numbers: {
      worst: badness(entry.findings),
      weight: entry.bytes,
      uses: new Set(entry.uses.map(({ page }) => page)).size,
    },
    html: `<div><div class="thumb${entry.isVector ? " thumbMark" : ""}"><img src="${thumbnails.whole}" alt="" width="${String(entry.widthPx)}" height="${String(entry.heightPx)}">${entry.isVector ? "" : ring(point)}</div>
<p class="meta"><span>${String(entry.widthPx)} × ${String(entry.heightPx)}</span><span>${formatWeight(entry.bytes)} ${isDrawn(entry) ? "drawn by the build" : "master"}</span>${entry.isVector ? "" : `<span>${ringText}</span>`}</p></div>
<div><h2>${escapeHtml(entry.name)}</h2>${altText(entry)}${findingsList(entry.findings)}${usesList(entry, website)}</div>
<div>${served(entry)}${entry.isVector ? "" : crops(entry, thumbnails, point)}</div>`,
  };
}

/** What the report says of its own making. */
export interface ReportFacts {
  /** When and of which build, in words. */
  madeLine: string;
  /** The browser that measured; nothing where sizes follow from the markup. */
  browser: string | undefined;
  /** Pages whose pictures together break their budget. */
  heavyPages: readonly PageWeight[];
  pageMaxKb: number;
  /** The site's address without a closing slash, for links to its pages. */
  website: string;
}

const orderWorstFirst = (entries: readonly ImageEntry[]) =>
  [...entries].sort(
    (left, right) =>
      badness(right.findings) - badness(left.findings) || left.name.localeCompare(right.name),
  );

/** The report on all pictures as rows of the shared page, worst first. */
export function renderImageReport(
  entries: readonly ImageEntry[],
  thumbnails: ReadonlyMap<string, Thumbnails>,
  facts: ReportFacts,
): Report {
  const rows = orderWorstFirst(entries).flatMap((entry) => {
    const drawn = thumbnails.get(entry.file);
    return drawn ? toRow(entry, drawn, facts.website) : [];
  });
  const count = (kind: string) => rows.filter(({ kinds }) => kinds.includes(kind)).length;
  const masters = entries.filter((entry) => !isDrawn(entry));
  const mastersBytes = masters.reduce((sum, { bytes }) => sum + bytes, 0);
  const drawn = entries.length - masters.length;
  const modern = entries.reduce(
    (sum, { variants }) =>
      sum +
      ([...variants]
        .filter(({ format }) => format === "AVIF")
        .sort((left, right) => right.widthPx - left.widthPx)[0]?.bytes ?? 0),
    0,
  );
  const issues = count("issue");
  const heavy = facts.heavyPages;
  const heavySay =
    heavy.length === 0
      ? ""
      : ` <b>${pluralize(new Set(heavy.map(({ page }) => page)).size, "page is", "pages are")} over the ${String(facts.pageMaxKb)} KB</b> that a page’s pictures may weigh: ${escapeHtml(
          heavy
            .slice(0, PAGES_IN_SIGHT)
            .map(
              ({ page, viewportPx, bytes }) =>
                `${page} (${formatWeight(bytes)} at ${String(viewportPx)} px)`,
            )
            .join(", "),
        )}.`;
  const method = facts.browser
    ? `Displayed sizes and largest paints were measured in ${facts.browser} in windows of 390 and 1440 px, on pages with pictures; on others they follow from the markup.`
    : "No browser was found: displayed sizes follow from the sizes that the pages promise, and the largest paint is taken to be the picture that a page asks for first.";
  return {
    title: "Images",
    command: "npm run images",
    madeLine: facts.madeLine,
    sayHtml: `${pluralize(masters.length, "master weighs", "masters weigh")} ${formatWeight(mastersBytes)}; their largest AVIF versions weigh ${formatWeight(modern)}. ${drawn === 0 ? "" : `${pluralize(drawn, "more is", "more are")} drawn by the build. `}${issues === 0 ? "None has an issue" : `<b>${issues === 1 ? "1 has an issue" : `${String(issues)} have an issue`}</b>`} that visitors or search engines notice, ${pluralize(count("look"), "has", "have")} something to look at.${heavySay}`,
    filters: [
      { kind: "all", label: "All", count: rows.length },
      { kind: "issue", label: "Issues", count: issues },
      { kind: "look", label: "To look at", count: count("look") },
      { kind: "alt", label: "Alternative text", count: count("alt") },
      { kind: "heavy", label: "Too heavy or large", count: count("heavy") },
      { kind: "unused", label: "Unused", count: count("unused") },
      { kind: "social", label: "Social", count: count("social") },
    ],
    orders: [
      { key: "worst", label: "Worst first" },
      { key: "weight", label: "Heaviest first" },
      { key: "uses", label: "Most used first" },
      { key: "name", label: "Name" },
    ],
    rows,
    footHtml: `Bytes are those of the built files as they travel. ${escapeHtml(method)} The ring on each picture is its focal point; every crop is cut round it. Change it in the record: <code>"focalPoint": { "x": 72, "y": 50 }</code>. Networks cut social pictures round their centre.`,
  };
}
