import { type FileHandle } from "node:fs/promises";
import { type FastifyRequest } from "fastify";
import { type MultipartFile } from "@fastify/multipart";
import {
  CV_MAX_BYTES,
  LETTER_MAX_LENGTH,
  LINE_MAX_LENGTH,
  UPLOAD_TIMEOUT_MS,
} from "../../src/lib/limits";
import { type CvFile, PDF_HEAD_BYTES } from "../../src/forms/mail/contract/cv";
import { getStatus } from "../../src/lib/errorParts";
import { Problem, clientProblem } from "./problem";

/** The most that one UTF-16 unit can take in UTF-8, in bytes. */
const BYTES_PER_UNIT = 3;

/** What a multipart body may hold; one byte above the CV's limit tells that it was exceeded. */
export const MULTIPART_LIMITS = {
  fieldNameSize: 100,
  fieldSize: LETTER_MAX_LENGTH * BYTES_PER_UNIT,
  fields: 12,
  files: 1,
  fileSize: CV_MAX_BYTES + 1,
  parts: 13,
  headerPairs: 20,
};

/**
 * How many bytes of a body are read at most. A body that is a little too large is read to its end,
 * so that the browser hears why it was refused; a larger one is cut off.
 */
const BODY_MAX_BYTES = 4 * CV_MAX_BYTES;

/** The parts of an application: plain fields, and the CV as it lies on disk. */
export interface ApplicationParts {
  fields: Record<string, string>;
  cv: CvFile | undefined;
}

/** What browsers write for a file whose type they do not know. */
const UNKNOWN_TYPE = "application/octet-stream";

/** A file name of one line, without signs that change how it reads, of bounded length; its extension kept. */
const safeFileName = (name: string): string => {
  const plain = (name.split(/[/\\]/).at(-1) ?? "")
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "")
    .trim();
  const characters = Array.from(plain);
  return characters.length > LINE_MAX_LENGTH
    ? `${characters.slice(0, LINE_MAX_LENGTH - ".pdf".length).join("")}.pdf`
    : plain || "cv.pdf";
};

/** Writes an upload to disk piece by piece, so that memory does not grow with it. */
const storeFile = async (part: MultipartFile, target: FileHandle): Promise<CvFile> => {
  let size = 0;
  let head = Buffer.alloc(0);
  const file: AsyncIterable<Buffer> = part.file;
  for await (const bytes of file) {
    size += bytes.length;
    if (head.length < PDF_HEAD_BYTES) {
      head = Buffer.concat([head, bytes.subarray(0, PDF_HEAD_BYTES - head.length)]);
    }
    await target.appendFile(bytes);
  }
  return {
    name: safeFileName(part.filename),
    type: part.mimetype === UNKNOWN_TYPE ? "" : part.mimetype,
    size,
    slice: (start, end) => new Blob([head.subarray(start, end)]),
  };
};

const isMultipartError = (error: unknown): boolean =>
  !(error instanceof Error && "syscall" in error) && !(error instanceof Problem);

/**
 * Reads the multipart body of an application; the CV goes to the file `target`, which may be left
 * incomplete on failure. Throws a Problem for a body that is too large, doubled or not multipart.
 */
export const readApplication = async (
  request: FastifyRequest,
  target: FileHandle,
): Promise<ApplicationParts> => {
  if (Number(request.headers["content-length"] ?? 0) > BODY_MAX_BYTES) {
    throw clientProblem(413, { headers: { Connection: "close" } });
  }
  let received = 0;
  const cutOff = (): void => void request.raw.destroy();
  request.raw.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received > BODY_MAX_BYTES) cutOff();
  });
  const timer = setTimeout(cutOff, UPLOAD_TIMEOUT_MS);

  const fields = new Map<string, string>();
  let cv: CvFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") {
        if (part.fieldname !== "cv") throw new Problem(400, "Only the field cv may hold a file.");
        cv = await storeFile(part, target);
      } else if (part.valueTruncated || part.fieldnameTruncated) {
        throw new Problem(413, "A field is longer than this address takes.");
      } else if (fields.has(part.fieldname) || typeof part.value !== "string") {
        throw new Problem(400, "Every field may be sent once, as text.");
      } else {
        // Forms send a line break as two characters; the limits count it as the one that was typed.
        fields.set(part.fieldname, part.value.replaceAll("\r\n", "\n"));
      }
    }
  } catch (error) {
    // The rest of the body is let go, or the connection would wait for someone to read it.
    request.raw.unpipe();
    request.raw.resume();
    if (!isMultipartError(error)) throw error;
    throw getStatus(error) === 413
      ? clientProblem(413)
      : new Problem(400, "The multipart body cannot be read.");
  } finally {
    clearTimeout(timer);
  }
  return { fields: Object.fromEntries(fields), cv };
};
