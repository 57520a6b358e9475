import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { runCommand } from "../src/lib/runCommand";
import { drawCompanyMark, drawSquareMark } from "./marks";

/** The sizes inside favicon.ico, in pixels. */
const ICO_SIZES = [16, 32, 48] as const;

/** Pixels per inch at which a drawing of 96 units is `size` pixels wide, so that edges stay sharp. */
const densityFor = (size: number) => (72 * size) / 96;

/** A square PNG of a drawing, `size` in pixels. */
const toPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: densityFor(size) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/**
 * An .ico file that holds PNG pictures, which every browser reads: a header, one entry of 16 bytes
 * a picture, then the pictures. `size` is the width and height in pixels, at most 256.
 */
export function toIco(pictures: readonly { size: number; png: Uint8Array }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    // 0 stands for 256.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

/** Every icon of the site by its place below `static/`; the same on every run. */
export async function drawSiteIcons(): Promise<ReadonlyMap<string, Buffer>> {
  const round = drawCompanyMark();
  const square = drawSquareMark();
  const icoPictures = await Promise.all(
    ICO_SIZES.map(async (size) => ({ size, png: await toPng(round, size) })),
  );
  return new Map([
    ["favicon.svg", Buffer.from(`${round}\n`)],
    ["favicon.ico", toIco(icoPictures)],
    ["icons/logo-512.png", await toPng(round, 512)],
    ["icons/icon-192.png", await toPng(round, 192)],
    ["icons/icon-512.png", await toPng(round, 512)],
    ["icons/maskable-512.png", await toPng(square, 512)],
    ["icons/apple-touch-icon.png", await toPng(square, 180)],
  ]);
}

/** Draws the icons from the company mark: `tsx artwork/writeSiteIcons.ts`. */
async function writeSiteIcons(): Promise<void> {
  for (const [name, bytes] of await drawSiteIcons()) {
    const file = path.resolve("static", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

if (require.main === module) {
  void runCommand(writeSiteIcons);
}
