import { normalizeForSearch } from "../text";
import { matchWord, getWords, type FoundWord } from "./matchWord";

/** A run of text that does or does not meet the search. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Letters of a snippet, and how many of them come before the first match. */
const SNIPPET_LENGTH = 150;
const BEFORE_MATCH = 50;

interface Range {
  start: number;
  end: number;
}

/** Where in the text the folded letters `from` to `to` of a word stand: accents may be characters of their own. */
function rangeIn(text: string, word: FoundWord, from: number, to: number): Range {
  const place = (letters: number) => {
    let end = word.start;
    while (end < word.end && normalizeForSearch(text.slice(word.start, end)).length < letters)
      end += 1;
    while (end < word.end && /\p{M}/u.test(text.charAt(end))) end += 1;
    return end;
  };
  return { start: from === 0 ? word.start : place(from), end: place(to) };
}

function matchesIn(text: string, terms: readonly string[], forgives: boolean): Range[] {
  return getWords(text).flatMap((word) => {
    const best = terms
      .flatMap((term) => matchWord(word.folded, term, forgives) ?? [])
      .toSorted((a, b) => b.grade - a.grade)[0];
    return best === undefined ? [] : rangeIn(text, word, best.from, best.to);
  });
}

/** The text in pieces, those that meet a term marked; together they are the text. */
export function markMatches(
  text: string,
  terms: readonly string[],
  forgives: boolean,
): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end } of matchesIn(text, terms, forgives)) {
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}

/** The text around its first match, cut between words, with an ellipsis where it was cut. */
export function getSnippet(text: string, terms: readonly string[], forgives: boolean): TextPiece[] {
  const [first] = matchesIn(text, terms, forgives);
  const earliest = Math.max(0, (first?.start ?? 0) - BEFORE_MATCH);
  const start =
    earliest === 0 ? 0 : Math.min(text.indexOf(" ", earliest) + 1 || earliest, first?.start ?? 0);
  const latest = start + SNIPPET_LENGTH;
  const lastBlank = text.lastIndexOf(" ", latest);
  const end =
    latest >= text.length ? text.length : lastBlank > (first?.end ?? start) ? lastBlank : latest;
  return markMatches(
    `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`,
    terms,
    forgives,
  );
}
