import { createHash } from "node:crypto";
import { type Stats } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { type FastifyReply, type FastifyRequest } from "fastify";
import {
  NOT_FOUND_FILE,
  PLAIN_TEXT,
  REVALIDATE,
  cacheControl,
  contentType,
  isCompressible,
} from "./hostRules";

/** Content codings that the host has files for, the best first, and the file ending of each. */
export const ENCODING_SUFFIXES = { br: ".br", gzip: ".gz" } as const;

/** Above this size an entity tag comes from size and time instead of the content, in bytes. */
const MAX_HASHED_BYTES = 1_048_576;

/** Sends a sentence in place of a page. */
export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).header("Cache-Control", REVALIDATE).type(PLAIN_TEXT).send(`${text}\n`);

/**
 * The codings that a client accepts (RFC 9110, 12.5.3), the best first. How it ranks them isn't asked:
 * the smallest is the best for everybody.
 */
export const acceptedEncodings = (header = "") => {
  const refused = /;\s*q\s*=\s*0(?:\.0*)?$/;
  const parts = header.split(",").map((part) => part.trim().toLowerCase());
  const find = (coding: string) => parts.find((part) => part.split(";")[0]?.trim() === coding);
  return (["br", "gzip"] as const).filter(
    (coding) => !refused.test(find(coding) ?? find("*") ?? ";q=0"),
  );
};

/**
 * The first and the last byte of the part that a Range header asks for, of a file of `size` bytes (RFC
 * 9110, 14.1.2); the file has none of it where it starts at its size. Undefined where the header is to
 * be ignored: absent, another unit, malformed, several ranges.
 */
export const parseByteRange = (
  header = "",
  size = 0,
): { start: number; end: number } | undefined => {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header.replace(/\s/g, "")) ?? [];
  if (first === "") {
    return last === "" ? undefined : { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  const isBackwards = last !== "" && Number(last) < Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return isBackwards ? undefined : { start: Number(first), end };
};

const matchesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? "").split(",").some((one) => ["*", tag].includes(one.trim().replace(/^W\//, "")));

const findFile = async (location: string): Promise<Stats | undefined> => {
  // Absent, too long a name, a file where a folder should be: all are "no such file".
  const stats = await stat(location).catch(() => undefined);
  return stats?.isFile() ? stats : undefined;
};

/**
 * Sends the bytes of a file as an answer whose other headers are set, or the part `range` of them. All
 * are of the one file that it opens, however often another takes its place meanwhile.
 */
const sendBytes = async (
  { method, raw }: FastifyRequest,
  reply: FastifyReply,
  location: string,
  range: string | undefined,
): Promise<FastifyReply> => {
  const handle = await open(location);
  const { size } = await handle.stat();
  const part = parseByteRange(range, size);
  if (part && part.start >= size) {
    await handle.close();
    return sendText(
      reply.header("Content-Range", `bytes */${size}`),
      416,
      "The file has no such part.",
    );
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (part) void reply.code(206).header("Content-Range", `bytes ${start}-${end}/${size}`);
  const length = end - start + 1;
  void reply.header("Content-Length", length);
  if (method === "HEAD" || length === 0) {
    await handle.close();
    return reply.send();
  }
  const bytes = handle.createReadStream({ start, end });
  bytes.once("end", () => {
    // The file was cut: without the rest only the end of the connection tells the client so.
    if (bytes.bytesRead < length) raw.destroy();
  });
  return reply.send(bytes);
};

/**
 * Makes what finds and sends the files of a built site, whose paths start at its folder: with
 * compressed siblings, parts of files (206, 416) and 304. Where there is no such file it sends the page
 * for unknown paths.
 */
export const createFileSender = (publicDir: string) => {
  const root = path.resolve(publicDir);
  const tags = new Map<string, { version: string; tag: string }>();
  const find = (file: string) => findFile(path.join(root, file));

  /** From the content, as a deployment may give every file the same time; read once for each version. */
  const getTag = async (file: string, { mtimeMs, size }: Stats): Promise<string> => {
    const version = `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;
    if (size > MAX_HASHED_BYTES) return version;
    const known = tags.get(file);
    if (known?.version === version) return known.tag;
    const content = await readFile(path.join(root, file));
    const tag = createHash("sha256").update(content).digest("base64url").slice(0, 22);
    tags.set(file, { version, tag });
    return tag;
  };

  /** The first of the codings that a client accepts with a sibling no older than the file. */
  const findCoding = async (file: string, source: Stats, header: string | undefined) => {
    for (const coding of acceptedEncodings(header)) {
      const sibling = await find(file + ENCODING_SUFFIXES[coding]);
      // Whole milliseconds: a copied time may have lost its fraction.
      if (sibling && Math.ceil(sibling.mtimeMs) >= Math.floor(source.mtimeMs)) return coding;
    }
    return undefined;
  };

  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    status: 200 | 404,
  ): Promise<FastifyReply> => {
    const stats = await find(file);
    if (!stats) {
      return file === NOT_FOUND_FILE
        ? sendText(reply, 404, "There is no page at this address.")
        : sendFile(request, reply, NOT_FOUND_FILE, 404);
    }
    const { headers, method } = request;
    const isFound = status === 200;
    const range = isFound && method === "GET" ? headers.range : undefined;
    const isText = isCompressible(file);
    // A part is always a part of the plain bytes, so that its numbers mean the file.
    const coding =
      isText && !range ? await findCoding(file, stats, headers["accept-encoding"]) : undefined;
    const tag = `"${await getTag(file, stats)}${coding ? `-${coding}` : ""}"`;
    void reply.code(status).headers({
      "Cache-Control": isFound ? cacheControl(file) : REVALIDATE,
      "Content-Type": contentType(file),
      "Accept-Ranges": "bytes",
      ...(isText && { Vary: "Accept-Encoding" }),
      ...(isFound && { ETag: tag }),
    });
    if (isFound && matchesTag(headers["if-none-match"], tag)) {
      return reply.code(304).removeHeader("Content-Type").send();
    }
    if (coding) void reply.header("Content-Encoding", coding);
    const location = path.join(root, file) + (coding ? ENCODING_SUFFIXES[coding] : "");
    const isSameVersion = (headers["if-range"] ?? tag) === tag;
    return sendBytes(request, reply, location, isSameVersion ? range : undefined);
  };
  return { find, sendFile };
};
