import { z } from "zod";
import { describedSchema } from "../src/kinds/fields";
import { isObject } from "../src/lib/isObject";
import type { ContentFiles } from "./check/checkContent";
import { readText } from "./check/readText";
import type { LoadedRecord } from "./check/referenceIndex";
import { getShape, meantOption } from "./check/walkFields";

/** The same value with the fields of each group in the order of its schema; others come last, as they stand. */
function inOrder(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  const inner = schema && describedSchema(schema).schema;
  if (inner instanceof z.ZodUnion) return inOrder(meantOption(inner, value), value);
  if (Array.isArray(value)) {
    return value.map((item) =>
      inOrder(inner instanceof z.ZodArray ? inner.element : undefined, item),
    );
  }
  if (!isObject(value)) return value;
  const shape = inner instanceof z.ZodObject ? getShape(inner) : {};
  const names = new Set([...Object.keys(shape), ...Object.keys(value)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const field = value[name];
      return field === undefined ? [] : [[name, inOrder(shape[name], field)]];
    }),
  );
}

/** The one text of a record: fields in the order of its schema, two blanks a level, a line break at the end. */
export const recordText = (schema: z.core.$ZodType, record: unknown): string =>
  `${JSON.stringify(inOrder(schema, record), null, 2)}\n`;

/** The records whose files hold another text than that, each with that text; those with these issues wait. */
export const inOtherForm = (
  { records: texts }: Pick<ContentFiles, "records">,
  records: readonly LoadedRecord[],
  issues: readonly { file: string }[],
): ReadonlyMap<string, string> =>
  new Map(
    records.flatMap(({ file, type, document }): [string, string][] => {
      const bytes = texts.get(file);
      if (!document || !bytes || issues.some((issue) => issue.file === file)) return [];
      const text = recordText(type.schema, document.value);
      return text === readText(bytes).text.replaceAll("\r\n", "\n") ? [] : [[file, text]];
    }),
  );
