import sharp from "sharp";

/** The side of the grid on which neighbours are compared: 16 × 16 comparisons a direction. */
const GRID = 16;

/** What a picture looks like at a glance: where it grows lighter, and its mean colour. */
export interface Fingerprint {
  /** One bit for each pair of neighbours in a row and in a column: whether it grows lighter. */
  bits: readonly boolean[];
  /** Mean red, green and blue, 0 to 255. */
  colour: readonly [number, number, number];
}

/** The pair (a, b) of a channel's grid, `step` cells apart. */
const growsLighter = (cells: Buffer, width: number, step: number, columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const at = Math.floor(index / columns) * width + (index % columns);
    return (cells[at + step] ?? 0) > (cells[at] ?? 0);
  });

/**
 * A difference hash in both directions (Krawetz, "Kind of like that"): scaling, another format and
 * slight retouching leave it nearly as it is.
 */
export async function getFingerprint(file: string | Buffer): Promise<Fingerprint> {
  const side = GRID + 1;
  const image = sharp(file).flatten({ background: "#fff" });
  const cells = await image
    .clone()
    .greyscale()
    .resize(side, side, { fit: "fill" })
    .raw()
    .toBuffer();
  const { channels } = await image.stats();
  const mean = (index: number) => channels[index]?.mean ?? channels[0]?.mean ?? 0;
  return {
    bits: [
      ...growsLighter(cells, side, 1, GRID, side),
      ...growsLighter(cells, side, side, side, GRID),
    ],
    colour: [mean(0), mean(1), mean(2)],
  };
}

/** How alike two pictures are, from 0 to 1: the share of equal bits, lessened by the distance of their colours. */
export function likeness(left: Fingerprint, right: Fingerprint): number {
  const equal = left.bits.filter((bit, index) => bit === right.bits[index]).length;
  const distance = Math.hypot(
    left.colour[0] - right.colour[0],
    left.colour[1] - right.colour[1],
    left.colour[2] - right.colour[2],
  );
  return Math.max(0, equal / left.bits.length - distance / (255 * Math.sqrt(3)));
}
