import { distance } from "fastest-levenshtein";
import { normalizeForSearch } from "../text";

/** A word of a text: its place, and the form that is compared. */
export interface FoundWord {
  start: number;
  end: number;
  folded: string;
}

/** How a word meets a search term: how well, and which part of the folded word. */
export interface WordMatch {
  /** From 0 to 1; 1 is the term itself. */
  grade: number;
  from: number;
  to: number;
}

/** Terms shorter than this are found at the beginning of words only. */
const SHORTEST_INSIDE = 3;
/** Scripts without spaces between words: what counts as one word holds many. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Words shorter than this have too many neighbours; longer ones may differ in one letter. */
const SHORTEST_MISTYPED = 4;
/** Words of at least this length may differ in two letters. */
const LONG_WORD = 8;

/** The words of a text: runs of letters, their marks and digits, of any script. */
export const getWords = (text: string): FoundWord[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: normalizeForSearch(word),
  }));

/** Whether the two differ only by two swapped neighbours. */
function areSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return (
    a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2) && a !== b
  );
}

/** Whether a term says too little to be looked for inside words, as "a" and "of" do. */
export const isSlight = (term: string): boolean =>
  term.length < SHORTEST_INSIDE && !UNSPACED.test(term);

/** How a word meets a term as typed: it is the term, begins with it or holds it; null where it does not. */
function matchTyped(word: string, term: string): WordMatch | null {
  const from = word.indexOf(term);
  if (from < 0) return null;
  const to = from + term.length;
  if (from === 0) return { grade: word.length === term.length ? 1 : 0.8, from, to };
  return isSlight(term) ? null : { grade: 0.5, from, to };
}

/**
 * How a word meets a term that was mistyped: one letter wrong, missing, too many or swapped with its
 * neighbour, and from eight letters on two; null where they are further apart.
 */
function matchMistyped(word: string, term: string): WordMatch | null {
  const longer = Math.max(word.length, term.length);
  const allowed = longer >= LONG_WORD ? 2 : longer >= SHORTEST_MISTYPED ? 1 : 0;
  if (Math.abs(word.length - term.length) > allowed) return null;
  const far = areSwapped(word, term) ? 1 : distance(word, term);
  return far > allowed ? null : { grade: 0.5 - 0.1 * far, from: 0, to: word.length };
}

/** How a word meets a term; mistyped terms are forgiven only when asked. */
export const matchWord = (word: string, term: string, forgives: boolean): WordMatch | null =>
  matchTyped(word, term) ?? (forgives ? matchMistyped(word, term) : null);
