import type { ImageBudgets } from "../../src/kinds/settings/imageBudgets";
import { SOCIAL_MIN_WIDTH_PX } from "../../src/lib/limits";
import { issue, type Finding, formatWeight, look, type ReportRow } from "../report/reportPage";
import { normalizeForSearch } from "../../src/lib/text";
import type { Image, PageWeight } from "./readImages";
import type { SeenPicture } from "./seenPictures";

/** Minimum ratio of file pixels to CSS pixels; below it pictures look soft on most phones. */
const SOFT_BELOW = 1.2;

const sizeText = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }) =>
  `${widthPx} × ${heightPx}`;

const heaviest = <Item extends { bytes: number }>(items: readonly Item[]): Item | undefined =>
  [...items].sort((a, b) => b.bytes - a.bytes)[0];

/** Compares the heaviest file and the largest paint with the budgets. The check covers masters. */
function weightFindings(image: Image, budgets: ImageBudgets): Finding[] {
  const over = (
    budget: keyof ImageBudgets,
    bytes: number | undefined,
    detail: string,
  ): Finding[] => {
    if (bytes === undefined || bytes <= budgets[budget] * 1024) return [];
    const text = `Heavier than ${budget}, ${budgets[budget]} KB: save it with less detail.`;
    return [issue(text, `${formatWeight(bytes)}, ${detail}`)];
  };
  const file = heaviest(image.served);
  const paint = heaviest(image.displays.filter(({ isLargestPaint }) => isLargestPaint));
  return [
    ...over("servedMaxKb", file?.bytes, `${file?.format ?? ""} ${file?.widthPx} px`),
    ...over("largestPaintMaxKb", paint?.bytes, `on ${paint?.page ?? ""}`),
  ];
}

function sizeFindings(image: Image): Finding[] {
  // With `object-fit: cover` the smaller ratio decides the sharpness.
  const [largest] = image.displays
    .filter(({ widthPx, heightPx }) => widthPx > 0 && heightPx > 0)
    .map((box) => ({
      box,
      sharpness: Math.min(image.widthPx / box.widthPx, image.heightPx / box.heightPx),
    }))
    .sort((a, b) => a.sharpness - b.sharpness);
  if (!largest || image.isVector) return [];
  const { box, sharpness } = largest;
  const widestPx = Math.max(0, ...image.served.map(({ widthPx }) => widthPx));
  const served = ((sharpness * widestPx) / image.widthPx).toFixed(2);
  const detail = `${sizeText(box)} on ${box.page}, with ${served} pixels for one`;
  if (sharpness < 1) return [issue("It's shown larger than it is: draw it larger.", detail)];
  if (Number(served) >= SOFT_BELOW) return [];
  return [look("On sharp screens it looks soft: draw it larger.", detail)];
}

/** Reports alt text issues that only the page shows; the check covers the wording. */
export function altFindings({
  alt,
  isOnlyContent,
  wordsBeside,
}: Pick<SeenPicture, "alt" | "isOnlyContent" | "wordsBeside">): Finding[] {
  if (alt === null) {
    return [issue("It has no alternative text: say what it shows, or leave it empty on purpose.")];
  }
  const text = alt.trim();
  if (text === "" && isOnlyContent) {
    return [issue("It's the only thing in a link and has no text: say where the link leads.")];
  }
  const isSame = (words: string) => normalizeForSearch(words) === normalizeForSearch(text);
  if (text === "" || !wordsBeside.some(isSame)) return [];
  return [look("The alternative text repeats the words beside it: leave it empty.", `“${text}”`)];
}

const socialFindings = (image: Image): Finding[] =>
  image.social.length > 0 && image.widthPx < SOCIAL_MIN_WIDTH_PX
    ? [look("Networks show it small. Draw it with 1200 × 630 to be shown large.", sizeText(image))]
    : [];

/** Reports unused pictures, except marks (SVG), which are inlined into pages and cards. */
function unusedFindings({ usedOn, namedAt: [first], isVector }: Image): Finding[] {
  if (usedOn.length > 0 || isVector) return [];
  if (first === undefined) return [look("No record, page or code names it: remove it, or use it.")];
  const text = "A record names it, but no page, feed or network shows it.";
  return first.startsWith("data/") ? [{ severity: "note", text }] : [];
}

export const judgeImage = (image: Image, budgets: ImageBudgets): Finding[] => [
  ...image.displays.flatMap(altFindings),
  ...sizeFindings(image),
  ...weightFindings(image, budgets),
  ...socialFindings(image),
  ...unusedFindings(image),
];

export const heavyPages = (
  weights: readonly PageWeight[],
  { pageMaxKb }: ImageBudgets,
  placeOf: ReadonlyMap<string, string>,
): ReportRow[] =>
  weights
    .filter(({ bytes }) => bytes > pageMaxKb * 1024)
    .map(({ page, viewportPx, bytes }) => {
      const text = `A page's pictures weigh more than pageMaxKb, ${pageMaxKb} KB, together.`;
      const findings = [issue(text, `${formatWeight(bytes)} at ${viewportPx} px`)];
      return { subject: page, place: placeOf.get(page), bytes, findings, cells: [] };
    });
