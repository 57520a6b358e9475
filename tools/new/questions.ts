import { z } from "zod";
import type { DraftQuestion } from "../../src/kinds/draft";
import { describedSchema, type FieldRole } from "../../src/kinds/fields";
import { slugify } from "../../src/lib/slugify";
import { getChoices, getId, type LoadedRecord } from "../../content/referenceIndex";
import { checkValue } from "../../content/checkShape";
import { getSchemaAt } from "../../content/walkFields";
import { toClause, didYouMean, formatAlternatives, quote } from "../../src/lib/messages";
import type { RecordKind } from "../../content/recordKinds";

export interface Question extends Pick<DraftQuestion, "flag" | "fallback"> {
  text: string;
  example: string;
  issue?: (answer: string) => string | undefined;
}

/** Returns the names that a field may contain; undefined if any text is valid. */
function namesFor(role: FieldRole | undefined, records: readonly LoadedRecord[]) {
  if (role?.role === "choice") return [...(getChoices(records).get(role.of)?.names ?? [])];
  if (role?.role !== "reference") return undefined;
  return records.flatMap((record) => (record.type.kind === role.to ? getId(record) : []));
}

/** Returns the questions in order. */
export function getQuestions(
  { kind, idField, schema: record, draft }: RecordKind,
  records: readonly LoadedRecord[],
): Question[] {
  const titleFlag = String(draft?.titleField?.at(-1) ?? "title");
  const questions: readonly DraftQuestion[] = [
    { flag: titleFlag, ...(draft?.titleField && { field: draft.titleField }) },
    {
      flag: "slug",
      field: [idField],
      fallback: (answers) => {
        const slug = slugify(answers[titleFlag] ?? "");
        return checkValue(record, [idField], slug) === undefined ? slug : "";
      },
    },
    ...(draft?.questions ?? []),
  ];
  return questions.map(({ flag, field = [flag], prompt, fallback }): Question => {
    const common = { flag, ...(fallback && { fallback }) };
    if (prompt) return { ...common, ...prompt };
    const schema = getSchemaAt(record, field);
    if (!schema) throw new Error(`A ${kind} has no field ${field.join(".")}`);
    const { schema: inner, meta } = describedSchema(schema);
    const first: unknown = inner instanceof z.ZodUnion ? inner.options[0] : inner;
    const names = namesFor(meta?.field, records);
    const list = names && formatAlternatives(names);
    const text = toClause(meta?.description ?? flag);
    return {
      ...common,
      text: list === undefined ? text : `${text} (${list})`,
      example: String(meta?.example ?? ""),
      issue: (answer) => {
        if (names && !names.includes(answer))
          return `${quote(answer)} isn't one of them${didYouMean(answer, names) || `: ${list}`}`;
        const isNumber = first instanceof z.ZodNumber && /^\d+$/.test(answer);
        return checkValue(record, field, isNumber ? Number(answer) : answer);
      },
    };
  });
}
