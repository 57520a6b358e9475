import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import sharp from "sharp";
import { runCommand } from "../src/lib/runCommand";
import { type ArtworkRow, artworkFile } from "./artworkRow";
import { drawArtwork } from "./drawArtwork";
import type { WordOutlines } from "./wordOutlines";
import { readArtwork } from "./readArtwork";

const PROJECT = resolve(__dirname, "..");

/** No master may be heavier, in bytes (the design's rule for procedural masters). */
export const MAX_ARTWORK_BYTES = 250_000;

/**
 * Draws a row as JPEG (4:4:4, so that thin coloured arcs stay sharp) or as PNG with a palette,
 * undithered: noise in the ground would cost more bytes than the picture.
 */
export const renderArtwork = (row: ArtworkRow, wordOutlines: WordOutlines): Promise<Buffer> => {
  const image = sharp(Buffer.from(drawArtwork(row, wordOutlines)));
  return artworkFile(row).endsWith(".png")
    ? image.png({ palette: true, colours: 256, effort: 8, dither: 0 }).toBuffer()
    : image
        .jpeg({ quality: row.quality ?? 82, mozjpeg: true, chromaSubsampling: "4:4:4" })
        .toBuffer();
};

/**
 * Draws the rows whose file contains `filter` and writes their files.
 * Throws when a file would be heavier than MAX_ARTWORK_BYTES.
 */
const generateArtwork = async (filter = ""): Promise<void> => {
  const { rows, wordOutlines } = readArtwork();
  for (const row of rows.filter((candidate) => artworkFile(candidate).includes(filter))) {
    const file = artworkFile(row);
    const bytes = await renderArtwork(row, wordOutlines);
    if (bytes.length > MAX_ARTWORK_BYTES) {
      throw new Error(`${file} has ${bytes.length} bytes; the limit is ${MAX_ARTWORK_BYTES}`);
    }
    await mkdir(dirname(join(PROJECT, file)), { recursive: true });
    await writeFile(join(PROJECT, file), bytes);
    process.stdout.write(
      `${file} ${row.width}×${row.height} ${Math.round(bytes.length / 1024)} KB\n`,
    );
  }
};

if (require.main === module) {
  void runCommand(() => generateArtwork(process.argv[2]));
}
