import sharp from "sharp";
import { COLORS } from "../../artwork/palette";
import { pickRandom, seededRandom } from "../../artwork/seededRandom";
import { drawGradient } from "../../artwork/svgParts";

const DARK_GRADIENTS = [1, 2, 3, 5, 7] as const;
type DarkGradient = (typeof DARK_GRADIENTS)[number];

/** The gradient of a record's pictures: the same slug gives the same. */
export const getGradient = (slug: string): DarkGradient =>
  pickRandom(DARK_GRADIENTS, 1, seededRandom(slug))[0] ?? 1;

/** Draws a picture that stands in for one to come, as a JPEG: the record's gradient. */
export const placeholderPicture = (
  { width, height }: { width: number; height: number },
  gradient: DarkGradient,
): Promise<Uint8Array> =>
  sharp(Buffer.from(drawGradient(width, height, COLORS[gradient].stops, "")))
    .jpeg({ mozjpeg: true })
    .toBuffer();

const open = (width: number, stroke: string) =>
  `fill="none" stroke-width="${String(width)}" stroke="${stroke}"`;

/**
 * A mark that stands in for one to come, as an SVG file in one colour (`topbar`) or on its disc: two
 * circles on the grid of the site's marks, of 48 units, that touch in a point.
 */
export function placeholderMark(isTopbar: boolean, gradient: DarkGradient): string {
  const { stops, tint } = COLORS[gradient];
  const node = isTopbar ? "currentColor" : tint[0];
  const drawing = `<circle cx="24" cy="24" r="18"/><circle cx="32" cy="24" r="10"/><circle fill="${node}" stroke="none" cx="42" cy="24" r="3.5"/>`;
  return isTopbar
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" ${open(3, node)}>${drawing}</svg>\n`
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${stops[1]}"/><g transform="translate(15.6 15.6) scale(1.35)" ${open(2.5, tint[2])}>${drawing}</g></svg>\n`;
}
