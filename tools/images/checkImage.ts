import type { ImageBudgets } from "../../src/kinds/settings/site";
import { SOCIAL_MIN_WIDTH_PX } from "../../src/lib/limits";
import { formatWeight } from "../../src/lib/text";
import { type Finding, reportIssue, suggest } from "./finding";
import type { Display, Image, PageWeight } from "./readImages";

/** Ratio of file pixels to CSS pixels; below it pictures look soft on most phones. */
const SOFT_BELOW = 1.2;

const formatSize = ({ widthPx, heightPx }: Pick<Image, "widthPx" | "heightPx">) =>
  `${widthPx} × ${heightPx}`;

const findHeaviest = <Item extends { bytes: number }>(items: readonly Item[]): Item | undefined =>
  [...items].sort((a, b) => b.bytes - a.bytes)[0];

/** Reports delivered files that are too heavy; the content check covers the source pictures. */
function findWeightProblems(image: Image, budgets: ImageBudgets): Finding[] {
  const over = (what: string, mostKb: number, bytes = 0, detail = "", page = "") => {
    const text = `Heavier than ${what} may be, ${mostKb} KB: save it with less detail.`;
    return bytes > mostKb * 1024 ? [reportIssue(text, formatWeight(bytes) + detail, page)] : [];
  };
  const { servedMaxKb, largestPaintMaxKb } = budgets;
  const file = findHeaviest(image.served);
  const paint = findHeaviest(image.displays.filter(({ isLargestPaint }) => isLargestPaint));
  const format = file && `, ${file.format} ${file.widthPx} px`;
  const first = "the largest picture that a page opens with";
  return [
    ...over("a file that visitors fetch", servedMaxKb, file?.bytes, format),
    ...over(first, largestPaintMaxKb, paint?.bytes, "", paint?.page),
  ];
}

/** Reports a picture that browsers fetch in too small a size, although a larger file exists. */
function findDeliveryProblems({ displays, served, isVector }: Image): Finding[] {
  const widestPx = Math.max(0, ...served.map(({ widthPx }) => widthPx));
  const [worst] = displays
    .filter(({ widthPx, fetchedPx }) => fetchedPx > 0 && fetchedPx < Math.min(widthPx, widestPx))
    .sort((a, b) => a.fetchedPx / a.widthPx - b.fetchedPx / b.widthPx);
  if (!worst || isVector) return [];
  const text =
    "Browsers fetch a smaller file than the page shows: ask a developer to correct `sizes`.";
  const detail = `shown ${worst.widthPx} px wide, fetched ${worst.fetchedPx}`;
  return [suggest(text, detail, worst.page)];
}

function findSizeProblems(image: Image): Finding[] {
  // With `object-fit: cover` the smaller ratio decides the sharpness.
  const getSharpness = (box: Display) =>
    Math.min(image.widthPx / box.widthPx, image.heightPx / box.heightPx);
  const [box] = image.displays
    .filter(({ widthPx, heightPx }) => widthPx > 0 && heightPx > 0)
    .sort((a, b) => getSharpness(a) - getSharpness(b));
  if (!box || image.isVector) return [];
  const sharpness = getSharpness(box);
  const widestPx = Math.max(0, ...image.served.map(({ widthPx }) => widthPx));
  const detail = `shown ${formatSize(box)}, has ${formatSize(image)}`;
  const large = "It's shown larger than it is: choose one with more pixels.";
  if (sharpness < 1) return [reportIssue(large, detail, box.page)];
  const soft = "On sharp screens it looks soft: choose one with more pixels.";
  const isSoft = (sharpness * widestPx) / image.widthPx < SOFT_BELOW;
  return isSoft ? [suggest(soft, detail, box.page)] : [];
}

function findSocialProblems(image: Image): Finding[] {
  const text = "Networks show it small. Draw it with 1200 × 630 to be shown large.";
  const isSmall = image.socialOf.length > 0 && image.widthPx < SOCIAL_MIN_WIDTH_PX;
  return isSmall ? [suggest(text, formatSize(image))] : [];
}

/** Reports unused pictures, except SVG files: logo marks are inlined into pages and cards. */
function findUnused({ isUsed, namedAt, isVector }: Image): Finding[] {
  if (isUsed || isVector) return [];
  const text =
    namedAt === undefined
      ? "No record names it and no page shows it: remove it, or use it."
      : "A record names it, but nothing shows it: take it out of the record and remove it.";
  return [suggest(text)];
}

export const checkImage = (image: Image, budgets: ImageBudgets): Finding[] => [
  ...findSizeProblems(image),
  ...findDeliveryProblems(image),
  ...findWeightProblems(image, budgets),
  ...findSocialProblems(image),
  ...findUnused(image),
];

/** Reports a page whose pictures weigh too much together. */
export function checkWeight(
  { viewportPx, bytes }: PageWeight,
  { pageMaxKb }: ImageBudgets,
): Finding[] {
  const text = `A page's pictures together are heavier than allowed, ${pageMaxKb} KB: use fewer, or lighter ones.`;
  const isOver = bytes > pageMaxKb * 1024;
  return isOver ? [reportIssue(text, `${formatWeight(bytes)} at ${viewportPx} px`)] : [];
}
