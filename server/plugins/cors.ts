import fp from "fastify-plugin";
import { type FastifyRequest } from "fastify";

export const isAllowedOrigin = ({ headers, server }: FastifyRequest): boolean =>
  server.settings.ALLOWED_ORIGINS.includes(headers.origin ?? "");

/** Lets pages of ALLOWED_ORIGINS read responses, and forbids caching them. */
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
