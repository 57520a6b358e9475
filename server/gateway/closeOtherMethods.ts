import { type FastifyInstance, type HTTPMethods } from "fastify";
import { isAllowedOrigin } from "./antiForgery";
import { type GatewaySettings } from "./gatewaySettings";
import { Problem } from "./problem";

/** Answers every method of an address but `allowed` with 405, and a preflight with what is allowed. */
export const closeOtherMethods = (
  api: FastifyInstance,
  url: string,
  allowed: readonly HTTPMethods[],
  settings: GatewaySettings,
): void => {
  const allow = [...allowed, "OPTIONS"].join(", ");
  api.options(url, (request, reply) => {
    if (isAllowedOrigin(request.headers.origin, settings)) {
      void reply
        .header("Access-Control-Allow-Methods", allow)
        .header("Access-Control-Allow-Headers", `Content-Type, ${settings.antiForgery.header}`)
        .header("Access-Control-Max-Age", "600");
    }
    return reply.code(204).header("Allow", allow).send();
  });
  api.route({
    url,
    method: api.supportedMethods.filter(
      (method) => method !== "OPTIONS" && !allowed.includes(method),
    ),
    // Before the body is read, since it doesn't matter, but after the call was counted.
    preParsing: (_request, _reply, _payload, done) =>
      done(
        new Problem(405, `This address answers ${allow} only.`, {
          headers: { Allow: allow },
        }),
      ),
    handler: () => undefined,
  });
};
