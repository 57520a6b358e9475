import type { WordOutlines } from "./wordOutlines";

/** A coordinate as written: one decimal is below what a pixel shows. */
export const round = (value: number): number => Number(value.toFixed(1));

/** The item at an index that wraps around. */
export const cyclic = <Item>(list: readonly [Item, ...Item[]], index: number): Item =>
  list[index % list.length] ?? list[0];

/** A node: the dot where an arc meets a word. */
export const node = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

/** A semicircle above a line, from one point of it to another. */
export const arc = (
  from: number,
  to: number,
  y: number,
  stroke: string,
  strokeWidth: number,
  opacity: number,
): string => {
  const r = round((to - from) / 2);
  return `<path d="M${round(from)} ${round(y)}A${r} ${r} 0 0 1 ${round(to)} ${round(y)}" stroke="${stroke}" stroke-width="${round(strokeWidth)}" opacity="${opacity}" fill="none"/>`;
};

/** A word as an outline whose base line starts at (x, y); `size` in pixels per em. */
export const word = (
  wordOutlines: WordOutlines,
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
): string =>
  `<path transform="translate(${round(x)} ${round(y)}) scale(${size / 1000})" d="${wordOutlines.outline(text).d}" fill="${fill}"/>`;

/** Nested circles tangent at one point: the company mark as a background. */
const NESTED_CIRCLES = [
  { share: 1, fillOpacity: 0.035 },
  { share: 0.66, fillOpacity: 0.045 },
  { share: 0.33, fillOpacity: 0.06 },
];

/** The nested circles that touch in the lower right corner of a picture whose sides are in pixels. */
export const drawShape = (width: number, height: number, size: number, color: string): string =>
  NESTED_CIRCLES.map(({ share, fillOpacity }) => {
    const r = (size * Math.max(width, height) * share) / 2;
    const toCentre = r * Math.SQRT1_2;
    return `<circle cx="${round(width - toCentre)}" cy="${round(height - toCentre)}" r="${round(r)}" fill="${color}" fill-opacity="${fillOpacity}" stroke="${color}" stroke-opacity=".2" stroke-width="${round(width / 900)}"/>`;
  }).join("");

/** A document of a size in pixels: the drawing on the three stops of a gradient. */
export const drawGradient = (
  width: number,
  height: number,
  stops: readonly [string, string, string],
  drawing: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2=".25"><stop stop-color="${stops[0]}"/><stop offset=".6" stop-color="${stops[1]}"/><stop offset="1" stop-color="${stops[2]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${drawing}</svg>`;
