import { STATUS_CODES } from "node:http";
import { type FastifyReply } from "fastify";
import { getCode, getStatus } from "../../src/lib/errorParts";
import { isObject } from "../../src/lib/isObject";

/** One field of a request that breaks a rule. */
export interface FieldError {
  /** Its name on the wire, such as `subscriber.email`. */
  field: string;
  detail: string;
}

/** Settings of a Problem. */
interface ProblemOptions extends ErrorOptions {
  errors?: readonly FieldError[];
  headers?: Readonly<Record<string, string>>;
}

/** The media type of RFC 9457. */
export const PROBLEM_TYPE = "application/problem+json";

/** An answer other than success, as RFC 9457 tells it; `detail` never repeats what was sent. */
export class Problem extends Error {
  readonly statusCode: number;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    statusCode: number,
    detail: string,
    { errors = [], headers = {}, ...options }: ProblemOptions = {},
  ) {
    super(detail, options);
    this.name = "Problem";
    this.statusCode = statusCode;
    this.errors = errors;
    this.headers = headers;
  }
}

/** Sends a problem document. */
export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply
    .code(problem.statusCode)
    .headers(problem.headers)
    .type(PROBLEM_TYPE)
    .serializer((document) => JSON.stringify(document))
    .send({
      type: "about:blank",
      title: STATUS_CODES[problem.statusCode] ?? "Error",
      status: problem.statusCode,
      detail: problem.message,
      ...(problem.errors.length > 0 ? { errors: problem.errors } : {}),
    });

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
