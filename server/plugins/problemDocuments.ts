import { STATUS_CODES } from "node:http";
import { performance } from "node:perf_hooks";
import fp from "fastify-plugin";
import { describeError, toProblem } from "../gateway/problem";

/** Statuses that are logged as warnings, because attacks cause them more often than visitors. */
const SECURITY_STATUSES = [403, 429];

/** Minimum interval between warnings with the same reason, so that floods don't fill the disk. */
const WARNING_INTERVAL_MS = 60_000;

/** Converts errors to problem documents (RFC 9457) and logs them without the payload. */
export const problemDocuments = fp((app, _options, done) => {
  const warnedAt = new Map<string, number>();
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    const { statusCode: status, message: detail } = problem;
    const { errors, headers = {} } = problem.options;
    const isDue = performance.now() - (warnedAt.get(detail) ?? -Infinity) > WARNING_INTERVAL_MS;
    const isWarning = SECURITY_STATUSES.includes(status) && isDue;
    if (isWarning) warnedAt.set(detail, performance.now());
    if (status >= 500) request.log.error(describeError(error), "failed");
    else request.log[isWarning ? "warn" : "info"]({ status, reason: detail }, "rejected");
    return (
      reply
        .code(status)
        .headers(headers)
        .type("application/problem+json")
        // Otherwise Fastify would append a charset to the media type.
        .serializer((document) => JSON.stringify(document))
        .send({
          type: "about:blank",
          title: STATUS_CODES[status] ?? "Error",
          status,
          detail,
          ...(errors && { errors }),
        })
    );
  });
  done();
});
