import type { FieldPath } from "../lib/issue";

/** Prefix of a placeholder for missing text. Only drafts may contain placeholders. */
export const PLACEHOLDER_PREFIX = "To be written:";

/** True if the text is a placeholder; HTML tags before the prefix are skipped. */
export const isPlaceholder = (value: string): boolean =>
  value.replace(/^(?:<[^>]*>)*/, "").startsWith(PLACEHOLDER_PREFIX);

export const toPlaceholder = (what: string) => `${PLACEHOLDER_PREFIX} ${what}` as const;

export type Answers = Readonly<Record<string, string>>;

/** Value that `npm run new` takes from a flag or, in a terminal, asks for. */
export interface DraftQuestion {
  flag: string;
  /** Field whose schema supplies the question and validates the answer. Default: `[flag]`. */
  field?: FieldPath;
  /** Replaces the question of `field`; such an answer isn't validated. */
  prompt?: { text: string; example: string };
  /** Default answer; `today` has the form `YYYY-MM-DD`. Without it the value is required. */
  fallback?: (answers: Answers, today: string) => string;
}

export interface DraftContext {
  nowMs: number;
  /** Returns a field's values in all records of a kind, by record id. */
  valuesOf: (kind: string, field: string) => ReadonlyMap<string, unknown>;
}

/** Template of `npm run new` for one kind. Missing required fields get a placeholder. */
export interface Draft {
  titleField?: FieldPath;
  questions?: readonly DraftQuestion[];
  start: (answers: Answers, context: DraftContext) => object;
}

/** Splits an answer at semicolons, trims the values and drops empty ones. */
export const splitAnswer = (answer: string): string[] =>
  answer.split(";").flatMap((part) => part.trim() || []);

/** Paths of pictures and logo marks relative to the record's folder, as records write them. */
export const toPicturePath = (name: string): string => `../images/${name}.jpg`;

export const toMarkPath = (slug: string, variant: "circle" | "topbar"): string =>
  `../images/marks/${slug}-${variant}.svg`;
