import fp from "fastify-plugin";
import { type FastifyReply, type FastifyRequest } from "fastify";
import { antiForgeryNames } from "../../src/forms/mail/contract/paths";

export const isAllowedOrigin = ({ headers, server }: FastifyRequest): boolean =>
  server.settings.ALLOWED_ORIGINS.includes(headers.origin ?? "");

export const sendPreflight = (request: FastifyRequest, reply: FastifyReply, allow: string) => {
  if (isAllowedOrigin(request)) {
    void reply.headers({
      "Access-Control-Allow-Methods": allow,
      "Access-Control-Allow-Headers": `Content-Type, ${antiForgeryNames.header}`,
      "Access-Control-Max-Age": "600",
    });
  }
  return reply.code(204).header("Allow", allow).send();
};

/** Lets ALLOWED_ORIGINS read responses, which are never cached. */
export const cors = fp((app, _options, done) => {
  app.addHook("onRequest", (request, reply, next) => {
    void reply.headers({ Vary: "Origin", "Cache-Control": "no-store" });
    if (isAllowedOrigin(request)) {
      void reply.headers({
        "Access-Control-Allow-Origin": request.headers.origin,
        "Access-Control-Expose-Headers": "Retry-After",
      });
    }
    next();
  });
  done();
});
