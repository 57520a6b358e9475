import { COLORS } from "../../artwork/palette";
import { seededRandom } from "../../artwork/seededRandom";
import type { Gradient } from "./placeholderPictures";

/** The grid of the site's marks: 48 units, its centre and the radius of its largest circle. */
const CENTRE = 24;
const RADIUS = 18;

const open = (width: number, stroke: string) =>
  `fill="none" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round" stroke="${stroke}"`;

/**
 * A mark that stands in for one to come: two circles that touch in a point of their own, as in the
 * site's marks, so that no two new records look alike. SVG files by their names.
 */
export function placeholderMark(slug: string, { gradient }: Gradient): ReadonlyMap<string, string> {
  const random = seededRandom(`mark ${slug}`);
  const angle = random() * 2 * Math.PI;
  const inner = 6 + random() * 6;
  const at = (distance: number) =>
    [Math.cos(angle), Math.sin(angle)].map((part) => (CENTRE + part * distance).toFixed(2));
  const [cx = "", cy = ""] = at(RADIUS - inner);
  const [x = "", y = ""] = at(RADIUS);
  const draw = (node: string) =>
    `<circle cx="${String(CENTRE)}" cy="${String(CENTRE)}" r="${String(RADIUS)}"/><circle cx="${cx}" cy="${cy}" r="${inner.toFixed(2)}"/><circle fill="${node}" stroke="none" cx="${x}" cy="${y}" r="3.5"/>`;
  const { stops, tint } = COLORS[gradient];
  return new Map([
    [
      `${slug}-topbar.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" ${open(3, "currentColor")}>${draw("currentColor")}</svg>\n`,
    ],
    [
      `${slug}-circle.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${stops[1]}"/><g transform="translate(15.6 15.6) scale(1.35)" ${open(2.5, tint[2])}>${draw(tint[0])}</g></svg>\n`,
    ],
  ]);
}
