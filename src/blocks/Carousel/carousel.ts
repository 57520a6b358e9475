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

/** Where a position lies, never past the end. */
export const swipeOffsetPx = (
  index: number,
  contentWidthPx: number,
  visibleWidthPx: number,
  type: CarouselType,
) =>
  Math.max(
    0,
    Math.min(index * swipeWidthPx(visibleWidthPx, type), contentWidthPx - visibleWidthPx),
  );

/** The position nearest to a scroll offset, from 0; the end is always the last. */
export function swipeIndexAt(
  scrollPx: number,
  contentWidthPx: number,
  visibleWidthPx: number,
  type: CarouselType,
): number {
  const last = swipeCount(contentWidthPx, visibleWidthPx, type) - 1;
  const widthPx = swipeWidthPx(visibleWidthPx, type);
  if (widthPx <= 0) return 0;
  // Scroll positions are fractional on scaled displays: the last pixel counts as the end.
  if (last > 0 && scrollPx >= contentWidthPx - visibleWidthPx - 1) return last;
  return Math.max(0, Math.min(last, Math.round(scrollPx / widthPx)));
}
