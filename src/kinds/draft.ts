import type { FieldPath } from "../lib/issue";

/**
 * How a text begins that a command left to the editor. Drafts may have it; a record that is
 * published may not.
 */
export const STILL_TO_BE_WRITTEN = "To be written:";

/** Whether a text is one that a command left to the editor; HTML may put it into a paragraph. */
export const isUnwritten = (value: string): boolean =>
  value.replace(/^(?:<[^>]*>)*/, "").startsWith(STILL_TO_BE_WRITTEN);

/** A note that says what an editor has to write. */
export const unwritten = (what: string) => `${STILL_TO_BE_WRITTEN} ${what}` as const;

/** What was answered so far, by the name of the flag. */
export type Answers = Readonly<Record<string, string>>;

/** Something that a new record needs to know: a flag of the command, or a question at the keyboard. */
export interface DraftQuestion {
  flag: string;
  /** The field whose description asks and whose schema judges the answer; the field of the flag's name unless given. */
  field?: FieldPath;
  /** What is asked for, where no field holds the answer as it is given. */
  asks?: { words: string; example: string };
  /** The answer where none is given; without one the flag is needed. */
  fallback?: (answers: Answers, today: string) => string;
}

/** What a new record has to fit to. */
export interface Surroundings {
  /** The moment of writing, in epoch milliseconds. */
  nowMs: number;
  /** A field of all records of a kind, by their ids. */
  valuesOf: (kind: string, field: string) => ReadonlyMap<string, unknown>;
}

/** How `npm run new` begins a record. What it doesn't say is asked for by a note in each field that needs a value. */
export interface Draft {
  /** Where the record keeps its title; `title` unless given. */
  titleField?: FieldPath;
  /** What is asked for beside title and address. */
  questions?: readonly DraftQuestion[];
  /** What the record says from the start. Throws where there is no room for another. */
  start: (answers: Answers, surroundings: Surroundings) => object;
}

/** The parts of an answer that semicolons part. */
export const listed = (answer: string): string[] =>
  answer.split(";").flatMap((part) => part.trim() || []);

/** The path of a picture, as records name it. */
export const picture = (name: string): string => `../images/${name}.jpg`;

/** The path of a record's mark, as records name it. */
export const mark = (slug: string, variant: "circle" | "topbar"): string =>
  `../images/marks/${slug}-${variant}.svg`;
