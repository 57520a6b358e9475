import { isObject } from "./isObject";

/** What an error says; errors of any kind are thrown. */
export const getMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The code of an error of Node's or of a library's, such as `ENOENT`; empty where it has none. */
export const getCode = (error: unknown): string =>
  isObject(error) && "code" in error ? String(error.code) : "";

/** The HTTP status that an error asks for; 500 where it names none. */
export const getStatus = (error: unknown): number =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : 500;
