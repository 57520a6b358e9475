import { z } from "zod";
import type { Answers, DraftQuestion } from "../../src/kinds/draft";
import { describedSchema } from "../../src/kinds/fields";
import { slugify } from "../../src/lib/slugify";
import { valueIssue } from "../check/shapeIssues";
import { schemaAt } from "../check/walkFields";
import { asClause } from "../check/words";
import type { RecordKind } from "../recordKinds";

/** Something that a new record needs to know, in the words and by the rules of the field that will hold it. */
export interface Question {
  flag: string;
  /** What is asked for, as part of a sentence: `the title`. */
  words: string;
  example: string;
  /** The answer where none is given; without one the flag is needed. */
  fallback?: (answers: Answers) => string;
  /** What is wrong with an answer and what to write instead, or nothing. */
  issue?: (answer: string) => string | undefined;
}

/** What a kind of record is asked for, in order. `today` is a day, `YYYY-MM-DD`. */
export function getQuestions(
  { kind, idField, schema: record, draft }: RecordKind,
  today: string,
): Question[] {
  const titleFlag = String(draft?.titleField?.at(-1) ?? "title");
  const questions: readonly DraftQuestion[] = [
    { flag: titleFlag, ...(draft?.titleField && { field: draft.titleField }) },
    {
      flag: "slug",
      field: [idField],
      fallback: (answers) => {
        const slug = slugify(answers[titleFlag] ?? "");
        return valueIssue(record, [idField], slug) === undefined ? slug : "";
      },
    },
    ...(draft?.questions ?? []),
  ];
  return questions.map(({ flag, field = [flag], asks, fallback }): Question => {
    const offered = fallback && {
      fallback: (answers: Answers) => fallback(answers, today),
    };
    if (asks) return { flag, ...asks, ...offered };
    const schema = schemaAt(record, field);
    if (!schema) throw new Error(`A ${kind} has no field ${field.join(".")}`);
    const { schema: inner, meta } = describedSchema(schema);
    const isNumber =
      (inner instanceof z.ZodUnion ? inner.options[0] : inner) instanceof z.ZodNumber;
    return {
      flag,
      words: asClause(meta?.description ?? flag),
      example: String(meta?.example ?? ""),
      ...offered,
      issue: (answer) => {
        const value = isNumber && /^\d+$/.test(answer) ? Number(answer) : answer;
        return valueIssue(record, field, value);
      },
    };
  });
}
