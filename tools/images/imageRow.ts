import path from "node:path";
import sharp from "sharp";
import { escapeHtml } from "../../src/lib/escapeHtml";
import { formatWeight, type Finding, type ReportRow } from "../report/reportPage";
import type { Image } from "./readImages";

/** The width of the small pictures' files, twice that of the table's. */
const THUMBNAIL_PX = 320;
/** Longer lists are folded. */
const MOST_IN_SIGHT = 3;

/** A small version as a data address, so that the report is one file. */
async function thumbnail({ file, widthPx }: Image): Promise<string> {
  // A drawing has no pixels until it's asked for some.
  const density = Math.min(2400, Math.max(72, (72 * THUMBNAIL_PX) / widthPx));
  const small = await sharp(file, { density })
    .resize({ width: THUMBNAIL_PX, withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString("base64")}`;
}

/** Texts, each once and on a line of its own. */
const listHtml = (texts: readonly string[]): string => {
  const items = [...new Set(texts)].map(escapeHtml);
  return items.length <= MOST_IN_SIGHT
    ? items.join("<br>")
    : `<details><summary>${String(items.length)}</summary>${items.join("<br>")}</details>`;
};

/** How large it's shown, what stays visible where it's cut, and whether it's the largest paint. */
const shownAs = ({ page, viewportPx, ...box }: Image["displays"][number]): string =>
  [
    `${page}: ${String(box.widthPx)} × ${String(box.heightPx)} at ${String(viewportPx)}`,
    ...(box.point === "50% 50%" ? [] : [`keeps ${box.point} in sight`]),
    ...(box.isLargestPaint ? ["largest paint"] : []),
  ].join(", ");

const quotedAlt = ({ alt }: { alt: string | null }) =>
  alt === null ? "none" : alt === "" ? "empty" : `“${alt}”`;

/** A picture's row. */
export async function imageRow(image: Image, findings: readonly Finding[]): Promise<ReportRow> {
  const { file, namedAt, widthPx, heightPx, bytes, displays, social, served } = image;
  const [place] = namedAt;
  const about = `${String(widthPx)} × ${String(heightPx)}, ${formatWeight(bytes)}`;
  const picture = `<img src="${await thumbnail(image)}" alt="" loading="lazy" width="${String(widthPx)}" height="${String(heightPx)}">`;
  const shown = served.filter(({ isShown }) => isShown);
  const files = [...(shown.length > 0 ? shown : served)].sort((a, b) => a.bytes - b.bytes);
  return {
    subject: place === undefined ? file : `${place}: ${path.basename(file)}`,
    subjectHtml: `${picture}${escapeHtml(file)}<small>${about}</small>`,
    findings,
    cellsHtml: [
      listHtml(namedAt),
      listHtml([...displays, ...social].map(quotedAlt)),
      listHtml([...displays.map(shownAs), ...image.usedOn.map((page) => `named in ${page}`)]),
      listHtml(
        files.map((one) => `${one.format} ${String(one.widthPx)} px, ${formatWeight(one.bytes)}`),
      ),
    ],
  };
}
