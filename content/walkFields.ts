import { z } from "zod";
import { isObject, type JsonValue } from "../src/lib/json";
import { describedSchema, type FieldMeta } from "../src/kinds/fields";
import type { FieldPath } from "../src/lib/issue";

export interface FieldVisit {
  path: FieldPath;
  value: JsonValue;
  meta: FieldMeta;
}

type Schema = z.core.$ZodType;

export const getShape = (schema: z.ZodObject): Readonly<Record<string, Schema>> => schema.shape;

/** True if the value has the schema's type. Covers only the types that occur in unions. */
const hasType = (schema: Schema, value: unknown): boolean => {
  if (schema instanceof z.ZodArray) return Array.isArray(value);
  return schema instanceof z.ZodObject ? isObject(value) : typeof value === "string";
};

const hasLiteral = (schema: Schema, value: unknown): boolean =>
  isObject(value) &&
  schema instanceof z.ZodObject &&
  Object.entries(getShape(schema)).some(
    ([name, field]) => field instanceof z.ZodLiteral && field.value === value[name],
  );

/** Returns the branch that the editor most likely meant: a valid one, or one of the same type. */
export function findIntendedOption(union: z.ZodUnion, value: unknown): Schema | undefined {
  const all: readonly Schema[] = union.options;
  const fitting = all.find((option) => z.safeParse(option, value).success);
  if (fitting) return fitting;
  // An invalid text isn't a misspelt placeholder, so that branch can't be meant.
  const options = all.filter(
    (option) => !(describedSchema(option).schema instanceof z.ZodTemplateLiteral),
  );
  const sameType = options.filter(
    (option) => options.length === 1 || hasType(describedSchema(option).schema, value),
  );
  return sameType.find((option) => hasLiteral(option, value)) ?? sameType[0];
}

/** Calls `visit` for every value with metadata in its schema, valid or not, parents first. */
export function walkFields(
  schema: Schema,
  value: JsonValue,
  visit: (field: FieldVisit) => void,
  path: FieldPath = [],
): void {
  const { schema: inner, meta } = describedSchema(schema);
  if (inner instanceof z.ZodUnion) {
    const option = findIntendedOption(inner, value);
    const hasRole = option !== undefined && describedSchema(option).meta?.field !== undefined;
    if (meta && !hasRole) visit({ path, value, meta });
    if (option) walkFields(option, value, visit, path);
    return;
  }
  if (meta) visit({ path, value, meta });
  if (inner instanceof z.ZodObject && isObject(value)) {
    for (const [key, field] of Object.entries(getShape(inner))) {
      const child = Object.hasOwn(value, key) ? value[key] : undefined;
      if (child !== undefined) walkFields(field, child, visit, [...path, key]);
    }
  } else if (inner instanceof z.ZodArray && Array.isArray(value)) {
    value.forEach((item, index) => {
      walkFields(inner.element, item, visit, [...path, index]);
    });
  }
}

/** Returns the schema at a path, through lists, optional fields and unions. */
export function getSchemaAt(schema: Schema, path: FieldPath): Schema | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return schema;
  const { schema: inner } = describedSchema(schema);
  if (inner instanceof z.ZodUnion) {
    const options: readonly Schema[] = inner.options;
    return options.map((option) => getSchemaAt(option, path)).find(Boolean);
  }
  if (inner instanceof z.ZodArray && typeof part === "number")
    return getSchemaAt(inner.element, rest);
  if (!(inner instanceof z.ZodObject) || !Object.hasOwn(inner.shape, part)) return undefined;
  const child = getShape(inner)[part];
  return child && getSchemaAt(child, rest);
}
