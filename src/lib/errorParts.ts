import { isObject } from "./isObject";

/** Returns the message of an error; thrown values may have any type. */
export const getMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Returns the code of an error from Node or a library, such as `ENOENT`; empty if it has none. */
export const getCode = (error: unknown): string =>
  isObject(error) && "code" in error ? String(error.code) : "";

/** Returns the HTTP status of an error; 500 if it has none. */
export const getStatus = (error: unknown): number =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : 500;
