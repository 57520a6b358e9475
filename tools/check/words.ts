import { distance } from "fastest-levenshtein";
import { formatList } from "../../src/lib/text";
import type { JsonValue } from "./jsonDocument";

/** Longest piece of a value that a message repeats, in characters. */
const QUOTE_LENGTH = 60;

/** A value as a message repeats it: cut where it is long. */
export const cut = (value: string): string =>
  value.length > QUOTE_LENGTH ? `${value.slice(0, QUOTE_LENGTH)}…` : value;

/** A value in quotes, cut where it is long. */
export const quoted = (value: string): string => JSON.stringify(cut(value));

/** Says that a text begins or ends with a blank, which nobody sees and every comparison minds; or nothing. */
export const blankAtEdge = (value: string): string | undefined =>
  value.trim() === value || value.trim() === ""
    ? undefined
    : "begins or ends with a space; remove it";

/** Alternatives in words: `a, b or c`. */
export const formatAlternatives = (items: readonly string[]): string => formatList(items, "or");

const lastSegmentLength = (address: string) =>
  address.replace(/\.[a-z0-9]+$/i, "").length - address.lastIndexOf("/") - 1;

/** Whether a word is the other's beginning, as `/about` of `/about-us`. */
const isBeginning = (word: string, candidate: string) =>
  word.length > 3 && candidate.startsWith(word) && !candidate.slice(word.length).includes("/");

/**
 * The candidate that was most likely meant: equal but for letter case, or at most a third of its
 * letters away (of an address only the last part counts, without a file's ending; one letter of a
 * word of up to four), or longer by an ending. Nothing where no candidate is that near.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const length = Math.min(lastSegmentLength(candidate), lastSegmentLength(lower));
    const limit = length < 5 ? 1 : Math.ceil(length / 3);
    if (isBeginning(lower, candidate) && bestDistance === Infinity) best = candidate;
    if (Math.abs(candidate.length - lower.length) > limit) continue;
    const steps = distance(lower, candidate.toLowerCase());
    if (steps <= limit && steps < bestDistance) {
      best = candidate;
      bestDistance = steps;
    }
  }
  return best;
}

/** `; did you mean "wordatlas"?`, or nothing where no candidate is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const best = nearest(word, candidates);
  return best === undefined ? "" : `; did you mean ${quoted(best)}?`;
}

/** What a JSON value is, in an editor's words. */
export function getKind(value: JsonValue): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "a number";
  return typeof value === "boolean" ? "true or false" : "an object";
}

/** The first sentence of a description as part of another: lower case at the start, no full stop. */
export const asClause = (description: string): string =>
  description
    .replace(/\.(?: .*)?$/s, "")
    .replace(/^[A-Z](?=[a-z' ])/, (letter) => letter.toLowerCase());
