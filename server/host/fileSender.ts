import { createHash } from "node:crypto";
import { type Stats } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { type FastifyReply, type FastifyRequest } from "fastify";
import {
  NOT_FOUND_FILE,
  PLAIN_TEXT,
  REVALIDATE,
  getCacheControl,
  getContentType,
  isCompressible,
} from "./hostRules";

export const ENCODING_SUFFIXES = { br: ".br", gzip: ".gz" } as const;

/** Larger files get an ETag from size and time instead of their content. */
const MAX_HASHED_BYTES = 1_048_576;

export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).header("Cache-Control", REVALIDATE).type(PLAIN_TEXT).send(`${text}\n`);

/** Returns the accepted ones of Brotli and gzip, in this order (RFC 9110, 12.5.3). */
export const getAcceptedEncodings = (header = "") => {
  const refused = /;\s*q\s*=\s*0(?:\.0*)?$/;
  const parts = header.split(",").map((part) => part.trim().toLowerCase());
  const find = (encoding: string) => parts.find((part) => part.split(";")[0]?.trim() === encoding);
  return (["br", "gzip"] as const).filter(
    (encoding) => !refused.test(find(encoding) ?? find("*") ?? ";q=0"),
  );
};

/**
 * Returns the first and last byte of a Range header (RFC 9110, 14.1.2). Returns undefined for other
 * units, malformed headers and several ranges. A `start` of `size` or more is unsatisfiable.
 */
export const parseByteRange = (header = "", size = 0) => {
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

/** Sends a file's bytes from one handle, so that replacing the file doesn't mix versions. */
const sendBytes = async (
  { method, raw }: FastifyRequest,
  reply: FastifyReply,
  location: string,
  rangeHeader: string | undefined,
): Promise<FastifyReply> => {
  const handle = await open(location);
  const { size } = await handle.stat();
  const range = parseByteRange(rangeHeader, size);
  if (range && range.start >= size) {
    await handle.close();
    return sendText(
      reply.header("Content-Range", `bytes */${size}`),
      416,
      "The file has no such part.",
    );
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) void reply.code(206).header("Content-Range", `bytes ${start}-${end}/${size}`);
  const length = end - start + 1;
  void reply.header("Content-Length", length);
  if (method === "HEAD" || length === 0) {
    await handle.close();
    return reply.send();
  }
  const bytes = handle.createReadStream({ start, end });
  bytes.once("end", () => {
    // If the file was truncated, only a closed connection tells the client.
    if (bytes.bytesRead < length) raw.destroy();
  });
  return reply.send(bytes);
};

/** Creates functions that find and send files, with compression, ranges, 304 and the 404 page. */
export const createFileSender = (publicDir: string) => {
  const root = path.resolve(publicDir);
  const tags = new Map<string, { version: string; tag: string }>();
  const find = async (file: string): Promise<Stats | undefined> => {
    // Any error counts as a missing file, such as a name that's too long.
    const stats = await stat(path.join(root, file)).catch(() => undefined);
    return stats?.isFile() ? stats : undefined;
  };

  /** Hashes a small file's content, since a deployment may reset times. Caches the latest hash. */
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

  /** Returns the first accepted encoding whose compressed file isn't older than the source. */
  const findEncoding = async (file: string, source: Stats, header: string | undefined) => {
    for (const encoding of getAcceptedEncodings(header)) {
      const sibling = await find(file + ENCODING_SUFFIXES[encoding]);
      // Compares whole milliseconds, because copying may drop fractions.
      if (sibling && Math.ceil(sibling.mtimeMs) >= Math.floor(source.mtimeMs)) return encoding;
    }
    return undefined;
  };

  /** Sends a file, or the 404 page if the file is missing. `found`: the file's stats, if known. */
  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    status: 200 | 404,
    found?: Stats,
  ): Promise<FastifyReply> => {
    const stats = found ?? (await find(file));
    if (!stats) {
      return file === NOT_FOUND_FILE
        ? sendText(reply, 404, "There is no page at this address.")
        : sendFile(request, reply, NOT_FOUND_FILE, 404);
    }
    const { headers, method } = request;
    const isFound = status === 200;
    const range = isFound && method === "GET" ? headers.range : undefined;
    const isText = isCompressible(file);
    // Ranges refer to the uncompressed file.
    const encoding =
      isText && !range ? await findEncoding(file, stats, headers["accept-encoding"]) : undefined;
    const tag = `"${await getTag(file, stats)}${encoding ? `-${encoding}` : ""}"`;
    void reply.code(status).headers({
      "Cache-Control": isFound ? getCacheControl(file) : REVALIDATE,
      "Content-Type": getContentType(file),
      "Accept-Ranges": "bytes",
      ...(isText && { Vary: "Accept-Encoding" }),
      ...(isFound && { ETag: tag }),
    });
    if (isFound && matchesTag(headers["if-none-match"], tag)) {
      return reply.code(304).removeHeader("Content-Type").send();
    }
    if (encoding) void reply.header("Content-Encoding", encoding);
    const location = path.join(root, file) + (encoding ? ENCODING_SUFFIXES[encoding] : "");
    const isSameVersion = (headers["if-range"] ?? tag) === tag;
    return sendBytes(request, reply, location, isSameVersion ? range : undefined);
  };
  return { find, sendFile };
};
