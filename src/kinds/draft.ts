import type { FieldPath } from "../lib/issue";

/** Prefix of texts that are still to be written, which only drafts may contain. */
export const PLACEHOLDER_PREFIX = "To be written:";

/** True if the text is a placeholder; HTML tags before the prefix are skipped. */
export const isPlaceholder = (value: string): boolean =>
  value.replace(/^(?:<[^>]*>)*/, "").startsWith(PLACEHOLDER_PREFIX);

export const toPlaceholder = (what: string) => `${PLACEHOLDER_PREFIX} ${what}` as const;

export type Answers = Readonly<Record<string, string>>;

/** A value that a new record needs: a flag, or an interactive prompt. */
export interface DraftQuestion {
  flag: string;
  /** Supplies the prompt and validates the answer; defaults to the field named like the flag. */
  field?: FieldPath;
  prompt?: { text: string; example: string };
  /** Default answer. Without it the flag is required. */
  fallback?: (answers: Answers, today: string) => string;
}

export interface DraftContext {
  nowMs: number;
  valuesOf: (kind: string, field: string) => ReadonlyMap<string, unknown>;
}

/** Template of `npm run new` for one kind. Missing required fields get a placeholder. */
export interface Draft {
  titleField?: FieldPath;
  questions?: readonly DraftQuestion[];
  /** Returns the initial record. Throws if no further record of the kind fits. */
  start: (answers: Answers, context: DraftContext) => object;
}

/** Splits an answer at semicolons, trims the values and drops empty ones. */
export const splitAnswer = (answer: string): string[] =>
  answer.split(";").flatMap((part) => part.trim() || []);

/** Path relative to the record's folder, as records write it. */
export const toPicturePath = (name: string): string => `../images/${name}.jpg`;

/** Path relative to the record's folder, as records write it. */
export const toMarkPath = (slug: string, variant: "circle" | "topbar"): string =>
  `../images/marks/${slug}-${variant}.svg`;
