/** PNG chunks that affect the image. All others may reveal the picture's origin. */
const PNG_CHUNKS =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|bKGD|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|hIST|pHYs|acTL|fcTL|fdAT)$/;

function isPlainPng(bytes: Buffer): boolean {
  let offset = 8;
  while (offset + 12 <= bytes.length) {
    const name = bytes.toString("latin1", offset + 4, offset + 8);
    if (!PNG_CHUNKS.test(name)) return false;
    offset += 12 + bytes.readUInt32BE(offset);
    if (name === "IEND") return offset === bytes.length;
  }
  return true;
}

/** JPEG markers: start of scan, end of image, first and last application segment, and others. */
const [SOS, EOI, APP0, APP15, COMMENT, PADDING] = [0xda, 0xd9, 0xe0, 0xef, 0xfe, 0xff];

/** Returns the offset of the next marker in compressed data, which escapes 0xff as 0xff00. */
function findMarker(bytes: Buffer, from: number): number {
  for (let offset = from; offset + 1 < bytes.length; offset += 1) {
    const next = bytes[offset + 1] ?? 0;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (bytes[offset] === 0xff && next !== 0 && next !== 0xff && !isRestart) return offset;
  }
  return bytes.length;
}

function isPlainJpeg(bytes: Buffer): boolean {
  let offset = 2;
  while (offset + 4 <= bytes.length) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker === EOI) return false;
    if (marker === PADDING) {
      offset += 1;
      continue;
    }
    const length = bytes.readUInt16BE(offset + 2);
    const name = bytes.toString("latin1", offset + 4, offset + 9);
    const isColour = /^(?:JFIF|JFXX|ICC_P|Adobe)/.test(name);
    if (marker === COMMENT || (marker >= APP0 && marker <= APP15 && !isColour)) return false;
    offset += 2 + length;
    if (marker === SOS) offset = findMarker(bytes, offset);
  }
  return true;
}

/** True if a file has EXIF, XMP, comments, texts, or data after its end, such as a video. */
export const hasPrivateMetadata = (bytes: Buffer, format: string): boolean =>
  (format === "png" && !isPlainPng(bytes)) || (format === "jpeg" && !isPlainJpeg(bytes));
