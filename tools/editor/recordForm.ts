import type { z } from "zod";
import { describedSchema, getForm } from "../../src/kinds/fields";
import type { ContentType } from "../../src/kinds/kind";
import { isObject } from "../../src/lib/json";
import { orderFields, recordText, type Change } from "../../content/recordText";

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Converts a value for the form: two formats to one, timestamps to days, days to moments. */
const toShown: Change = (schema, value) => {
  const { schema: inner, meta } = describedSchema(schema);
  const form = getForm(inner);
  if (form) return form.toForm(value);
  const role = meta?.field?.role;
  if (role === "moment" && typeof value === "string")
    return value.includes("T") ? value : `${value}T00:00Z`;
  return role === "epochMs" && typeof value === "number" ? toDay(value) : value;
};

const toWritten: Change = (schema, shown, before) => {
  const { schema: inner, meta } = describedSchema(schema);
  if (shown === null || shown === "") return undefined;
  const form = getForm(inner);
  if (form) return form.toRecord(shown, before);
  const role = meta?.field?.role;
  if (typeof shown !== "string") return shown;
  if (role === "moment" && typeof before === "string")
    return Date.parse(before) === Date.parse(shown) ? before : shown;
  if (role !== "epochMs") return shown;
  return typeof before === "number" && toDay(before) === shown ? before : Date.parse(shown);
};

/** Converts a record to form values. Sets a missing `draft` to false if the schema has it. */
export function toForm(schema: z.ZodObject, record: unknown) {
  const shown = "draft" in schema.shape && isObject(record) ? { draft: false, ...record } : record;
  return orderFields(schema, shown, shown, toShown);
}

/** Returns a record's title for lists of pages; for a fixed page, its metadata's title. */
export function titleOf({ draft, kind }: ContentType, record: unknown): string {
  const path = draft?.titleField ?? (kind === undefined ? ["metadata", "title"] : ["title"]);
  const title = path.reduce<unknown>((part, key) => isObject(part) && part[key], record);
  return typeof title === "string" ? title : "";
}

/** Formats a record from form values. Omits empty texts, and defaults missing in `before`. */
export const formatSavedRecord = (
  schema: z.core.$ZodType,
  form: unknown,
  before: unknown,
): string => recordText(schema, form, before, toWritten);
