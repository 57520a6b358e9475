import { renderArtwork, MAX_ARTWORK_BYTES } from "../../artwork/generateArtwork";
import { COLORS } from "../../artwork/palette";
import { readArtwork } from "../../artwork/readArtwork";
import { pickRandom, seededRandom } from "../../artwork/seededRandom";

/** JPEG qualities, the first whose file is light enough. */
const QUALITIES = [82, 76, 70];

const DARK_GRADIENTS = [1, 2, 3, 5, 7] as const;

/** The gradient and shape of the pictures of one record, as `backgroundGradient` and `backgroundPosition` name them. */
export interface Gradient {
  gradient: (typeof DARK_GRADIENTS)[number];
  position: 1 | 3 | 5 | 7;
}

/** The same slug gives the same gradient. */
export function getGradient(slug: string): Gradient {
  const random = seededRandom(slug);
  const [gradient = 1] = pickRandom(DARK_GRADIENTS, 1, random);
  const [position = 3] = pickRandom([1, 3, 5, 7] as const, 1, random);
  return { gradient, position };
}

/**
 * Draws a picture that stands in for one to come, as a JPEG: composed as one of the site's own of its
 * size, in the record's gradient. Throws where the site has none of that size.
 */
export async function placeholderPicture(
  name: string,
  size: { width: number; height: number },
  gradient: Gradient,
): Promise<Uint8Array> {
  const { rows, wordOutlines } = readArtwork();
  const models = rows.filter(
    ({ width, height, position, file }) =>
      width === size.width &&
      height === size.height &&
      position !== undefined &&
      file === undefined,
  );
  const [model] = pickRandom(models, 1, seededRandom(name));
  for (const quality of QUALITIES) {
    if (!model) break;
    // The model's own chance keeps its words, which fit its composition.
    const seed = model.seed ?? model.name;
    const bytes = await renderArtwork({ ...model, name, seed, ...gradient, quality }, wordOutlines);
    if (bytes.length <= MAX_ARTWORK_BYTES) return bytes;
  }
  throw new Error(`No picture of ${String(size.width)}×${String(size.height)} can be drawn`);
}

/** The grid of the site's marks: 48 units, its centre and the radius of its largest circle. */
const CENTRE = 24;
const RADIUS = 18;

const open = (width: number, stroke: string) =>
  `fill="none" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round" stroke="${stroke}"`;

/**
 * A mark that stands in for one to come, as an SVG file in one colour (`topbar`) or on its disc: two
 * circles that touch in a point of their own, so that no two new records look alike.
 */
export function placeholderMark(slug: string, isTopbar: boolean, { gradient }: Gradient): string {
  const random = seededRandom(`mark ${slug}`);
  const angle = random() * 2 * Math.PI;
  const inner = 6 + random() * 6;
  const at = (distance: number) =>
    [Math.cos(angle), Math.sin(angle)].map((part) => (CENTRE + part * distance).toFixed(2));
  const [cx = "", cy = ""] = at(RADIUS - inner);
  const [x = "", y = ""] = at(RADIUS);
  const { stops, tint } = COLORS[gradient];
  const node = isTopbar ? "currentColor" : tint[0];
  const drawing = `<circle cx="${String(CENTRE)}" cy="${String(CENTRE)}" r="${String(RADIUS)}"/><circle cx="${cx}" cy="${cy}" r="${inner.toFixed(2)}"/><circle fill="${node}" stroke="none" cx="${x}" cy="${y}" r="3.5"/>`;
  return isTopbar
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" ${open(3, node)}>${drawing}</svg>\n`
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${stops[1]}"/><g transform="translate(15.6 15.6) scale(1.35)" ${open(2.5, tint[2])}>${drawing}</g></svg>\n`;
}
