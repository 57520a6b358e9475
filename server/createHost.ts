import { STATUS_CODES } from "node:http";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { connectionLimits, connectionTimeouts } from "./plugins/connectionLimits";
import { securityHeaders } from "./plugins/securityHeaders";
import { MALFORMED_ADDRESS, staticFiles } from "./plugins/staticFiles";
import { sendText } from "./host/fileSender";
import { type HostOptions, NOT_FOUND_FILE, isMalformedPage } from "./host/hostRules";

/** HTTP status by code of a client error; all other codes get 400. */
const PARSER_STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Replaces Fastify's schema compilers, since form calls validate with yup. */
const rejectSchema = (): never => {
  throw new Error("The host doesn't support JSON schemas of routes.");
};

/** Creates a host that doesn't listen yet. Routes that plugins add take precedence over pages. */
export const createHost = (options: HostOptions): FastifyInstance => {
  const { trustProxy = 0, logger = false } = options;
  const host: FastifyInstance = Fastify({
    logger,
    trustProxy: (_address, hop) => hop < trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    // Disables the limit for loading plugins, since the database may start slowly.
    pluginTimeout: 0,
    // Replaces Fastify's own compilers, which take 7 MB of memory.
    schemaController: {
      compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema },
    },
    ...connectionTimeouts,
    rewriteUrl: ({ url: target = "" }) => {
      // Servers must accept absolute targets, too (RFC 9112, 3.2.2).
      const url = target.replace(/^https?:\/\/[^/?]*\/?/i, "/");
      // Malformed page paths get the 404 page. The router would answer 400 before any hook.
      return isMalformedPage(url) ? NOT_FOUND_FILE : url;
    },
    clientErrorHandler: ({ code }, socket) => {
      if (socket.writable && code !== "ECONNRESET") {
        const status = PARSER_STATUSES[code] ?? 400;
        const headers = { ...host.commonHeaders(), "Content-Length": "0", Connection: "close" };
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
        socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`);
      }
      socket.destroy();
    },
    frameworkErrors: (_error, request: FastifyRequest, reply: FastifyReply) =>
      host.takeTurn(request, reply, () => {
        void sendText(reply.headers(host.commonHeaders()), 400, MALFORMED_ADDRESS);
      }),
  });
  void host.register(connectionLimits);
  void host.register(securityHeaders, options);
  void host.register(staticFiles, options);
  return host;
};
