import type { WordOutlines } from "./wordOutlines";

/** A coordinate as written: one decimal is below what a pixel shows. */
export const round = (value: number): number => Number(value.toFixed(1));

/** Degrees to radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The item at an index that wraps around. */
export const cyclic = <Item>(list: readonly [Item, ...Item[]], index: number): Item =>
  list[index % list.length] ?? list[0];

/** A node: the dot where an arc meets a word. */
export const node = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

/** An open circle. `extra` is written before the closing bracket. */
export const ring = (
  x: number,
  y: number,
  r: number,
  stroke: string,
  strokeWidth: number,
  extra = "",
): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${round(strokeWidth)}"${extra}/>`;

/** A circular arc from (x1, y1) to (x2, y2); `sweep` 1 runs clockwise. */
export const arc = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  r: number,
  sweep: 0 | 1,
  stroke: string,
  strokeWidth: number,
  opacity = 1,
): string =>
  `<path d="M${round(x1)} ${round(y1)}A${round(r)} ${round(r)} 0 0 ${sweep} ${round(x2)} ${round(y2)}" stroke="${stroke}" stroke-width="${round(strokeWidth)}" opacity="${opacity}" fill="none"/>`;

/** How a word is placed at its point. */
export interface WordPlacement {
  readonly anchor?: "start" | "middle" | "end";
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly opacity?: number;
}

/** Width of a word in pixels at a font size in pixels. */
export const wordWidth = (wordOutlines: WordOutlines, text: string, size: number): number =>
  (wordOutlines.outline(text).w * size) / 1000;

/** A word as an outline whose base line starts (or ends, or is centred) at (x, y); `size` in pixels per em. */
export const word = (
  wordOutlines: WordOutlines,
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  { anchor = "start", turn = 0, opacity = 1 }: WordPlacement = {},
): string => {
  const { w, d } = wordOutlines.outline(text);
  const shift = { start: 0, middle: -w / 2, end: -w }[anchor];
  const rotation = turn ? ` rotate(${round(turn)})` : "";
  return `<path transform="translate(${round(x)} ${round(y)})${rotation} scale(${size / 1000}) translate(${round(shift)} 0)" d="${d}" fill="${fill}" opacity="${opacity}"/>`;
};

/** A document of a size in pixels: the drawing on the three stops of a gradient. */
export const drawGradient = (
  width: number,
  height: number,
  stops: readonly [string, string, string],
  drawing: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2=".25"><stop stop-color="${stops[0]}"/><stop offset=".6" stop-color="${stops[1]}"/><stop offset="1" stop-color="${stops[2]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${drawing}</svg>`;
