import { CV_MAX_BYTES } from "../../../lib/limits";

/** What may be wrong with a CV; the texts are in formCopy.cvErrors. */
export type CvError = "sizeExceedsLimit" | "wrongFormat";

/** The part of a browser's File that the rules read. */
export interface CvFile {
  name: string;
  type: string;
  size: number;
  slice: (start?: number, end?: number) => Blob;
}

/** The type that a CV must have. */
export const CV_TYPE = "application/pdf";

/** What every PDF says of itself. */
const PDF_MAGIC = "%PDF-";

/** How far from a file's start that may stand: readers of PDF pass over what some programs put before it. */
export const PDF_HEAD_BYTES = 1024;

/** Whether a CV is larger than the gateway takes: 2097152 bytes pass, one more does not. */
export const sizeExceedsLimit = (size: number): boolean => size > CV_MAX_BYTES;

/** Types that browsers and systems give to files that they don't know; the name then says what it is. */
const GENERIC_TYPE = /^(?:application\/(?:octet-stream|x-download|x-pdf)|binary\/octet-stream|)$/i;

/** True if a CV is empty or not declared as a PDF. */
export const wrongFormat = ({
  name,
  type,
  size,
}: Pick<CvFile, "name" | "type" | "size">): boolean =>
  size === 0 || (GENERIC_TYPE.test(type) ? !/\.pdf$/i.test(name) : type.toLowerCase() !== CV_TYPE);

/** Whether a file's first bytes are those of a PDF, whatever it calls itself. */
const isPdfHead = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, PDF_HEAD_BYTES)).includes(PDF_MAGIC);

/**
 * The first issue of a chosen CV by all rules, its first bytes included; undefined when it is
 * fine. A file that can no longer be read counts as one of the wrong format.
 */
export const cvError = async (file: CvFile): Promise<CvError | undefined> => {
  if (sizeExceedsLimit(file.size)) return "sizeExceedsLimit";
  if (wrongFormat(file)) return "wrongFormat";
  try {
    const head = await file.slice(0, PDF_HEAD_BYTES).arrayBuffer();
    return isPdfHead(new Uint8Array(head)) ? undefined : "wrongFormat";
  } catch {
    return "wrongFormat";
  }
};

/** Whether a value has what the rules read. */
export const isCvFile = (value: unknown): value is CvFile =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "type" in value &&
  typeof value.type === "string" &&
  "size" in value &&
  typeof value.size === "number" &&
  "slice" in value &&
  typeof value.slice === "function";
