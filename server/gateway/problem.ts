import { getErrorCode, getStatus } from "../../src/lib/errors";
import { isObject } from "../../src/lib/json";

interface ProblemOptions extends ErrorOptions {
  /** Invalid fields with their path in the payload, such as `subscriber.email`. */
  errors?: readonly { field: string; detail: string }[];
  headers?: Readonly<Record<string, string>>;
}

/** Error response (RFC 9457). `detail` must not repeat input. */
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
  400: "We can’t read this request.",
  413: "This request is too large.",
  415: "We don’t accept this content type.",
};

/** Creates a Problem with a generic message for a status from 400 to 499. */
export const toClientProblem = (status: number, options?: ProblemOptions): Problem =>
  new Problem(status, CLIENT_ISSUES[status] ?? "We can’t answer this request.", options);

/** Creates a 503 Problem that asks for a retry; only the log describes `cause`. */
export const createUnavailableProblem = (cause?: unknown): Problem =>
  new Problem(503, "We can’t take messages right now. Please try again in a minute.", {
    headers: { "Retry-After": "60" },
    cause,
  });

const DISK_ERRORS = ["ENOSPC", "EDQUOT", "EFBIG", "EIO", "EROFS", "EMFILE", "ENFILE"];

/** Converts any error to a Problem, without details of internal errors. */
export const toProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  const status = getStatus(error);
  if (status >= 400 && status < 500) return toClientProblem(status);
  return DISK_ERRORS.includes(getErrorCode(error))
    ? createUnavailableProblem(error)
    : new Problem(500, "Something went wrong on our side. Please try again later.");
};

/** Describes an error for the log, without its message, which may contain addresses or names. */
export const describeError = (error: unknown): Record<string, unknown> => {
  let reason = error;
  while (isObject(reason) && isObject(reason.cause)) reason = reason.cause;
  return {
    error: reason instanceof Error ? reason.name : typeof reason,
    code: getErrorCode(reason),
    ...(isObject(reason) && "responseCode" in reason ? { smtpCode: reason.responseCode } : {}),
    at:
      error instanceof Error ? (error.stack ?? "").match(/^ {4}at .+$/gm)?.slice(0, 5) : undefined,
  };
};
