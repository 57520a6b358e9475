import type { ImageBudgets } from "../../src/kinds/settings/imageBudgets";
import { issue, type Finding, formatWeight, look } from "../report/reportPage";
import { socialFindings } from "../report/socialPicture";
import { altFindings } from "./alternativeText";
import type { Image, PageWeight } from "./readImages";

const KB = 1024;
/** Fewer file pixels than this for a displayed one look soft on the screens of most telephones. */
const SOFT_BELOW = 1.2;
/** More master pixels than this for a displayed one, on a side, are seen by nobody. */
const WASTEFUL_ABOVE = 3;

const sizeText = (image: { widthPx: number; heightPx: number }, times = 1) =>
  `${String(Math.ceil(image.widthPx * times))} × ${String(Math.ceil(image.heightPx * times))}`;

const heaviest = <Item extends { bytes: number }>(items: readonly Item[]): Item | undefined =>
  [...items].sort((a, b) => b.bytes - a.bytes)[0];

/** The weight of the master, of what's made of it and of the largest paint, against the budgets. */
function weightFindings(image: Image, budgets: ImageBudgets): Finding[] {
  const findings: Finding[] = [];
  const weigh = (bytes: number, budget: keyof ImageBudgets, what: string) => {
    if (bytes <= budgets[budget] * KB) return;
    const text = `${what} weighs ${formatWeight(bytes)}, over ${budget}, ${String(budgets[budget])} KB`;
    const todo = "save it smaller or with less detail";
    findings.push({ severity: "budget", text: `${text}: ${todo}.` });
  };
  if (image.file.startsWith("data/")) weigh(image.bytes, "masterMaxKb", "The master");
  if (image.social.length > 0) weigh(image.bytes, "socialMaxKb", "What networks fetch");
  const served = heaviest(image.served.filter(({ isShown }) => isShown));
  if (served) {
    weigh(served.bytes, "servedMaxKb", `The ${served.format} of ${String(served.widthPx)} px`);
  }
  const paint = heaviest(image.displays.filter(({ isLargestPaint }) => isLargestPaint));
  if (paint) weigh(paint.bytes, "largestPaintMaxKb", `The largest paint of ${paint.page}`);
  return findings;
}

/** Masters too small for where they're shown, or far larger than anyone sees. */
function sizeFindings(image: Image): Finding[] {
  // Where a picture covers its box, the lesser direction decides how sharp it is.
  const [largest] = image.displays
    .filter(({ widthPx, heightPx }) => widthPx > 0 && heightPx > 0)
    .map((box) => ({
      box,
      sharpness: Math.min(image.widthPx / box.widthPx, image.heightPx / box.heightPx),
    }))
    .sort((a, b) => a.sharpness - b.sharpness);
  if (!largest || image.isVector) return [];
  const { box, sharpness } = largest;
  const where = `It's shown at ${sizeText(box)} on ${box.page}`;
  if (sharpness < 1) {
    const needed = sizeText(box, SOFT_BELOW);
    return [issue(`${where}, larger than it is: draw it with at least ${needed} pixels.`)];
  }
  const shown = image.served.filter(({ isShown }) => isShown);
  const widestPx = Math.max(0, ...shown.map(({ widthPx }) => widthPx));
  const served = ((sharpness * widestPx) / image.widthPx).toFixed(2);
  if (Number(served) < SOFT_BELOW) {
    return [look(`${where}, with ${served} pixels for one: on sharp screens it looks soft.`)];
  }
  if (sharpness <= WASTEFUL_ABOVE) return [];
  return [look(`${where} at most: ${sizeText(image, 0.5)} pixels would do.`)];
}

/** What's wrong with its alternative texts, each sentence once. */
const textFindings = ({ displays }: Image): Finding[] => [
  ...new Map(displays.flatMap(altFindings).map((finding) => [finding.text, finding])).values(),
];

/** What's to be done about one of the site's pictures. */
export function judgeImage(
  image: Image,
  images: readonly Image[],
  budgets: ImageBudgets,
): Finding[] {
  const findings = [
    ...textFindings(image),
    ...sizeFindings(image),
    ...weightFindings(image, budgets),
    ...(image.social.length > 0 ? socialFindings(image) : []),
  ];
  const [first] = image.namedAt;
  if (image.usedOn.length === 0 && first === undefined) {
    findings.push(look("No record, page or code names it: remove it, or use it."));
  } else if (image.usedOn.length === 0 && first?.startsWith("data/") && !image.isVector) {
    // The drawing of a mark that a record names is part of the pages themselves.
    findings.push(look("A record names it, but no page shows it."));
  }
  // Icons of the site are alike on purpose.
  const isMaster = ({ file }: Image) => file.startsWith("data/");
  const copy = images.filter(isMaster).find(({ digest }) => digest === image.digest);
  if (copy && isMaster(image) && copy !== image) {
    findings.push(look(`It's a copy of ${copy.file}: keep one.`));
  }
  return findings;
}

/** Pages whose pictures together are over their budget, the heaviest first. */
export const heavyPages = (
  weights: readonly PageWeight[],
  { pageMaxKb }: ImageBudgets,
): (Finding & { page: string })[] =>
  weights
    .filter(({ bytes }) => bytes > pageMaxKb * KB)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ page, viewportPx, bytes }) => {
      const weight = `${formatWeight(bytes)} at ${String(viewportPx)} px`;
      const text = `its pictures weigh ${weight}, over pageMaxKb, ${String(pageMaxKb)} KB.`;
      return { page, severity: "budget", text };
    });
