import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The one-colour variant of a mark, on a grid of 48 units; it's called `polysema`, or as its product or solution. */
const fileOf = (id: string) => path.join("data", "images", "marks", `${id}-topbar.svg`);

/** How a mark without its disc is drawn: pixels, and grid units of 48 to a side for the stroke. */
export interface OpenMark {
  readonly size: number;
  readonly strokeWidth: number;
  readonly stroke: string;
  readonly node: string;
}

/**
 * A mark without its disc as a part of a drawing; (x, y) is the top left corner of its grid. To be
 * called in the project's folder. Throws where the mark has no file.
 */
export function drawOpenMark(id: string, x: number, y: number, look: OpenMark): string {
  const { size, strokeWidth, stroke, node } = look;
  const drawing = readFileSync(fileOf(id), "utf8")
    .replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "")
    .replaceAll('fill="currentColor"', `fill="${node}"`);
  return `<g transform="translate(${x} ${y}) scale(${size / 48})" fill="none" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round" stroke="${stroke}">${drawing}</g>`;
}

/** Whether a record's id has a mark. */
export const isMarkId = (id: string): boolean => existsSync(fileOf(id));
