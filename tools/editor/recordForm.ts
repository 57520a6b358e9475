import type { z } from "zod";
import { articleContentSchema } from "../../src/kinds/article/schema";
import { describedSchema } from "../../src/kinds/fields";
import { modulesSchema } from "../../src/kinds/product/schema";
import { isObject } from "../../src/lib/isObject";
import { inOrder, recordText, type Change } from "../../content/recordText";

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Converts fields with two formats to one, and timestamps to days. */
const toShown: Change = (schema, value) => {
  const { schema: inner, meta } = describedSchema(schema);
  if (inner === articleContentSchema)
    return [value].flat().map((part) => (isObject(part) ? part : { type: "html", html: part }));
  if (inner === modulesSchema)
    return isObject(value) ? { shape: "group", ...value } : { shape: "list", modules: value };
  return meta?.field?.role === "epochMs" && typeof value === "number" ? toDay(value) : value;
};

const toWritten: Change = (schema, shown, before) => {
  const { schema: inner, meta } = describedSchema(schema);
  if (shown === null || shown === "") return undefined;
  if (inner === articleContentSchema) {
    const blocks: unknown[] = [shown].flat();
    const parts = blocks.map((part) => (isObject(part) && part.type === "html" ? part.html : part));
    return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
  }
  if (inner === modulesSchema && isObject(shown)) {
    const { shape, modules = [], ...group } = shown;
    return shape === "group" ? group : modules;
  }
  if (meta?.field?.role !== "epochMs" || typeof shown !== "string") return shown;
  return typeof before === "number" && toDay(before) === shown ? before : Date.parse(shown);
};

/** Converts a record to the editor's form values. */
export const toForm = (schema: z.core.$ZodType, record: unknown) =>
  inOrder(schema, record, record, toShown);

/**
 * Returns a record's text from form values. `before` is the record before the edit.
 * A form has every field; empty fields that the record lacked are left out.
 */
export const savedText = (schema: z.core.$ZodType, form: unknown, before: unknown): string =>
  recordText(schema, form, before, toWritten);
