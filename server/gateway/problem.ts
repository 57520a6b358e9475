import { STATUS_CODES } from "node:http";
import { performance } from "node:perf_hooks";
import { type FastifyReply, type FastifyRequest } from "fastify";
import { getCode, getStatus } from "../../src/lib/errorParts";
import { isObject } from "../../src/lib/isObject";

/** Settings of a Problem. */
interface ProblemOptions extends ErrorOptions {
  /** Fields that break a rule, by their names on the wire, such as `subscriber.email`. */
  errors?: readonly { field: string; detail: string }[];
  headers?: Readonly<Record<string, string>>;
}

/** An answer other than success, as RFC 9457 tells it; `detail` never repeats what was sent. */
export class Problem extends Error {
  constructor(
    readonly statusCode: number,
    detail: string,
    readonly options: ProblemOptions = {},
  ) {
    super(detail, options);
  }
}

const CLIENT_ISSUES: Readonly<Record<number, string>> = {
  400: "The request cannot be read as it was sent.",
  413: "The request is larger than this address takes.",
  415: "The request has a content type that this address does not take.",
};

/** A problem in words that hold for every call, by a status from 400 to 499. */
export const clientProblem = (status: number, options?: ProblemOptions): Problem =>
  new Problem(status, CLIENT_ISSUES[status] ?? "The request cannot be answered.", options);

/** Says that nothing was accepted, and that trying again later may help. */
export const busyProblem = (cause?: unknown): Problem =>
  new Problem(503, "The gateway cannot take messages right now.", {
    headers: { "Retry-After": "60" },
    cause,
  });

/** A full or failing disk. */
const DISK_ERRORS = ["ENOSPC", "EDQUOT", "EFBIG", "EIO", "EROFS", "EMFILE", "ENFILE"];

/** Any error as a problem; the details of our own issues stay inside. */
export const toProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  const status = getStatus(error);
  if (status >= 400 && status < 500) return clientProblem(status);
  return DISK_ERRORS.includes(getCode(error))
    ? busyProblem(error)
    : new Problem(500, "Something went wrong on our side.");
};

/**
 * What a log may know of an error: its kind and where it arose. Messages are left out, as those of
 * mail servers, databases and file systems repeat addresses and names.
 */
export const describeError = (error: unknown): Record<string, unknown> => {
  const reason = isObject(error) && isObject(error.cause) ? error.cause : error;
  return {
    error: reason instanceof Error ? reason.name : typeof reason,
    code: getCode(reason),
    ...(isObject(reason) && "responseCode" in reason ? { smtpCode: reason.responseCode } : {}),
    at:
      error instanceof Error ? (error.stack ?? "").match(/^ {4}at .+$/gm)?.slice(0, 5) : undefined,
  };
};

/** Refusals that an attack causes more often than a visitor does. */
const SECURITY_STATUSES = [403, 429];

/** How often the log warns of refusals for one reason, in milliseconds: a flood must not fill the disk. */
const WARNING_INTERVAL_MS = 60_000;

/**
 * Makes the answer to an error: a problem document. It's logged without what was sent; refusals that an
 * attack may cause as warnings, each reason now and then.
 */
export const createProblemSender = () => {
  const warnedAt = new Map<string, number>();
  const logRefusal = (request: FastifyRequest, status: number, reason: string): void => {
    const isDue = performance.now() - (warnedAt.get(reason) ?? -Infinity) > WARNING_INTERVAL_MS;
    const isWarning = SECURITY_STATUSES.includes(status) && isDue;
    if (isWarning) warnedAt.set(reason, performance.now());
    request.log[isWarning ? "warn" : "info"]({ status, reason }, "refused");
  };
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = toProblem(error);
    const { statusCode: status, message: detail } = problem;
    const { errors, headers = {} } = problem.options;
    if (status >= 500) request.log.error(describeError(error), "failed");
    else logRefusal(request, status, detail);
    return reply
      .code(status)
      .headers(headers)
      .type("application/problem+json")
      .serializer((document) => JSON.stringify(document))
      .send({
        type: "about:blank",
        title: STATUS_CODES[status] ?? "Error",
        status,
        detail,
        ...(errors && { errors }),
      });
  };
};
