/** A width and a height in pixels. */
export interface Size {
  widthPx: number;
  heightPx: number;
}

/** A point of a picture in per cent from the left and the top. */
export interface Point {
  x: number;
  y: number;
}

/** A part of a picture in whole pixels, as sharp's `extract` takes it. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const CENTRE: Point = { x: 50, y: 50 };

/**
 * The largest part of a picture with a ratio (width by height), placed as CSS places
 * `object-fit: cover` with `object-position` at the same point: the part's share on each side of the
 * point equals the picture's.
 */
export function cropAround({ widthPx, heightPx }: Size, ratio: number, { x, y }: Point): Crop {
  const width = Math.min(widthPx, Math.max(1, Math.round(heightPx * ratio)));
  const height = Math.min(heightPx, Math.max(1, Math.round(widthPx / ratio)));
  return {
    left: Math.round(((widthPx - width) * x) / 100),
    top: Math.round(((heightPx - height) * y) / 100),
    width,
    height,
  };
}

/** Where a point of the picture lies in a part of it, in per cent; outside 0 to 100 where it is cut off. */
export const pointInCrop = ({ widthPx, heightPx }: Size, crop: Crop, { x, y }: Point): Point => ({
  x: (((x / 100) * widthPx - crop.left) / crop.width) * 100,
  y: (((y / 100) * heightPx - crop.top) / crop.height) * 100,
});
