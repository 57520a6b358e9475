import { isObject } from "./isObject";

/** Thrown values may have any type. */
export const getMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Error code from Node or a library, such as `ENOENT`, or an empty string. */
export const getCode = (error: unknown): string =>
  isObject(error) && "code" in error ? String(error.code) : "";

/** HTTP status; 500 by default. */
export const getStatus = (error: unknown): number =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : 500;
