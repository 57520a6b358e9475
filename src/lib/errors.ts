import { isObject } from "./json";

/** Returns the message of a thrown value, which may have any type. */
export const getMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Returns an error's code, such as `ENOENT`, or an empty string. */
export const getErrorCode = (error: unknown): string =>
  isObject(error) && "code" in error ? String(error.code) : "";

/** Returns an error's HTTP status. Default: 500. */
export const getStatus = (error: unknown): number =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : 500;

/** Returns the value. Throws an error with `name` if the value is null or undefined. */
export function assertDefined<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} not found`);
  return value;
}
