import { inlineMarkIssue } from "./inlineMark";
import { isDamagedPng, jpegSize, pngSize, sizeIssue } from "./pixelIssues";
import { quoted } from "./words";

/** How many of a file's first bytes show what it is: an SVG may begin with a long comment. */
export const OPENING_BYTES = 8192;

/** What may stand before an SVG's root: a byte order mark, the declaration, comments, the document type. */
const SVG =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE svg[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s>]/i;

/** What a file says by its first bytes, read as Latin-1, that it is. The first that fits counts. */
const FORMATS: readonly { words: string; opens: RegExp }[] = [
  { words: "a JPEG picture", opens: /^\xff\xd8\xff/ },
  { words: "a PNG picture", opens: /^\x89PNG\r\n/ },
  { words: "an SVG drawing", opens: SVG },
  { words: "an empty file", opens: /^$/ },
  {
    words: "an HTML page",
    opens: /^(?:\xef\xbb\xbf)?\s*(?:<!--[^]*?-->\s*)*<(?:!doctype )?(?:html|head|body)[\s>]/i,
  },
  { words: "a GIF picture", opens: /^GIF8/ },
  { words: "a WebP picture", opens: /^RIFF[^]{4}WEBP/ },
  { words: "an AVIF picture", opens: /^[^]{4}ftypavi[fs]/ },
  { words: "a HEIC picture", opens: /^[^]{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/ },
  { words: "a TIFF picture", opens: /^(?:II\*|MM\0\*)/ },
  { words: "a PDF document", opens: /^%PDF/ },
  { words: "a text", opens: /^[^\0]*$/ },
];

/** The formats that the site takes, by the ending of a file's name. */
const BY_ENDING: Readonly<Record<string, string>> = {
  jpg: "a JPEG picture",
  jpeg: "a JPEG picture",
  png: "a PNG picture",
  svg: "an SVG drawing",
};

const getFormat = (bytes: Buffer): string => {
  const opening = bytes.toString("latin1", 0, OPENING_BYTES);
  return FORMATS.find(({ opens }) => opens.test(opening))?.words ?? "no picture";
};

/** Whether a file begins as a picture that the site takes, so that the check asks for all of it. */
export const beginsAsPicture = (opening: Uint8Array): boolean =>
  Object.values(BY_ENDING).includes(getFormat(Buffer.from(opening)));

const damageIssue = (bytes: Buffer) =>
  isDamagedPng(bytes) ? "is damaged; upload it again" : undefined;

/** What a PNG or JPEG is by its bytes; nothing for other files, and for one that is cut off. */
export function readPicture(
  file: Uint8Array,
): { mediaType: string; widthPx: number; heightPx: number } | undefined {
  const bytes = Buffer.from(file);
  const isPng = getFormat(bytes) === "a PNG picture";
  const isJpeg = getFormat(bytes) === "a JPEG picture";
  const size = isPng ? pngSize(bytes) : isJpeg ? jpegSize(bytes) : undefined;
  if (size === undefined) return undefined;
  const [widthPx, heightPx] = size;
  return { mediaType: isPng ? "image/png" : "image/jpeg", widthPx, heightPx };
}

/** Why a picture of its promised format cannot be drawn, as the end of a sentence about it. */
function drawingIssue(address: string, format: string, bytes: Buffer): string | undefined {
  if (format === "a JPEG picture") return sizeIssue(jpegSize(bytes));
  if (format === "a PNG picture") return sizeIssue(pngSize(bytes)) ?? damageIssue(bytes);
  // Only a mark stands in a page itself, and marks are in data/images.
  return address.startsWith("../images/") ? inlineMarkIssue(bytes.toString()) : undefined;
}

/**
 * Why a file is not the picture that its name promises, or cannot be drawn, judged by its bytes, or
 * nothing. Only names of pictures are judged; without the check the build would stop at such a file,
 * or a visitor's browser show none.
 */
export function pictureIssue(address: string, file: Uint8Array): string | undefined {
  const promised = BY_ENDING[/\.([a-z]+)$/.exec(address)?.[1] ?? ""];
  if (promised === undefined) return undefined;
  const bytes = Buffer.from(file);
  const words = getFormat(bytes);
  if (words !== promised)
    return `the file of ${quoted(address)} is ${words}; save the picture there as ${promised}`;
  const issue = drawingIssue(address, promised, bytes);
  return issue && `the file of ${quoted(address)} ${issue}`;
}
