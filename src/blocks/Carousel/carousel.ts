/** How far a swipe goes: a whole visible width, or half of it. */
export type CarouselType = "block" | "half";

const swipeWidthPx = (visibleWidthPx: number, type: CarouselType) =>
  type === "block" ? visibleWidthPx : visibleWidthPx / 2;

/** The number of positions: ceil((content − visible) / swipe) + 1, at least one. */
export function swipeCount(
  contentWidthPx: number,
  visibleWidthPx: number,
  type: CarouselType,
): number {
  const widthPx = swipeWidthPx(visibleWidthPx, type);
  if (widthPx <= 0) return 1;
  return Math.max(1, Math.ceil((contentWidthPx - visibleWidthPx) / widthPx) + 1);
}

/** A row of items in px, as it's laid out. */
export interface Row {
  /** Left edges of the items, from that of the first. */
  starts: readonly number[];
  /** Width of all items without the gaps between them. */
  contentWidthPx: number;
  visibleWidthPx: number;
  /** The largest scroll offset. */
  endPx: number;
}

/** Index of the number closest to a target; of two equally close, the first. */
export const nearestIndex = (numbers: readonly number[], target: number): number =>
  numbers.reduce(
    (best, number, index) =>
      Math.abs(number - target) < Math.abs((numbers[best] ?? Infinity) - target) ? index : best,
    0,
  );

/**
 * Scroll offsets of the positions, from 0 to the end. Each is one at which the browser snaps, and no
 * two are the same, so that every press moves the row.
 */
export function swipeOffsetsPx(
  { starts, contentWidthPx, visibleWidthPx, endPx }: Row,
  type: CarouselType,
): readonly number[] {
  if (endPx < 2) return [0];
  // Sizes are whole pixels, so a start this close to the end is the end.
  const snapsPx = starts.map((start) => (start > endPx - 2 ? endPx : start));
  // Gaps aren't content: each swipe also passes its share of them.
  const scale = endPx / Math.max(1, contentWidthPx - visibleWidthPx);
  const stepPx = swipeWidthPx(visibleWidthPx, type) * scale;
  const inner = Array.from(
    { length: swipeCount(contentWidthPx, visibleWidthPx, type) - 1 },
    (_, index) => snapsPx[nearestIndex(snapsPx, index * stepPx)] ?? 0,
  );
  return [...new Set([0, ...inner, endPx])];
}
