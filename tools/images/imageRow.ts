import sharp from "sharp";
import { pluralize } from "../../src/lib/pluralize";
import { escapeHtml } from "../../src/lib/escapeHtml";
import { formatWeight, type Finding, type ReportRow } from "../report/reportPage";
import type { Image } from "./readImages";

/** The width of the small pictures' files, twice that of the table's. */
const THUMBNAIL_PX = 320;
/** Longer lists are folded. */
const MOST_IN_SIGHT = 3;

/** A small version as a data address, so that the report is one file. */
async function thumbnail(file: string, { widthPx }: Image): Promise<string> {
  // A drawing has no pixels until it's asked for some.
  const density = Math.min(2400, Math.max(72, (72 * THUMBNAIL_PX) / widthPx));
  const small = await sharp(file, { density })
    .resize({ width: THUMBNAIL_PX, withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString("base64")}`;
}

const folded = (items: readonly string[], what: string): string =>
  items.length <= MOST_IN_SIGHT
    ? items.join("<br>")
    : `<details><summary>${pluralize(items.length, what)}</summary>${items.join("<br>")}</details>`;

/** Where it's shown, how large, what stays visible where it's cut, and whether it's the largest paint. */
function shownHtml(image: Image, website: string): string {
  const link = (page: string) => `<a href="${escapeHtml(website + page)}">${escapeHtml(page)}</a>`;
  const sizesOn = new Map<string, Set<string>>();
  for (const { page, viewportPx, widthPx, heightPx, point, isLargestPaint } of image.displays) {
    const size = [
      widthPx === 0
        ? `out of sight at ${String(viewportPx)}`
        : `${String(widthPx)} × ${String(heightPx)} at ${String(viewportPx)}`,
      ...(point === "50% 50%" ? [] : [`keeps ${point} in sight`]),
      ...(isLargestPaint ? ["largest paint"] : []),
    ].join(", ");
    sizesOn.set(page, (sizesOn.get(page) ?? new Set()).add(size));
  }
  const shown = [...sizesOn].map(
    ([page, sizes]) => `${link(page)} <small>${[...sizes].join("<br>")}</small>`,
  );
  const named = image.usedOn.filter((page) => !sizesOn.has(page)).map(link);
  const isNamed = named.length > 0 ? "<small>Named in:</small>" : "";
  return `${folded(shown, "page")}${isNamed}${folded(named, "page")}`;
}

/** The files of each format that pages show, else those that they name, from the lightest to the heaviest. */
function servedHtml({ served: all }: Image): string {
  const shown = all.filter(({ isShown }) => isShown);
  const served = shown.length > 0 ? shown : all;
  const range = (texts: readonly string[]) => [...new Set([texts[0], texts.at(-1)])].join(" to ");
  return [...new Set(served.map(({ format }) => format))]
    .map((format) => {
      const files = served
        .filter((file) => file.format === format)
        .sort((a, b) => a.bytes - b.bytes);
      const weights = range(files.map(({ bytes }) => formatWeight(bytes)));
      const widths = range(files.map(({ widthPx }) => String(widthPx)));
      const how = format === "SVG" ? " compressed" : "";
      return `${format} ${weights}${how} <small>${widths} px wide</small>`;
    })
    .join("");
}

/** A picture's row; `file` is where it lies, `website` the site's address for links to its pages. */
export async function imageRow(
  image: Image,
  findings: readonly Finding[],
  file: string,
  website: string,
): Promise<ReportRow> {
  const { widthPx, heightPx, bytes } = image;
  const alts = new Set([...image.displays, ...image.social].map(({ alt }) => alt));
  const texts = [...alts].map((alt) =>
    alt === null ? "none" : alt === "" ? "empty" : `“${escapeHtml(alt)}”`,
  );
  const about = `${String(widthPx)} × ${String(heightPx)}, ${formatWeight(bytes)}`;
  const picture = `<img src="${await thumbnail(file, image)}" alt="" loading="lazy" width="${String(widthPx)}" height="${String(heightPx)}">`;
  return {
    subjectHtml: `${picture}${escapeHtml(image.file)}<small>${about}</small>`,
    findings,
    cellsHtml: [
      folded(image.namedAt.map(escapeHtml), "place"),
      texts.join("<br>"),
      shownHtml(image, website),
      servedHtml(image),
    ],
  };
}
