import { isObject } from "./json";

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

/** Throws an error with `name` if the value is missing, which stops the build. */
export function assertDefined<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} not found`);
  return value;
}
