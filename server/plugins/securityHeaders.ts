import fp from "fastify-plugin";
import { type HostOptions, SECURITY_HEADERS } from "../host/hostRules";
import { createPolicyReader } from "../host/policyReader";

/** Adds the security headers to responses, and `noindex` if the site isn't listed. */
export const securityHeaders = fp<HostOptions>((app, options, done) => {
  const { publicDir, policySources = {}, isListed = true } = options;
  const readPolicy = createPolicyReader(publicDir, policySources);
  // Files other than HTML can't have a robots meta tag.
  const headers = { ...SECURITY_HEADERS, ...(isListed ? {} : { "X-Robots-Tag": "noindex" }) };
  app.addHook("onRequest", (_request, reply, next) => {
    void reply.headers({ ...headers, "Content-Security-Policy": readPolicy() });
    next();
  });
  done();
});
