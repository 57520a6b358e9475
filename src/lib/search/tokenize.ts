import { foldForms, normalizeForSearch } from "../text";

/** Word: offsets in UTF-16 units, folded form, and parts of a compound such as WordAtlas. */
export interface Token {
  start: number;
  end: number;
  folded: string;
  parts: readonly string[];
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const SHORTEST_PART = 5;

const segment = (run: string) =>
  UNSPACED.test(run)
    ? [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(run)]
    : [{ segment: run, index: 0 }];

/** Returns the position in the original text of each UTF-16 unit of the folded text. */
const getPlaces = (text: string): number[] =>
  [...text.matchAll(/(?:\P{M}|^)[\p{M}\uff9e\uff9f]*/gu)].flatMap(({ 0: cluster, index }) =>
    foldForms(cluster)
      .split("")
      .map(() => index),
  );

const splitRun = (run: string): Token[] =>
  segment(run).map(({ segment: word, index }) => {
    const parts = word.split(/(?<=\p{Ll}\p{M}*)(?=\p{Lu})/u);
    return {
      start: index,
      end: index + word.length,
      folded: normalizeForSearch(word),
      parts:
        parts.length > 1
          ? parts.filter((part) => part.length >= SHORTEST_PART).map(normalizeForSearch)
          : [],
    };
  });

/** Cache of split words, because splitting is the slowest step of indexing. */
const tokensByRun = new Map<string, Token[]>();

/** Splits a text into words; the platform's dictionary splits scripts without spaces. */
export const tokenize = (text: string): Token[] => {
  const plain = foldForms(text);
  const places = plain === text ? undefined : getPlaces(text);
  const placeOf = (unit: number) => (places ? (places[unit] ?? text.length) : unit);
  const tokens: Token[] = [];
  for (const { 0: run, index } of plain.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const split = tokensByRun.get(run) ?? splitRun(run);
    tokensByRun.set(run, split);
    for (const { start, end, folded, parts } of split)
      tokens.push({ start: placeOf(index + start), end: placeOf(index + end), folded, parts });
  }
  return tokens;
};

/** Returns the folded words joined by spaces, for comparing whole words. */
export const toPhrase = (text: string): string =>
  tokenize(text)
    .map(({ folded }) => folded)
    .join(" ");

/** Returns a folded phrase as `text` spells it, or unchanged if `text` doesn't contain it. */
export function findOriginalSpelling(text: string, phrase: string): string {
  const words = tokenize(text);
  const { length } = phrase.split(" ");
  const runs = words.map((_, at) => words.slice(at, at + length));
  const run = runs.find((some) => some.map(({ folded }) => folded).join(" ") === phrase);
  return run?.[0] ? text.slice(run[0].start, run.at(-1)?.end) : phrase;
}
