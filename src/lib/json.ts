import type { FieldPath } from "./issue";

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

export const getValueAt = (value: JsonValue | undefined, path: FieldPath): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>((parent, part) => {
    if (Array.isArray(parent)) return typeof part === "number" ? parent[part] : undefined;
    return isObject(parent) && Object.hasOwn(parent, part) ? parent[part] : undefined;
  }, value);

/** Returns the texts at a path, each with its own path. `*` matches every item of a list. */
export const getTextsAt = (
  value: JsonValue | undefined,
  [part, ...rest]: FieldPath,
  path: FieldPath = [],
): { path: FieldPath; value: string }[] => {
  if (part === undefined) return typeof value === "string" ? [{ path, value }] : [];
  const keys = part !== "*" ? [part] : Array.isArray(value) ? [...value.keys()] : [];
  return keys.flatMap((key) => getTextsAt(getValueAt(value, [key]), rest, [...path, key]));
};

/** Returns a property of an object if it's a string, or undefined. */
export function getText(value: JsonValue | undefined, key: string): string | undefined {
  const text = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof text === "string" ? text : undefined;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
