import sharp from "sharp";
import type { ImageBudgets } from "../../src/kinds/settings/imageBudgets";
import { isObject } from "../../src/lib/isObject";
import { formatList } from "../../src/lib/text";
import { inlineMarkIssue } from "./inlineMark";
import { quoted } from "./words";

/** What a picture's file is, as far as it can be read. */
export interface Picture {
  /** What sharp calls it: `jpeg`, `png`, `svg` …; `text`, `empty` or `unknown` where it is no picture. */
  format: string;
  widthPx?: number;
  heightPx?: number;
  bytes?: number;
  /** Whether it's to be turned to stand upright. */
  isTurned?: boolean;
  /** Whether it holds what a camera or a program wrote about it: place, author, time. */
  tellsMore?: boolean;
  /** What sharp calls its colours: `srgb`, `cmyk` … */
  space?: string;
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

const getEnding = (file: string) => /\.([a-z]+)$/.exec(file)?.[1] ?? "";

/** Whether a file's name promises a picture. */
export const isPictureName = (file: string): boolean =>
  Object.hasOwn(BY_ENDING, getEnding(file.toLowerCase()));

/** Reads what a picture is, decoding all of it, since only that shows whether it is whole. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  if (!bytes.includes(0)) return readDrawing(bytes.toString());
  try {
    const image = sharp(bytes, { failOn: "warning" });
    const { format, width: widthPx, height: heightPx, ...about } = await image.metadata();
    const { orientation = 1, exif, iptc, xmp, space } = about;
    const size = {
      format,
      widthPx,
      heightPx,
      bytes: bytes.length,
      isTurned: orientation > 1,
      tellsMore: Boolean(exif ?? iptc ?? xmp),
      space,
    };
    if (Math.max(widthPx, heightPx) > LONGEST_SIDE) {
      const pixels = `${widthPx} × ${heightPx}`;
      const damage = `has ${pixels} pixels; make it smaller, at most ${LONGEST_SIDE} on each side`;
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
    ? `is of the format "${format}"; save the picture there as "${promised}"`
    : (damage ?? (address.startsWith("../images/") ? markDamage : undefined));
  return issue && `the file of ${quoted(address)} ${issue}`;
}

/** How much longer than asked a side may be beside the other: some is cut away by design. */
const MOST_CUT = 1.5;

const COLOURS: ReadonlySet<string> = new Set(["srgb", "b-w"]);

/** Why an original must not be published as it is, and the command that mends it; or nothing. */
export function originalIssue(
  file: string,
  picture: Picture,
  budgets: Pick<ImageBudgets, "masterMaxKb" | "socialMaxKb"> | undefined,
): string | undefined {
  const { bytes = 0, isTurned, tellsMore, space = "srgb" } = picture;
  const most =
    (file.startsWith("static/") ? budgets?.socialMaxKb : budgets?.masterMaxKb) ?? Infinity;
  const wrong = [
    ...(isTurned ? ["lies on its side"] : []),
    ...(tellsMore ? ["tells where, when or by whom it was made"] : []),
    ...(COLOURS.has(space) ? [] : [`has the colours of print (${space})`]),
    ...(bytes > most * 1024 ? [`weighs ${Math.ceil(bytes / 1024)} KB, more than ${most}`] : []),
  ];
  if (wrong.length === 0 || !/\.(?:jpg|png)$/.test(file)) return undefined;
  return `${formatList(wrong)}; run npm run images -- --fix ${file}`;
}

/** What visitors would see of a picture of another size than its field asks for (`1600×900`), or nothing. */
export function sizeWarning(
  { widthPx, heightPx }: Picture,
  [width = 0, height = 0]: readonly number[],
): string | undefined {
  if (!widthPx || !heightPx || !width || !height) return undefined;
  const words = `has ${widthPx}×${heightPx} pixels`;
  const asked = `${width}×${height}`;
  if (widthPx < width || heightPx < height)
    return `${words}, and looks soft or cut; save it with ${asked}`;
  const kept = widthPx / heightPx / (width / height);
  return Math.max(kept, 1 / kept) > MOST_CUT
    ? `${words}, of which more than a third is cut away; crop it to ${asked}`
    : undefined;
}
