/** The longest side that the build can draw: WebP's limit. Its square is sharp's limit of pixels. */
const LONGEST_SIDE = 16383;

const PNG_END = Buffer.from("\0\0\0\0IEND\xaeB`\x82", "latin1");
const JPEG_END = Buffer.of(0xff, 0xd9);

type Size = readonly [width: number, height: number];

/** The size of a PNG, or nothing where its head or end is missing. */
export const pngSize = (bytes: Buffer): Size | undefined =>
  bytes.includes(PNG_END) && bytes.length >= 24 + PNG_END.length
    ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    : undefined;

/** The remainders of single bytes for CRC-32: zlib has the sum only from Node 22 on. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (CRC_TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Whether a chunk of a PNG is not what its sum says: the build would stop at it. */
export function isDamagedPng(bytes: Buffer): boolean {
  // Each chunk is its length, its kind, its content and the sum of both; the last is empty.
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return true;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return true;
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return false;
    at = end + 4;
  }
  return true;
}

/** The size of a JPEG, or nothing where its frame's head or its end is missing. */
export function jpegSize(bytes: Buffer): Size | undefined {
  // Each segment is FF, its kind and its length; FF before a kind only fills.
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const kind = bytes.readUInt8(at + 1);
    if (kind === 0xff) at += 1;
    else if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)) {
      // Only behind the frame's head: a small preview before it has an end of its own.
      return bytes.includes(JPEG_END, at + 9)
        ? [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
        : undefined;
    } else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Why the build could not draw a picture of a size, as the end of a sentence about it, or nothing. */
export function sizeIssue(size: Size | undefined): string | undefined {
  if (size === undefined || size.includes(0)) return "is cut off; upload it again";
  return Math.max(...size) > LONGEST_SIDE
    ? `has ${size.join(" × ")} pixels; make it smaller, at most ${String(LONGEST_SIDE)} on each side`
    : undefined;
}
