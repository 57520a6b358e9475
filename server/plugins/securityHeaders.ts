import { type ServerResponse } from "node:http";
import fp from "fastify-plugin";
import type { HostOptions } from "../host/createHost";
import { SECURITY_HEADERS } from "../host/hostRules";
import { createPolicyReader } from "../host/policyReader";

declare module "fastify" {
  interface FastifyInstance {
    /** Headers of every answer, also of those that reach no hook. */
    commonHeaders: () => Record<string, string>;
  }
}

/** Sends the security headers with every answer, and keeps search engines away where they may not list it. */
export const securityHeaders = fp<HostOptions>((app, options, done) => {
  const { publicDir, policySources = {}, isListed = true } = options;
  const readPolicy = createPolicyReader(publicDir, policySources);
  // Files hold no robots tag.
  const headers = { ...SECURITY_HEADERS, ...(isListed ? {} : { "X-Robots-Tag": "noindex" }) };
  app.decorate("commonHeaders", () => ({ ...headers, "Content-Security-Policy": readPolicy() }));
  app.addHook("onRequest", (_request, reply, next) => {
    void reply.headers(app.commonHeaders());
    next();
  });
  app.server.on("checkExpectation", (_request, response: ServerResponse) => {
    response.writeHead(417, app.commonHeaders()).end();
  });
  done();
});
