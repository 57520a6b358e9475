import { z } from "zod";
import { describedSchema } from "../src/kinds/fields";
import type { ContentType, SiteDefaults } from "../src/kinds/kind";
import { isObject } from "../src/lib/json";
import { getShape } from "./walkFields";

/** Parses a value. If it's invalid, parses its valid parts and leaves the others as written. */
function parseValid(schema: z.core.$ZodType, value: unknown): unknown {
  const { success, data } = z.safeParse(schema, value);
  if (success) return data;
  const { schema: inner } = describedSchema(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => parseValid(inner.element, item));
  return inner instanceof z.ZodObject && isObject(value) ? parseFields(inner, value) : value;
}

const parseFields = (schema: z.ZodObject, value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(getShape(schema)).map(([name, field]) => [name, parseValid(field, value[name])]),
  );

/** Adds defaults and derived fields, omits unknown fields, and keeps invalid values as written. */
export const completeRecord = (
  { schema, derive }: ContentType,
  record: Readonly<Record<string, unknown>>,
  site: SiteDefaults,
): Readonly<Record<string, unknown>> => ({
  ...parseFields(schema, record),
  ...derive?.(record, site),
});
