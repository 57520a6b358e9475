import sharp from "sharp";
import { isObject } from "../../src/lib/isObject";
import { inlineMarkIssue } from "./inlineMark";
import { quoted } from "./words";

/** What a picture's file is, as far as it can be read. */
export interface Picture {
  /** What sharp calls it: `jpeg`, `png`, `svg` …; `text`, `empty` or `unknown` where it is no picture. */
  format: string;
  widthPx?: number;
  heightPx?: number;
  /** Why it cannot be drawn, as the end of a sentence about it. */
  damage?: string | undefined;
  /** Why it cannot stand in a page itself, as a mark does; likewise. */
  markDamage?: string | undefined;
}

/** The longest side that the build can draw: WebP's limit. Its square is sharp's limit of pixels. */
const LONGEST_SIDE = 16383;

const DAMAGED = "is damaged or cut off; upload it again";

/** The formats that the site takes, by the ending of a file's name. */
const BY_ENDING: Readonly<Record<string, string>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  svg: "svg",
};

const WORDS: Readonly<Record<string, string>> = {
  jpeg: "a JPEG picture",
  png: "a PNG picture",
  svg: "an SVG drawing",
  gif: "a GIF picture",
  webp: "a WebP picture",
  heif: "an AVIF or HEIC picture",
  tiff: "a TIFF picture",
  text: "a text",
  empty: "an empty file",
};

const getEnding = (file: string) => /\.([a-z]+)$/.exec(file)?.[1] ?? "";

/** Whether a file's name promises a picture. */
export const isPictureName = (file: string): boolean =>
  Object.hasOwn(BY_ENDING, getEnding(file.toLowerCase()));

/** Reads what a picture is, decoding all of it, since only that shows whether it is whole. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  if (!bytes.includes(0)) return readDrawing(bytes.toString());
  try {
    const image = sharp(bytes, { failOn: "warning" });
    const { format, width: widthPx, height: heightPx } = await image.metadata();
    const size = { format, widthPx, heightPx };
    if (Math.max(widthPx, heightPx) > LONGEST_SIDE) {
      const pixels = `${String(widthPx)} × ${String(heightPx)}`;
      const damage = `has ${pixels} pixels; make it smaller, at most ${String(LONGEST_SIDE)} on each side`;
      return { ...size, damage };
    }
    const small = image.resize(8).raw().toBuffer();
    const isWhole = await small.then(
      () => true,
      () => false,
    );
    return { ...size, damage: isWhole ? undefined : DAMAGED };
  } catch (error) {
    const isForeign = isObject(error) && String(error.message).includes("unsupported");
    return { format: "unknown", ...(!isForeign && { damage: DAMAGED }) };
  }
}

/** What a file without binary data is. */
function readDrawing(text: string): Picture {
  if (text === "") return { format: "empty" };
  const isDrawing = /<svg[\s>]/.test(text) && !/<(?:!doctype )?html[\s>]/i.test(text);
  return isDrawing ? { format: "svg", markDamage: inlineMarkIssue(text) } : { format: "text" };
}

/**
 * Why a file is not the picture that its name promises, or cannot be drawn, or nothing. Only names of
 * pictures are judged; without the check the build would stop at such a file, or a visitor's browser
 * show none.
 */
export function pictureIssue(address: string, picture: Picture): string | undefined {
  const promised = BY_ENDING[getEnding(address)];
  if (promised === undefined) return undefined;
  const { format, damage, markDamage } = picture;
  const isOther = format !== promised && damage === undefined;
  // Only marks are part of a page itself, and marks are in data/images.
  const issue = isOther
    ? `is ${WORDS[format] ?? "no picture"}; save the picture there as ${WORDS[promised] ?? promised}`
    : (damage ?? (address.startsWith("../images/") ? markDamage : undefined));
  return issue && `the file of ${quoted(address)} ${issue}`;
}
