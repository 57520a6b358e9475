/** Reads the header of a PNG or JPEG file; throws for other formats. */
export function imageSize(bytes: Buffer): { width: number; height: number; type: string } {
  if (bytes.subarray(1, 4).toString("latin1") === "PNG") {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), type: "image/png" };
  }
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new Error("Neither a PNG nor a JPEG file");
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    // Start-of-frame markers hold the size; C4, C8 and CC are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return {
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        type: "image/jpeg",
      };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error("A JPEG file without a frame");
}
