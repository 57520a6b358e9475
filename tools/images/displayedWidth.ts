import type { Candidate } from "./readPictures";

/** The root font size that visitors have unless they change it, in pixels. */
const REM_PX = 16;

const lengthPx = (length: string, viewportPx: number): number | undefined => {
  const [, amount = "", unit = ""] = /^([\d.]+)(px|rem|em|vw)$/.exec(length.trim()) ?? [];
  if (amount === "") return undefined;
  const perUnit = unit === "px" ? 1 : unit === "vw" ? viewportPx / 100 : REM_PX;
  return Number(amount) * perUnit;
};

/**
 * Whether a media condition holds at a viewport width: `min-width`, `max-width` and `and`, which are
 * all that this site writes. Anything else does not hold.
 */
export const mediaHolds = (media: string, viewportPx: number): boolean =>
  media
    .trim()
    .split(/\s+and\s+/)
    .every((part) => {
      const [, bound, length = ""] = /^\((min|max)-width:\s*([^)]+)\)$/.exec(part) ?? [];
      const limit = lengthPx(length, viewportPx);
      if (limit === undefined) return false;
      return bound === "min" ? viewportPx >= limit : viewportPx <= limit;
    });

/** The width that a `sizes` attribute promises at a viewport width, in CSS pixels; 100vw where it says none. */
export const promisedWidthPx = (sizes: string | undefined, viewportPx: number): number => {
  for (const part of (sizes ?? "").split(",")) {
    const [, media, length = ""] = /^\s*(\(.+\))?\s*([\d.]+[a-z]+)\s*$/.exec(part) ?? [];
    const width = lengthPx(length, viewportPx);
    if (width !== undefined && (media === undefined || mediaHolds(media, viewportPx))) return width;
  }
  return viewportPx;
};

/**
 * The file that a browser takes of those a page offers, as Chrome does it: the first source whose
 * condition holds and whose type it knows, and of that the narrowest file that is wide enough.
 */
export function chosenCandidate(
  candidates: readonly Candidate[],
  viewportPx: number,
  pixelRatio: number,
): Candidate | undefined {
  const fitting = candidates.filter(
    ({ media }) => media === undefined || mediaHolds(media, viewportPx),
  );
  const first = fitting[0];
  const group = fitting.filter(({ type, media }) => type === first?.type && media === first?.media);
  const neededPx = promisedWidthPx(first?.sizes, viewportPx) * pixelRatio;
  const byWidth = group
    .filter(({ widthPx }) => widthPx !== undefined)
    .sort((left, right) => (left.widthPx ?? 0) - (right.widthPx ?? 0));
  return byWidth.find(({ widthPx = 0 }) => widthPx >= neededPx) ?? byWidth.at(-1) ?? first;
}
