import { createHash } from "node:crypto";
import { type Stats, createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { ENCODING_SUFFIXES, acceptedEncodings } from "./acceptedEncoding";
import {
  ALLOWED_METHODS,
  NOT_FOUND_FILE,
  PLAIN_TEXT,
  type PolicySources,
  REFUSALS,
  REVALIDATE,
  type Redirect,
  answerHeaders,
  answerRequest,
  cacheControl,
  contentSecurityPolicy,
  contentType,
  isCompressible,
  isMalformedPage,
} from "./hostRules";
import { UPLOAD_TIMEOUT_MS } from "../config/limits";
import { inlineScriptHashes } from "./inlineScriptHashes";
import { parseByteRange } from "./parseByteRange";

/** Settings of createHost. */
export interface HostOptions {
  /** The built site: Gatsby's public folder. */
  publicDir: string;
  /** Renamed addresses, answered with 301. */
  redirects?: readonly Redirect[];
  /** Sources that settings add to the content security policy, by directive. */
  policySources?: PolicySources;
  /** Whether search engines may list the site; false on staging. True unless given. */
  isListed?: boolean;
  /** Fastify's logger; silent unless given. */
  logger?: FastifyServerOptions["logger"];
}

/** What is known of one version of a file. */
interface FileFacts {
  mtimeMs: number;
  size: number;
  tag: string;
  scriptHashes: readonly string[];
}

/** How long a request may take to arrive: as an upload may, and a moment for the refusal of a longer one. */
const REQUEST_TIMEOUT_MS = UPLOAD_TIMEOUT_MS + 10_000;

/** Above this size an entity tag comes from size and time instead of the content, in bytes. */
const MAX_HASHED_BYTES = 1_048_576;

const statFile = async (file: string): Promise<Stats | undefined> => {
  try {
    const stats = await stat(file);
    return stats.isFile() ? stats : undefined;
  } catch {
    // Absent, too long a name, a file where a folder should be: all are "no such file".
    return undefined;
  }
};

const matchesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? "")
    .split(",")
    .map((candidate) => candidate.trim().replace(/^W\//, ""))
    .some((candidate) => candidate === "*" || candidate === tag);

const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).header("Cache-Control", REVALIDATE).type(PLAIN_TEXT).send(`${text}\n`);

/**
 * Makes the host of the built site, not listening yet: a Fastify instance that further plugins (the
 * mail gateway) can join, since their routes win over the pages. It keeps the table in hostRules:
 * statuses, clean addresses, caching, security headers; and serves compressed siblings, parts of
 * files (206, 416) and 304. Errors never show more than a sentence.
 */
export const createHost = ({
  publicDir,
  redirects = [],
  policySources = {},
  isListed = true,
  logger = false,
}: HostOptions): FastifyInstance => {
  const root = path.resolve(publicDir);
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const facts = new Map<string, FileFacts>();

  const locate = (file: string): string => path.join(root, file);

  const describe = async (file: string, stats: Stats): Promise<FileFacts> => {
    const known = facts.get(file);
    if (known?.mtimeMs === stats.mtimeMs && known.size === stats.size) return known;
    // The tag comes from the content, as a deployment may give every file the same time.
    const content = stats.size <= MAX_HASHED_BYTES ? await readFile(locate(file)) : undefined;
    const made: FileFacts = {
      mtimeMs: stats.mtimeMs,
      size: stats.size,
      tag: content
        ? createHash("sha256").update(content).digest("base64url").slice(0, 22)
        : `${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}`,
      scriptHashes: content && file.endsWith(".html") ? inlineScriptHashes(content.toString()) : [],
    };
    facts.set(file, made);
    return made;
  };

  /** The compressed sibling that the client prefers and that is not older than its source. */
  const findSibling = async (request: FastifyRequest, file: string, source: Stats) => {
    for (const coding of acceptedEncodings(request.headers["accept-encoding"])) {
      const sibling = locate(file) + ENCODING_SUFFIXES[coding];
      const stats = await statFile(sibling);
      // Whole milliseconds: a copied time may have lost its fraction.
      if (stats && Math.ceil(stats.mtimeMs) >= Math.floor(source.mtimeMs)) {
        return { coding, sibling, size: stats.size };
      }
    }
    return undefined;
  };

  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    status: 200 | 404,
  ): Promise<FastifyReply> => {
    const stats = await statFile(locate(file));
    if (!stats) {
      return file === NOT_FOUND_FILE
        ? sendText(reply, 404, REFUSALS[404])
        : sendFile(request, reply, NOT_FOUND_FILE, 404);
    }
    const { tag, scriptHashes } = await describe(file, stats);
    const range = status === 200 && request.method === "GET" ? request.headers.range : undefined;
    const isText = isCompressible(file);
    // A part is always a part of the plain bytes, so that its numbers mean the file.
    const encoded = isText && !range ? await findSibling(request, file, stats) : undefined;
    const entityTag = `"${tag}${encoded ? `-${encoded.coding}` : ""}"`;

    void reply
      .code(status)
      .header("Content-Security-Policy", contentSecurityPolicy(scriptHashes, policySources))
      .header("Cache-Control", status === 200 ? cacheControl(file) : REVALIDATE)
      .header("Content-Type", contentType(file))
      .header("Accept-Ranges", "bytes");
    if (isText) void reply.header("Vary", "Accept-Encoding");
    if (status === 200) {
      void reply.header("ETag", entityTag);
      if (matchesTag(request.headers["if-none-match"], entityTag)) {
        return reply.code(304).removeHeader("Content-Type").send();
      }
    }

    const ifRange = request.headers["if-range"];
    const part =
      ifRange === undefined || ifRange === entityTag
        ? parseByteRange(range, stats.size)
        : ("whole" as const);
    if (part === "unsatisfiable") {
      return sendText(reply.header("Content-Range", `bytes */${stats.size}`), 416, REFUSALS[416]);
    }
    if (encoded) void reply.header("Content-Encoding", encoded.coding);
    if (part !== "whole") {
      void reply.code(206).header("Content-Range", `bytes ${part.start}-${part.end}/${stats.size}`);
    }
    const length = part === "whole" ? (encoded?.size ?? stats.size) : part.end - part.start + 1;
    void reply.header("Content-Length", length);
    return request.method === "HEAD" || length === 0
      ? reply.send()
      : reply.send(
          createReadStream(encoded?.sibling ?? locate(file), part === "whole" ? undefined : part),
        );
  };

  const setCommonHeaders = (reply: FastifyReply): void => {
    void reply
      .headers(answerHeaders(isListed))
      .header("Content-Security-Policy", contentSecurityPolicy([], policySources));
  };

  const refuseAddress = (reply: FastifyReply): FastifyReply => sendText(reply, 400, REFUSALS[400]);

  const refuseMethod = (reply: FastifyReply): FastifyReply =>
    sendText(reply.header("Allow", ALLOWED_METHODS.join(", ")), 405, REFUSALS[405]);

  const servePage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!ALLOWED_METHODS.includes(request.method)) return refuseMethod(reply);
    const answer = await answerRequest(
      request.raw.url ?? "",
      async (file) => (await statFile(locate(file))) !== undefined,
      targets,
    );
    if (answer.kind === "badRequest") return refuseAddress(reply);
    if (answer.kind === "redirect") {
      // Browsers keep a 301 for ever unless told otherwise; an address may come back.
      return reply.header("Cache-Control", REVALIDATE).redirect(answer.location, 301);
    }
    return sendFile(request, reply, answer.file, answer.status);
  };

  const host = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // The router refuses a malformed address ahead of all routes and hooks: a page's must not get there.
    rewriteUrl: ({ url = "" }) => (isMalformedPage(url) ? NOT_FOUND_FILE : url),
    frameworkErrors: (_error, _request, reply) => {
      setCommonHeaders(reply);
      void refuseAddress(reply);
    },
  });

  host.addHook("onRequest", (_request, reply, done) => {
    setCommonHeaders(reply);
    done();
  });
  host.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    const status =
      error instanceof Error && "statusCode" in error && typeof error.statusCode === "number"
        ? error.statusCode
        : 500;
    return status >= 400 && status < 500
      ? sendText(reply, status, "The server cannot answer this request as it was sent.")
      : sendText(reply, 500, "Something went wrong on our side. Please try again in a moment.");
  });
  host.route({ method: [...ALLOWED_METHODS], url: "*", handler: servePage });
  host.route({
    method: host.supportedMethods.filter((method) => !ALLOWED_METHODS.includes(method)),
    url: "*",
    // Before the body is read: what it holds does not matter.
    onRequest: (_request, reply) => {
      void refuseMethod(reply);
    },
    handler: (_request, reply) => refuseMethod(reply),
  });
  host.setNotFoundHandler(servePage);
  return host;
};
