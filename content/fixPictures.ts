import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type ImageBudgets, imageBudgetsSchema } from "../src/kinds/settings/site";
import { formatWeight } from "../src/lib/text";
import type { ContentFiles } from "./checkFiles";
import { readJson } from "./jsonDocument";
import { checkOriginal, checkPicture, type Picture, readPicture } from "./pictureFormat";

/** Folder for the originals of fixed pictures. Git ignores it. */
export const ORIGINALS_DIR = "originals";

type Budgets = Pick<ImageBudgets, "masterMaxKb" | "socialMaxKb">;

export type PictureResult = Awaited<ReturnType<typeof fixPicture>>;

/** Sizes in px with JPEG qualities, best first. No field asks for more than 1920 px. */
const SIZES = [
  { long: 1920, short: 1080, qualities: [85, 70] },
  { long: 1600, short: 900, qualities: [70, 50, 35] },
] as const;

const isStatic = (file: string) => file.startsWith("static/");

const findFault = (file: string, picture: Picture, budgets: Budgets) =>
  checkPicture(file, picture) ?? checkOriginal(file, picture, budgets);

/** True if fixing may help: a JPEG or PNG that fails the check, but isn't damaged or empty. */
export const isFixable = (file: string, picture: Picture, budgets: Budgets): boolean =>
  /\.(?:jpg|png)$/.test(file) &&
  ["jpeg", "png"].includes(picture.format) &&
  picture.damage === undefined &&
  findFault(file, picture, budgets) !== undefined;

/** Yields names and bytes, best first. Keeps size and format in `static/`, as records name both. */
async function* createVersions(file: string, bytes: Buffer): AsyncGenerator<[string, Buffer]> {
  const { format, isPalette, autoOrient: size } = await sharp(bytes).metadata();
  const { isOpaque } = await sharp(bytes).stats();
  const isPng = file.endsWith(".png") && (format === "png" || !isOpaque);
  const isPhoto = !isPng || (isOpaque && !isStatic(file));
  const draw = ({ long, short }: (typeof SIZES)[number]) => {
    const upright = sharp(bytes).autoOrient().toColourspace("srgb");
    const [width, height] = size.width < size.height ? [short, long] : [long, short];
    return isStatic(file)
      ? upright
      : upright.resize({ width, height, fit: "outside", withoutEnlargement: true });
  };
  const png = { compressionLevel: 9, palette: true };
  const full = draw(SIZES[0]).png({ ...png, palette: false });
  if (isPng && !isPalette) yield [file, await full.toBuffer()];
  for (const target of SIZES) {
    const drawn = draw(target);
    const drawing = isPng ? await drawn.clone().png(png).toBuffer() : undefined;
    const photos = isPhoto ? target.qualities : [];
    for (const quality of photos) {
      const photo = drawn.clone().flatten({ background: "#fff" });
      const jpeg = await photo.jpeg({ quality, mozjpeg: true }).toBuffer();
      // Flat colours are smaller as PNG, photos as JPEG.
      if (drawing && drawing.length <= jpeg.length) yield [file, drawing];
      yield [isStatic(file) ? file : file.replace(/png$/, "jpg"), jpeg];
    }
    if (drawing) yield [file, drawing];
  }
}

const describeSize = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata();
  return `${width} × ${height}, ${formatWeight(bytes.length)}`;
};

async function keepOriginal(projectDir: string, file: string): Promise<string> {
  const { name, ext } = path.parse(file);
  let original = `${ORIGINALS_DIR}/${name}${ext}`;
  for (let count = 2; existsSync(path.join(projectDir, original)); count += 1)
    original = `${ORIGINALS_DIR}/${name}-${count}${ext}`;
  await mkdir(path.join(projectDir, ORIGINALS_DIR), { recursive: true });
  await rename(path.join(projectDir, file), path.join(projectDir, original));
  return original;
}

/**
 * Replaces a picture by the best version that passes the check and isn't larger. `file`: its path,
 * which ends in `.jpg` if a PNG photo was fixed. `message`: the change, or what is still wrong.
 */
export async function fixPicture(projectDir: string, file: string, budgets: Budgets) {
  const before = await readFile(path.join(projectDir, file));
  const picture = await readPicture(before);
  const fault = findFault(file, picture, budgets);
  if (fault === undefined) return { file, isFixed: true, message: "needs no fixing" };
  const left = { file, isFixed: false };
  if (!isFixable(file, picture, budgets)) return { ...left, message: fault };
  for await (const [name, bytes] of createVersions(file, before)) {
    const hasFault = findFault(name, await readPicture(bytes), budgets) !== undefined;
    if (hasFault || bytes.length > before.length) continue;
    if (name !== file && existsSync(path.join(projectDir, name)))
      return { ...left, message: `${fault}; rename it, as ${name} is another picture` };
    const original = await keepOriginal(projectDir, file);
    await writeFile(path.join(projectDir, name), bytes);
    const sizes = `${await describeSize(before)} → ${await describeSize(bytes)}`;
    const message = `made ready for the site: ${sizes}; the original is ${original}`;
    return { file: name, isFixed: true, message };
  }
  return { ...left, message: `${fault}; save it with fewer pixels or less detail` };
}

/** Returns the limits for picture files; undefined if their record is invalid. */
export function readBudgets({ records }: Pick<ContentFiles, "records">): ImageBudgets | undefined {
  const bytes = records.get("data/site/image-budgets.json") ?? [];
  const { document, issues } = readJson(Buffer.from(bytes).toString());
  return issues.length > 0 ? undefined : imageBudgetsSchema.safeParse(document?.value).data;
}

/** Writes the new names of PNG photos into records, because an open form may save the old name. */
export async function renameReferences(projectDir: string, { records, images }: ContentFiles) {
  const present = new Set(images);
  const changed: string[] = [];
  for (const [file, bytes] of records) {
    const text = Buffer.from(bytes).toString();
    const renamed = text.replace(/"\.\.(\/images\/[a-z0-9/-]+)\.png"/g, (written, name: string) => {
      const original = path.join(projectDir, ORIGINALS_DIR, `${path.basename(name)}.png`);
      const isRenamed = !present.has(`data${name}.png`) && present.has(`data${name}.jpg`);
      return isRenamed && existsSync(original) ? `"..${name}.jpg"` : written;
    });
    if (renamed === text) continue;
    await writeFile(path.join(projectDir, file), renamed);
    changed.push(file);
  }
  return changed;
}
