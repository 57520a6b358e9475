import { z } from "zod";
import { describedSchema } from "../src/kinds/fields";
import { isObject } from "../src/lib/json";
import type { ContentFiles } from "./checkFiles";
import type { LoadedRecord } from "./referenceIndex";
import { getShape, findIntendedOption } from "./walkFields";

export type Change = (schema: z.core.$ZodType, value: unknown, before: unknown) => unknown;

function isDefault(field: z.core.$ZodType, value: unknown): boolean {
  const { success, data } = z.safeParse(field, undefined);
  const defaults = data === undefined ? [false, [], {}] : [data, {}];
  return success && defaults.some((one) => JSON.stringify(one) === JSON.stringify(value));
}

/** Puts fields in schema order, unknown ones last. Omits defaults that `before` doesn't have. */
export function orderFields(
  schema: z.core.$ZodType | undefined,
  written: unknown,
  before: unknown,
  change?: Change,
): unknown {
  const inner = schema && describedSchema(schema).schema;
  const value = schema && change ? change(schema, written, before) : written;
  if (inner instanceof z.ZodUnion)
    return orderFields(findIntendedOption(inner, value), value, before, change);
  if (Array.isArray(value)) {
    const items: unknown[] = Array.isArray(before) ? before : [];
    const element = inner instanceof z.ZodArray ? inner.element : undefined;
    return value.map((item, index) => orderFields(element, item, items[index], change));
  }
  if (!isObject(value)) return value;
  const shape = inner instanceof z.ZodObject ? getShape(inner) : {};
  const names = new Set([...Object.keys(shape), ...Object.keys(value)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const field = shape[name];
      const was = isObject(before) ? before[name] : undefined;
      const part = orderFields(field, value[name], was, change);
      const isOut = part === undefined || (field && was === undefined && isDefault(field, part));
      return isOut ? [] : [[name, part]];
    }),
  );
}

/** Serialises a record: fields in schema order, two spaces per level, a final line break. */
export const recordText = (
  schema: z.core.$ZodType,
  record: unknown,
  before: unknown = record,
  change?: Change,
): string => `${JSON.stringify(orderFields(schema, record, before, change), null, 2)}\n`;

/** Returns the formatted text of unformatted files by path. Skips files with issues. */
export const findUnformatted = (
  { records: texts }: Pick<ContentFiles, "records">,
  records: readonly LoadedRecord[],
  issues: readonly { file: string }[],
): ReadonlyMap<string, string> =>
  new Map(
    records.flatMap(({ file, type, document }): [string, string][] => {
      const bytes = texts.get(file);
      if (!document || !bytes || issues.some((issue) => issue.file === file)) return [];
      const text = recordText(type.schema, document.value);
      return text === new TextDecoder().decode(bytes).replaceAll("\r\n", "\n")
        ? []
        : [[file, text]];
    }),
  );
