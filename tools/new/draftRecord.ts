import { z } from "zod";
import { type Answers, type DraftContext, toPlaceholder } from "../../src/kinds/draft";
import { describedSchema, type FieldMeta } from "../../src/kinds/fields";
import { readMetadata } from "../../content/pageMetadata";
import { isObject } from "../../src/lib/json";
import { getShape, getSchemaAt } from "../../content/walkFields";
import { toClause } from "../../src/lib/messages";
import type { RecordKind } from "../../content/recordKinds";

const note = (meta: FieldMeta | undefined) =>
  toPlaceholder(`${toClause(meta?.description ?? "")}.`);

function fillRequired(schema: z.core.$ZodType, value: unknown): unknown {
  const { schema: inner, meta } = describedSchema(schema);
  if (inner instanceof z.ZodObject && (value === undefined || isObject(value))) {
    return Object.fromEntries(
      Object.entries(getShape(inner)).flatMap(([name, field]) => {
        const known = value?.[name];
        const isLeftOut = known === undefined && z.safeParse(field, undefined).success;
        return isLeftOut ? [] : [[name, fillRequired(field, known)]];
      }),
    );
  }
  if (inner instanceof z.ZodArray) {
    if (Array.isArray(value)) return value.map((item) => fillRequired(inner.element, item));
    const role = describedSchema(inner.element).meta?.field?.role;
    return role === "text" || role === "html" ? [note(meta)] : [];
  }
  if (value !== undefined) return value;
  if (inner instanceof z.ZodBoolean) return false;
  return meta?.field?.role === "html" ? `<p>${note(meta)}</p>` : note(meta);
}

const findMissingMetadata = (kind: RecordKind, slug: string, record: unknown) =>
  Object.fromEntries(
    readMetadata(kind, slug, record).flatMap(({ field, missing }) => {
      const notes = missing.map((part) => {
        const schema = getSchemaAt(kind.schema, [field, part]);
        return [part, note(schema && describedSchema(schema).meta)] as const;
      });
      return notes.length === 0 ? [] : [[field, Object.fromEntries(notes)]];
    }),
  );

/** Returns a new record, with placeholders for required fields without an answer. */
export function draftRecord(kind: RecordKind, answers: Answers, context: DraftContext): object {
  const { idField, schema, draft } = kind;
  const { slug = "" } = answers;
  const id = { [idField]: slug };
  const start = draft?.start(answers, context) ?? { title: answers.title };
  const record = fillRequired(schema, { ...id, ...start });
  return {
    ...id,
    ...("draft" in schema.shape && { draft: true }),
    ...(isObject(record) ? record : {}),
    ...findMissingMetadata(kind, slug, record),
  };
}
