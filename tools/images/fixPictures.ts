import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { imageBudgetsSchema } from "../../src/kinds/settings/imageBudgets";
import { formatWeight } from "../report/reportPage";

/**
 * Maximum side in pixels and JPEG quality, tried in order until the file is small enough. No field
 * needs a longer side.
 */
const TRIES = [
  [1920, 85],
  [1920, 70],
  [1600, 70],
  [1280, 60],
] as const;

/**
 * Returns the picture rotated upright, in sRGB, without metadata.
 * The result may exceed `most` bytes if the smallest version still does.
 */
export async function fixedPicture(bytes: Buffer, most: number): Promise<Buffer> {
  const isPng = (await sharp(bytes).metadata()).format === "png";
  let fixed = bytes;
  for (const [side, quality] of TRIES) {
    // sharp drops metadata unless asked to keep it.
    const small = sharp(bytes)
      .autoOrient()
      .toColourspace("srgb")
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
    fixed = await (
      isPng ? small.png({ compressionLevel: 9 }) : small.jpeg({ quality, mozjpeg: true })
    ).toBuffer();
    if (fixed.length <= most) break;
  }
  return fixed;
}

/** Rewrites pictures so that the check accepts them, and prints the result of each. */
export async function fixPictures(files: readonly string[], budgetsFile: string): Promise<void> {
  if (files.length === 0) throw new Error("Name a picture, such as data/images/hall.jpg");
  const { masterMaxKb } = imageBudgetsSchema.parse(JSON.parse(readFileSync(budgetsFile, "utf8")));
  for (const file of files) {
    if (!/\.(?:jpg|png)$/.test(file)) throw new Error(`${file} is no .jpg or .png`);
    const before = readFileSync(file);
    const after = await fixedPicture(before, masterMaxKb * 1024);
    writeFileSync(file, after);
    const { width, height } = await sharp(after).metadata();
    console.log(
      `${path.normalize(file)}: ${width} × ${height}, ${formatWeight(before.length)} → ${formatWeight(after.length)}`,
    );
  }
}
