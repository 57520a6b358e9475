import { type ServerResponse, STATUS_CODES } from "node:http";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { UPLOAD_TIMEOUT_MS } from "../../src/lib/limits";
import type { Redirect } from "../../src/kinds/settings/redirects";
import { createFileSender, sendText } from "./fileSender";
import { getStatus } from "../../src/lib/errorParts";
import {
  ALLOWED_METHODS,
  NOT_FOUND_FILE,
  type PolicySources,
  REVALIDATE,
  SECURITY_HEADERS,
  answerRequest,
  isMalformedPage,
} from "./hostRules";
import { createPolicyReader } from "./policyReader";
import { takeTurns } from "./takeTurns";

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
  /** How many proxies in front add to X-Forwarded-For. */
  trustProxy?: number;
  /** Fastify's logger; silent unless given. */
  logger?: FastifyServerOptions["logger"];
}

/** How long a request may take to arrive: as an upload may, and a moment for the refusal of a longer one. */
const REQUEST_TIMEOUT_MS = UPLOAD_TIMEOUT_MS + 10_000;

/** How long a connection may stand still, in milliseconds: a client that doesn't read is cut off. */
const STALLED_TIMEOUT_MS = 30_000;

/** How long running answers may take once the host closes, in milliseconds. */
const CLOSE_TIMEOUT_MS = 5000;

/** Statuses of requests that Node's parser refuses, by the error's code; 400 for all others. */
const PARSER_STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const refuseAddress = (reply: FastifyReply): FastifyReply =>
  sendText(reply, 400, "The address of this request is malformed.");

/** Logs an error and tells the client only whose fault it was. */
const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  request.log.error(error);
  const status = getStatus(error);
  return status >= 400 && status < 500
    ? sendText(reply, status, "The server cannot answer this request as it was sent.")
    : sendText(reply, 500, "Something went wrong on our side. Please try again in a moment.");
};

/**
 * Makes the host of the built site, not listening yet: a Fastify instance that further plugins (the
 * mail gateway) can join, since their routes win over the pages. It keeps the table in hostRules:
 * statuses, clean addresses, caching, security headers; and serves compressed siblings, parts of
 * files (206, 416) and 304. Errors never show more than a sentence. A connection has one request
 * dealt with at a time, and is ended when it stands still.
 */
export const createHost = ({
  publicDir,
  redirects = [],
  policySources = {},
  isListed = true,
  trustProxy = 0,
  logger = false,
}: HostOptions): FastifyInstance => {
  const { find, sendFile } = createFileSender(publicDir);
  const readPolicy = createPolicyReader(publicDir, policySources);
  const takeTurn = takeTurns();
  /** Headers of every answer; files hold no robots tag. */
  const commonHeaders = (): Record<string, string> => ({
    ...SECURITY_HEADERS,
    "Content-Security-Policy": readPolicy(),
    ...(isListed ? {} : { "X-Robots-Tag": "noindex" }),
  });
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));

  /** Has a request begin in its turn, with the headers of every answer. */
  const begin = (request: FastifyRequest, reply: FastifyReply, answer: () => void): void =>
    takeTurn(request.raw, reply.raw, () => {
      void reply.headers(commonHeaders());
      answer();
    });

  const servePage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const answer = await answerRequest(
      request.raw.url ?? "",
      async (file) => (await find(file)) !== undefined,
      targets,
    );
    if (answer.kind === "badRequest") return refuseAddress(reply);
    if (answer.kind === "redirect") {
      // Browsers keep a 301 for ever unless told otherwise, but an address may be used again.
      return reply.header("Cache-Control", REVALIDATE).redirect(answer.location, 301);
    }
    return sendFile(request, reply, answer.file, answer.status);
  };

  const host = Fastify({
    logger,
    trustProxy: (_address, hop) => hop < trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: STALLED_TIMEOUT_MS,
    rewriteUrl: ({ url: target = "" }) => {
      // A whole address must be taken, too (RFC 9112, 3.2.2).
      const url = target.replace(/^https?:\/\/[^/?]*\/?/i, "/");
      // The router refuses a malformed address ahead of all routes and hooks: a page's must not get there.
      return isMalformedPage(url) ? NOT_FOUND_FILE : url;
    },
    clientErrorHandler: ({ code }, socket) => {
      if (socket.writable && code !== "ECONNRESET") {
        const status = PARSER_STATUSES[code] ?? 400;
        const headers = { ...commonHeaders(), "Content-Length": "0", Connection: "close" };
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
        socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`);
      }
      socket.destroy();
    },
    frameworkErrors: (_error, request, reply) =>
      begin(request, reply, () => void refuseAddress(reply)),
  });
  host.server.on("checkExpectation", (_request, response: ServerResponse) => {
    response.writeHead(417, commonHeaders()).end();
  });
  host.addHook("onRequest", begin);
  host.addHook("preClose", (done) => {
    setTimeout(() => host.server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
    done();
  });
  host.setErrorHandler(answerError);
  host.route({
    method: host.supportedMethods,
    url: "*",
    // Before the body is read: what it holds does not matter.
    onRequest: (request, reply, done) => {
      if (ALLOWED_METHODS.includes(request.method)) done();
      else {
        void reply.header("Allow", ALLOWED_METHODS.join(", "));
        void sendText(reply, 405, "This address answers GET and HEAD only.");
      }
    },
    handler: servePage,
  });
  return host;
};
