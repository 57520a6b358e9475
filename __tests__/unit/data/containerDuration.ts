/** Bytes of a box or element and where its content lies. */
interface Part {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const mp4Boxes = (file: Buffer, from: number, to: number): Part[] => {
  const boxes: Part[] = [];
  let at = from;
  while (at + 8 <= to) {
    const size = file.readUInt32BE(at);
    const isLong = size === 1;
    const length = isLong ? Number(file.readBigUInt64BE(at + 8)) : size === 0 ? to - at : size;
    if (length < 8) throw new Error(`A box of ${length} bytes at ${at}`);
    boxes.push({
      name: file.toString("latin1", at + 4, at + 8),
      start: at + (isLong ? 16 : 8),
      end: at + length,
    });
    at += length;
  }
  return boxes;
};

/** Names of the top boxes of an MP4 file, in order (ISO/IEC 14496-12). */
export const mp4BoxNames = (file: Buffer): string[] =>
  mp4Boxes(file, 0, file.length).map(({ name }) => name);

const mp4Box = (file: Buffer, path: readonly string[]): Part => {
  let part: Part = { name: "file", start: 0, end: file.length };
  for (const name of path) {
    const found = mp4Boxes(file, part.start, part.end).find((box) => box.name === name);
    if (!found) throw new Error(`The file has no box ${path.join("/")}`);
    part = found;
  }
  return part;
};

/** Seconds, from the movie header. */
export const mp4Duration = (file: Buffer): number => {
  const { start } = mp4Box(file, ["moov", "mvhd"]);
  if (file[start] === 1) {
    return Number(file.readBigUInt64BE(start + 24)) / file.readUInt32BE(start + 20);
  }
  return file.readUInt32BE(start + 16) / file.readUInt32BE(start + 12);
};

/** How many tracks the movie has; a video without sound has one. */
export const mp4Tracks = (file: Buffer): number => {
  const { start, end } = mp4Box(file, ["moov"]);
  return mp4Boxes(file, start, end).filter(({ name }) => name === "trak").length;
};

/** A variable-length number of EBML (RFC 8794) and how many bytes it takes; `-1` is an unknown size. */
const ebmlNumber = (
  file: Buffer,
  at: number,
  keepMarker: boolean,
): { value: number; length: number } => {
  const first = file.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new Error(`No EBML number at ${at}`);
  let value = keepMarker ? first : first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = file.readUInt8(at + index);
    if (byte !== 0xff) isUnknown = false;
    value = value * 256 + byte;
  }
  return { value: !keepMarker && isUnknown ? -1 : value, length };
};

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;

/** The first element of an identifier inside a part. */
const ebmlElement = (file: Buffer, from: number, to: number, wanted: number): Part => {
  let at = from;
  while (at < to) {
    const id = ebmlNumber(file, at, true);
    const size = ebmlNumber(file, at + id.length, false);
    const start = at + id.length + size.length;
    const end = size.value < 0 ? to : start + size.value;
    if (id.value === wanted) return { name: wanted.toString(16), start, end };
    at = end;
  }
  throw new Error(`The file has no element ${wanted.toString(16)}`);
};

/** Seconds, from the segment's information (the Matroska specification, RFC 9559). */
export const webmDuration = (file: Buffer): number => {
  const segment = ebmlElement(file, 0, file.length, SEGMENT);
  const info = ebmlElement(file, segment.start, segment.end, INFO);
  const scale = ebmlElement(file, info.start, info.end, TIMESTAMP_SCALE);
  const duration = ebmlElement(file, info.start, info.end, DURATION);
  const ticks =
    duration.end - duration.start === 8
      ? file.readDoubleBE(duration.start)
      : file.readFloatBE(duration.start);
  return (ticks * file.readUIntBE(scale.start, scale.end - scale.start)) / 1e9;
};
