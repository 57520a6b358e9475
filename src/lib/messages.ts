import { distance } from "fastest-levenshtein";
import { formatList } from "./text";
import type { JsonValue } from "./json";

const QUOTE_LENGTH = 60;

/** Returns a value as a JSON string, shortened to 60 characters. */
export const quote = (value: string): string =>
  JSON.stringify(value.length > QUOTE_LENGTH ? `${value.slice(0, QUOTE_LENGTH)}…` : value);

/** Reports white space at the ends of a text that isn't blank, or returns undefined. */
export const describeEdgeBlank = (value: string): string | undefined =>
  value.trim() === value || value.trim() === ""
    ? undefined
    : "begins or ends with a space; remove it";

export const formatAlternatives = (items: readonly string[]): string => formatList(items, "or");

const lastSegmentLength = (address: string) =>
  address.replace(/\.[a-z0-9]+$/i, "").length - address.lastIndexOf("/") - 1;

/** True if a candidate continues 4 or more characters in one segment: `/about`, `/about-us`. */
const isBeginning = (word: string, candidate: string) =>
  lastSegmentLength(word) > 3 &&
  candidate.startsWith(word) &&
  !/[/#]/.test(candidate.slice(word.length));

/** Finds the candidate with the fewest edits, up to a third of a segment, or one with `word…`. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
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

/** Returns `; did you mean "wordatlas"?`, or an empty string. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const best = findNearest(word, candidates);
  return best === undefined ? "" : `; did you mean ${quote(best)}?`;
}

export function describeType(value: JsonValue): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "a number";
  return typeof value === "boolean" ? "true or false" : "an object";
}

/** Returns the first sentence without its full stop, and with a small letter unless an acronym. */
export const toClause = (description: string): string =>
  description
    .replace(/\.(?: .*)?$/s, "")
    .replace(/^[A-Z](?=[a-z' ])/, (letter) => letter.toLowerCase());
