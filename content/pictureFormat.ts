import sharp from "sharp";
import type { ImageBudgets } from "../src/kinds/settings/site";
import { isObject } from "../src/lib/json";
import type { FieldRole, PictureSize } from "../src/kinds/fields";
import type { FieldPath } from "../src/lib/issue";
import { formatList } from "../src/lib/text";
import { checkInlineMark } from "./inlineMark";
import { hasPrivateMetadata } from "./pictureMetadata";
import { quote } from "../src/lib/messages";

export interface Picture {
  /** Format as in sharp (`jpeg`, `png`, `svg`…), or `text`, `empty` or `unknown`. */
  format: string;
  widthPx?: number;
  heightPx?: number;
  bytes?: number;
  isTurned?: boolean;
  /** True if the file has more than the image: place, author, time, a comment or a video. */
  hasPrivateMetadata?: boolean;
  isTransparent?: boolean;
  space?: string;
  /** Reason why the picture can't be decoded, as the end of a sentence. */
  damage?: string | undefined;
  /** Reason why the picture can't be inlined as a mark, as the end of a sentence. */
  markDamage?: string | undefined;
}

/** Maximum side in pixels: WebP's limit. Its square is sharp's pixel limit. */
const LONGEST_SIDE = 16383;

const BY_ENDING: Readonly<Record<string, string>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  svg: "svg",
};

const getEnding = (file: string) => /\.([a-z]+)$/.exec(file)?.[1] ?? "";

export const isPictureName = (file: string): boolean =>
  Object.hasOwn(BY_ENDING, getEnding(file.toLowerCase()));

/** Reads and fully decodes a picture, because only decoding shows damage. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  if (!bytes.includes(0)) return readDrawing(bytes.toString());
  try {
    const image = sharp(bytes, { failOn: "warning" });
    const { format, width: widthPx, height: heightPx, ...about } = await image.metadata();
    const { orientation = 1, hasAlpha, space } = about;
    const size = {
      format,
      widthPx,
      heightPx,
      bytes: bytes.length,
      isTurned: orientation > 1,
      hasPrivateMetadata: hasPrivateMetadata(bytes, format),
      space,
    };
    if (Math.max(widthPx, heightPx) > LONGEST_SIDE)
      return {
        ...size,
        damage: `has too many pixels; make it smaller, at most ${LONGEST_SIDE} on each side`,
      };
    await image.resize(8).raw().toBuffer();
    return { ...size, isTransparent: hasAlpha && !(await sharp(bytes).stats()).isOpaque };
  } catch (error) {
    const isForeign = isObject(error) && String(error.message).includes("unsupported");
    const damage = isForeign ? undefined : "is damaged or cut off; upload it again";
    return { format: "unknown", damage };
  }
}

function readDrawing(text: string): Picture {
  if (text === "") return { format: "empty" };
  const isDrawing = /<svg[\s>]/.test(text) && !/<(?:!doctype )?html[\s>]/i.test(text);
  return isDrawing ? { format: "svg", markDamage: checkInlineMark(text) } : { format: "text" };
}

/** Returns why a file is damaged or doesn't match its extension, or undefined. */
export function checkPicture(address: string, picture: Picture): string | undefined {
  const promised = BY_ENDING[getEnding(address)];
  if (promised === undefined) return undefined;
  const { format, damage, markDamage } = picture;
  const isOther = format !== promised && damage === undefined;
  // `markDamage` matters only for logo marks, which pages inline. They are all in data/images.
  const issue = isOther
    ? `has the format "${format}"; save the picture as "${promised}"`
    : (damage ?? (address.startsWith("../images/") ? markDamage : undefined));
  return issue && `the file of ${quote(address)} ${issue}`;
}

/** Maximum factor between the picture's aspect ratio and the requested one. Pages crop the rest. */
const MOST_CUT = 1.5;

export function checkOriginal(
  file: string,
  picture: Picture,
  budgets: Pick<ImageBudgets, "masterMaxKb" | "socialMaxKb"> | undefined,
): string | undefined {
  const { bytes = 0, isTurned, hasPrivateMetadata: isPrivate, space = "srgb" } = picture;
  const most =
    (file.startsWith("static/") ? budgets?.socialMaxKb : budgets?.masterMaxKb) ?? Infinity;
  const print = space.endsWith("16")
    ? "has 16 bits a colour"
    : `has the colours of print (${space})`;
  const wrong = [
    ...(isTurned ? ["lies on its side"] : []),
    ...(isPrivate ? ["tells where, when, how or by whom it was made"] : []),
    ...(["srgb", "b-w"].includes(space) ? [] : [print]),
    ...(bytes > most * 1024 ? [`weighs ${Math.ceil(bytes / 1024)} KB, more than ${most}`] : []),
  ];
  return wrong.length === 0 || !/\.(?:jpg|png)$/.test(file) ? undefined : formatList(wrong);
}

/** Returns the size that a field requires; undefined if it accepts any size. */
export function getAskedSize(field: FieldRole | undefined, path: FieldPath) {
  if (field?.role !== "image") return undefined;
  const index = path.at(-1);
  return field.sizesPx?.[typeof index === "number" ? index : 0];
}

/** Returns why a picture is too small, or cropped too much, for the requested size in pixels. */
export function checkPictureSize({ widthPx, heightPx }: Picture, [width, height]: PictureSize) {
  if (!widthPx || !heightPx) return undefined;
  const size = `has ${widthPx}×${heightPx} pixels`;
  const asked = `${width}×${height}`;
  const kept = widthPx / heightPx / (width / height);
  if (Math.max(kept, 1 / kept) > MOST_CUT)
    return `${size}, of which more than a third would be cut away; choose one shaped like ${asked}`;
  return widthPx < width || heightPx < height
    ? `${size}, too few; choose one with at least ${asked}`
    : undefined;
}
