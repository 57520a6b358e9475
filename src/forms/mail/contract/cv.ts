import { isObject } from "../../../lib/json";
import { CV_MAX_BYTES } from "../../../lib/limits";

type CvError = "sizeExceedsLimit" | "wrongFormat";

export interface CvFile {
  name: string;
  type: string;
  size: number;
  slice: (start?: number, end?: number) => Blob;
}

export const CV_TYPE = "application/pdf";

const PDF_MAGIC = "%PDF-";

/** Number of bytes searched for the signature. PDF readers accept other bytes before it. */
export const PDF_HEAD_BYTES = 1024;

/** True if a CV is larger than the limit: 2097152 bytes pass, 2097153 don't. */
export const isTooLarge = (size: number): boolean => size > CV_MAX_BYTES;

/** Generic or outdated media types, or none. For these, the file name's extension decides. */
const GENERIC_TYPE = /^(?:application\/(?:octet-stream|x-download|x-pdf)|binary\/octet-stream|)$/i;

/** True if a CV is empty or not declared as a PDF. */
export const wrongFormat = ({ name, type, size }: Omit<CvFile, "slice">): boolean =>
  size === 0 || (GENERIC_TYPE.test(type) ? !/\.pdf$/i.test(name) : type.toLowerCase() !== CV_TYPE);

const isPdfHead = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, PDF_HEAD_BYTES)).includes(PDF_MAGIC);

/** Checks size, declared type and signature. An unreadable file counts as wrongFormat. */
export const checkCv = async (file: CvFile): Promise<CvError | undefined> => {
  if (isTooLarge(file.size)) return "sizeExceedsLimit";
  if (wrongFormat(file)) return "wrongFormat";
  try {
    const head = await file.slice(0, PDF_HEAD_BYTES).arrayBuffer();
    return isPdfHead(new Uint8Array(head)) ? undefined : "wrongFormat";
  } catch {
    return "wrongFormat";
  }
};

export const isCvFile = (value: unknown): value is CvFile =>
  isObject(value) &&
  typeof value.name === "string" &&
  typeof value.type === "string" &&
  typeof value.size === "number" &&
  typeof value.slice === "function";
