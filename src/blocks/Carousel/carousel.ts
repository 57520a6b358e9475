/** Distance of a swipe: the visible width, or half of it. */
export type CarouselType = "block" | "half";

const getSwipeWidthPx = (visibleWidthPx: number, type: CarouselType) =>
  type === "block" ? visibleWidthPx : visibleWidthPx / 2;

/** Returns the number of swipe positions, at least one. Rounds up to reach the last items. */
export function getSwipeCount(
  contentWidthPx: number,
  visibleWidthPx: number,
  type: CarouselType,
): number {
  const widthPx = getSwipeWidthPx(visibleWidthPx, type);
  if (widthPx <= 0) return 1;
  return Math.max(1, Math.ceil((contentWidthPx - visibleWidthPx) / widthPx) + 1);
}

interface Row {
  starts: readonly number[];
  contentWidthPx: number;
  visibleWidthPx: number;
  endPx: number;
}

export const findNearestIndex = (numbers: readonly number[], target: number): number =>
  numbers.reduce(
    (best, number, index) =>
      Math.abs(number - target) < Math.abs((numbers[best] ?? Infinity) - target) ? index : best,
    0,
  );

/** Returns the scroll offsets in px, without duplicates, so that each press moves the row. */
export function getSwipeOffsetsPx(
  { starts, contentWidthPx, visibleWidthPx, endPx }: Row,
  type: CarouselType,
): readonly number[] {
  if (endPx < 2) return [0];
  // Sizes are rounded: a start less than 2 px before the end, or after it, counts as the end.
  const snapsPx = starts.map((start) => (start > endPx - 2 ? endPx : start));
  // `contentWidthPx` excludes the gaps between items, so the step is scaled to include them.
  const scale = endPx / Math.max(1, contentWidthPx - visibleWidthPx);
  const stepPx = getSwipeWidthPx(visibleWidthPx, type) * scale;
  const inner = Array.from(
    { length: getSwipeCount(contentWidthPx, visibleWidthPx, type) - 1 },
    (_, index) => snapsPx[findNearestIndex(snapsPx, index * stepPx)] ?? 0,
  );
  return [...new Set([0, ...inner, endPx])];
}
