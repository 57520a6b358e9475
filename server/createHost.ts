import Fastify, { type FastifyInstance, LogController } from "fastify";
import { UPLOAD_TIMEOUT_MS } from "../src/lib/limits";
import { connectionLimits } from "./plugins/connectionLimits";
import { securityHeaders } from "./plugins/securityHeaders";
import { staticFiles } from "./plugins/staticFiles";
import { type HostOptions, normalizeTarget } from "./host/hostRules";

/** Creates a host that doesn't listen yet. Routes that plugins add take precedence over pages. */
export const createHost = (options: HostOptions): FastifyInstance => {
  const { trustProxy = 0, logger = false } = options;
  const host = Fastify({
    logger,
    // Given a plain number, Fastify would trust no proxy.
    trustProxy: (_address, hop) => hop < trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    // Disables the limit for loading plugins, since the database may start slowly.
    pluginTimeout: 0,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    connectionTimeout: 30_000,
    rewriteUrl: ({ url = "" }) => normalizeTarget(url),
  });
  void host.register(connectionLimits);
  void host.register(securityHeaders, options);
  void host.register(staticFiles, options);
  return host;
};
