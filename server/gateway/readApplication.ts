import { type FileHandle } from "node:fs/promises";
import { type MultipartFile } from "@fastify/multipart";
import { type FastifyRequest } from "fastify";
import { type CvFile, PDF_HEAD_BYTES } from "../../src/forms/mail/contract/cv";
import { getStatus } from "../../src/lib/errors";
import { CV_MAX_BYTES, LETTER_MAX_LENGTH, LINE_MAX_LENGTH } from "../../src/lib/limits";
import { Problem, toClientProblem } from "./problem";

const MAX_BYTES_PER_UTF16_UNIT = 3;

/** The file size is one byte above the CV's limit, to detect larger files. */
export const MULTIPART_LIMITS = {
  fieldNameSize: 100,
  fieldSize: LETTER_MAX_LENGTH * MAX_BYTES_PER_UTF16_UNIT,
  fields: 12,
  files: 1,
  fileSize: CV_MAX_BYTES + 1,
  parts: 13,
  headerPairs: 20,
};

/** Bodies up to this size are read to the end, so that the browser receives the error. */
const BODY_MAX_BYTES = 4 * CV_MAX_BYTES;

const toSafeFileName = (name: string): string => {
  const plain = (name.split(/[/\\]/).at(-1) ?? "").replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "");
  return Array.from(plain.trim()).slice(-LINE_MAX_LENGTH).join("") || "cv.pdf";
};

const storeFile = async (part: MultipartFile, target: FileHandle): Promise<CvFile> => {
  let size = 0;
  let head = Buffer.alloc(0);
  const file: AsyncIterable<Buffer> = part.file;
  for await (const bytes of file) {
    size += bytes.length;
    if (head.length < PDF_HEAD_BYTES) head = Buffer.concat([head, bytes]);
    await target.appendFile(bytes);
  }
  return {
    name: toSafeFileName(part.filename),
    type: part.mimetype,
    size,
    slice: (start, end) => new Blob([head.subarray(start, end)]),
  };
};

/**
 * Reads an application's fields and writes its CV to `target`, which is incomplete after an error.
 * Throws a Problem if the body is too large or invalid, such as one that repeats a field.
 */
export const readApplication = async (request: FastifyRequest, target: FileHandle) => {
  if (Number(request.headers["content-length"] ?? 0) > BODY_MAX_BYTES) {
    throw toClientProblem(413, { headers: { Connection: "close" } });
  }
  let received = 0;
  request.raw.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received > BODY_MAX_BYTES) request.raw.destroy();
  });
  const fields = new Map<string, string>();
  let cv: CvFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") {
        if (part.fieldname !== "cv") throw new Problem(400, "Only the field “cv” may hold a file.");
        cv = await storeFile(part, target);
      } else if (part.valueTruncated || part.fieldnameTruncated) {
        throw new Problem(413, "A field is too long.");
      } else if (fields.has(part.fieldname) || typeof part.value !== "string") {
        throw new Problem(400, "Send every field once, as text.");
      } else {
        // Forms send line breaks as CRLF, but the length limits count them as one character.
        fields.set(part.fieldname, part.value.replaceAll("\r\n", "\n"));
      }
    }
  } catch (error) {
    // Drains the rest of the body, because the connection would stall with unread data.
    request.raw.unpipe();
    request.raw.resume();
    const isOurs = error instanceof Problem || (error instanceof Error && "syscall" in error);
    throw isOurs ? error : toClientProblem(getStatus(error) === 413 ? 413 : 400);
  }
  return { ...Object.fromEntries(fields), cv };
};
