import { type FastifyPluginCallback } from "fastify";
import { Problem } from "../gateway/problem";
import { antiForgeryNames } from "../../src/forms/mail/contract/paths";
import { isAllowedOrigin } from "../plugins/cors";

/** Answers other requests below `/api/`: preflights, 405 and 404. */
export const otherCalls: FastifyPluginCallback = (app, _options, done) => {
  const methods = app.supportedMethods;
  const wildcard = "/api/*";
  app.route({
    method: methods,
    url: wildcard,
    // Runs before the body is read, since the body isn't needed, but after rate limiting.
    preParsing: (request, reply, _payload, next) => {
      const [url = ""] = request.url.split("?");
      const allowed = methods.filter((method) => url !== wildcard && app.hasRoute({ method, url }));
      const allow = [...allowed, "OPTIONS"].join(", ");
      if (allowed.length === 0) next(new Problem(404, "There is nothing at this address."));
      else if (request.method === "OPTIONS") {
        if (isAllowedOrigin(request)) {
          void reply.headers({
            "Access-Control-Allow-Methods": allow,
            "Access-Control-Allow-Headers": `Content-Type, ${antiForgeryNames.header}`,
            "Access-Control-Max-Age": "600",
          });
        }
        void reply.code(204).header("Allow", allow).send();
      } else {
        const headers = { Allow: allow };
        next(new Problem(405, `This address answers ${allow} only.`, { headers }));
      }
    },
    handler: () => undefined,
  });
  done();
};
