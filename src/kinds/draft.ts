import type { FieldPath } from "../lib/issue";

/**
 * Prefix of placeholder texts that an editor must replace. Drafts may contain it; published records
 * may not.
 */
export const STILL_TO_BE_WRITTEN = "To be written:";

/** True if the text is a placeholder; HTML tags before the prefix are skipped. */
export const isUnwritten = (value: string): boolean =>
  value.replace(/^(?:<[^>]*>)*/, "").startsWith(STILL_TO_BE_WRITTEN);

/** Returns a placeholder text that tells the editor to write `what`. */
export const unwritten = (what: string) => `${STILL_TO_BE_WRITTEN} ${what}` as const;

/** Answers so far, by flag name. */
export type Answers = Readonly<Record<string, string>>;

/** Value that a new record needs: a flag of the command or an interactive prompt. */
export interface DraftQuestion {
  flag: string;
  /**
   * Field that supplies the prompt and validates the answer; defaults to the field named like the
   * flag.
   */
  field?: FieldPath;
  /** Prompt for an answer that no field stores unchanged. */
  asks?: { words: string; example: string };
  /** Default answer; without one the flag is required. */
  fallback?: (answers: Answers, today: string) => string;
}

/** Existing content that a new record must fit into. */
export interface Surroundings {
  /** Current time in epoch milliseconds. */
  nowMs: number;
  /** Returns the value of a field in all records of a kind, by record id. */
  valuesOf: (kind: string, field: string) => ReadonlyMap<string, unknown>;
}

/** Template of `npm run new` for one kind. Missing required fields get a placeholder. */
export interface Draft {
  /** Path of the title field; defaults to `title`. */
  titleField?: FieldPath;
  /** Values to ask for besides title and address. */
  questions?: readonly DraftQuestion[];
  /** Returns the initial record. Throws if no further record of the kind fits. */
  start: (answers: Answers, surroundings: Surroundings) => object;
}

/** Splits an answer at semicolons, trims the values and drops empty ones. */
export const listed = (answer: string): string[] =>
  answer.split(";").flatMap((part) => part.trim() || []);

/** Returns a picture's path as records write it. */
export const picture = (name: string): string => `../images/${name}.jpg`;

/** Returns the path of a record's logo mark as records write it. */
export const mark = (slug: string, variant: "circle" | "topbar"): string =>
  `../images/marks/${slug}-${variant}.svg`;
