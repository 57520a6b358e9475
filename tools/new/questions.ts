import { z } from "zod";
import { describedSchema, type RecordKind } from "../../src/kinds/fields";
import { slugify } from "../../src/lib/slugify";
import type { FieldPath } from "../check/issue";
import { shapeIssues } from "../check/shapeIssues";
import { schemaAt } from "../check/walkFields";
import { asClause } from "../check/words";
import { recordKinds } from "../recordKinds";

/** What was answered so far, by the name of the flag. */
export type Answers = Readonly<Record<string, string>>;

/** Something that a new record needs to know: a flag of the command, or a question at the keyboard. */
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

/** A question for a field of the record, in the words of its description, whose schema judges the answer. */
function about(
  kind: RecordKind,
  flag: string,
  path: FieldPath,
  fallback?: Question["fallback"],
): Question {
  const schema = schemaAt(recordKinds[kind].schema, path);
  if (!schema) throw new Error(`A ${kind} has no field ${path.join(".")}`);
  const { schema: inner, meta } = describedSchema(schema);
  const isNumber = inner instanceof z.ZodNumber;
  return {
    flag,
    words: asClause(meta?.description ?? flag),
    example: String(meta?.example ?? ""),
    ...(fallback && { fallback }),
    issue: (answer) => {
      const value = isNumber && /^\d+$/.test(answer) ? Number(answer) : answer;
      return shapeIssues(z.object({ value: schema }), { value })[0]?.message;
    },
  };
}

/** What each kind of record is asked for, in order. `today` is a day, `YYYY-MM-DD`. */
export const getQuestions = (kind: RecordKind, today: string): readonly Question[] => {
  const ask = (flag: string, path: FieldPath, fallback?: Question["fallback"]) =>
    about(kind, flag, path, fallback);
  const slug = ask("slug", [recordKinds[kind].idField], ({ title = "" }) => slugify(title));
  const where: Partial<Record<RecordKind, FieldPath>> = {
    article: ["full", "title"],
    publication: ["paper", "title"],
  };
  const title = ask("title", where[kind] ?? ["title"]);
  switch (kind) {
    case "article":
      return [
        title,
        slug,
        ask("type", ["type"], () => "press release"),
        ask("date", ["datePublished"], () => today),
      ];
    case "product":
    case "solution":
      return [title, slug];
    case "case-study":
      return [title, slug, ask("product", ["relatedProducts", 0])];
    case "job":
      return [
        title,
        slug,
        ask("category", ["category"], () => "Research and engineering"),
        ask("place", ["place"], () => "Rome"),
        ask("date", ["datePosted"], () => today),
      ];
    case "publication": {
      const yearIn = ({ conference = "" }: Answers) =>
        /\b(?:19|20)\d{2}\b/.exec(conference)?.[0] ?? "";
      return [
        title,
        slug,
        {
          flag: "authors",
          words: "the authors as printed, first name first, with semicolons between them",
          example: "Ada Lovelace; Charles Babbage",
        },
        ask("url", ["paper", "url"]),
        ask("conference", ["conference"]),
        ask("year", ["publicationYear"], yearIn),
        ask("month", ["publicationMonth"]),
      ];
    }
  }
};
