import { open } from "node:fs/promises";
import { type FastifyReply, type FastifyRequest } from "fastify";
import { acceptedEncodings } from "./acceptedEncoding";
import { type SiteFiles } from "./createSiteFiles";
import {
  NOT_FOUND_FILE,
  REFUSALS,
  REVALIDATE,
  cacheControl,
  contentType,
  isCompressible,
} from "./hostRules";
import { parseByteRange } from "./parseByteRange";
import { sendText } from "./sendText";

const matchesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? "")
    .split(",")
    .map((candidate) => candidate.trim().replace(/^W\//, ""))
    .some((candidate) => candidate === "*" || candidate === tag);

/**
 * Sends the bytes of an answer whose other headers are set, or the part `range` of them. All are of
 * the one file that it opens, however often another takes its place meanwhile.
 */
const sendBytes = async (
  { method, raw }: FastifyRequest,
  reply: FastifyReply,
  { location, coding }: Awaited<ReturnType<SiteFiles["represent"]>>,
  range: string | undefined,
): Promise<FastifyReply> => {
  const handle = await open(location);
  const { size } = await handle.stat();
  const part = parseByteRange(range, size);
  if (part === "unsatisfiable") {
    await handle.close();
    return sendText(reply.header("Content-Range", `bytes */${size}`), 416, REFUSALS[416]);
  }
  if (coding) void reply.header("Content-Encoding", coding);
  if (part !== "whole") {
    void reply.code(206).header("Content-Range", `bytes ${part.start}-${part.end}/${size}`);
  }
  const { start, end } = part === "whole" ? { start: 0, end: size - 1 } : part;
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
 * Makes what sends a file of the site, or the page for unknown paths if there is no such file:
 * compressed siblings, parts of files (206, 416) and 304.
 */
export const createFileSender = (files: SiteFiles) => {
  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    status: 200 | 404,
  ): Promise<FastifyReply> => {
    const stats = await files.find(file);
    if (!stats) {
      return file === NOT_FOUND_FILE
        ? sendText(reply, 404, REFUSALS[404])
        : sendFile(request, reply, NOT_FOUND_FILE, 404);
    }
    const { headers, method } = request;
    const tag = await files.getTag(file, stats);
    const range = status === 200 && method === "GET" ? headers.range : undefined;
    const isText = isCompressible(file);
    // A part is always a part of the plain bytes, so that its numbers mean the file.
    const codings = isText && !range ? acceptedEncodings(headers["accept-encoding"]) : [];
    const representation = await files.represent(file, stats, codings);
    const { coding } = representation;
    const entityTag = `"${tag}${coding ? `-${coding}` : ""}"`;

    void reply
      .code(status)
      .header("Cache-Control", status === 200 ? cacheControl(file) : REVALIDATE)
      .header("Content-Type", contentType(file))
      .header("Accept-Ranges", "bytes");
    if (isText) void reply.header("Vary", "Accept-Encoding");
    if (status === 200) {
      void reply.header("ETag", entityTag);
      if (matchesTag(headers["if-none-match"], entityTag)) {
        return reply.code(304).removeHeader("Content-Type").send();
      }
    }
    const ifRange = headers["if-range"];
    const isSameVersion = ifRange === undefined || ifRange === entityTag;
    return sendBytes(request, reply, representation, isSameVersion ? range : undefined);
  };
  return sendFile;
};
