import { type ServerResponse } from "node:http";
import fp from "fastify-plugin";
import { type HostOptions, SECURITY_HEADERS } from "../host/hostRules";
import { createPolicyReader } from "../host/policyReader";

declare module "fastify" {
  interface FastifyInstance {
    commonHeaders: () => Record<string, string>;
  }
}

/** Adds the security headers to every response, and `noindex` if the site isn't listed. */
export const securityHeaders = fp<HostOptions>((app, options, done) => {
  const { publicDir, policySources = {}, isListed = true } = options;
  const readPolicy = createPolicyReader(publicDir, policySources);
  // Files other than HTML can't have a robots meta tag.
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
