import { foldForms, normalizeForSearch } from "../text";

/** A word of a text: its place, its folded form, and the words that it's made of, as WordAtlas is. */
export interface Word {
  start: number;
  end: number;
  folded: string;
  parts: readonly string[];
}

/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
/** Shorter parts of a compound are no words. */
const SHORTEST_PART = 5;

/** Folding is what costs most of an index, and a site has few words many times. */
const folded = new Map<string, string>();
const fold = (word: string): string => {
  const known = folded.get(word) ?? normalizeForSearch(word);
  folded.set(word, known);
  return known;
};

const segment = (run: string) =>
  UNSPACED.test(run)
    ? [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(run)]
    : [{ segment: run, index: 0 }];

/** The place in a text of each UTF-16 unit of its folded forms. */
const getPlaces = (text: string): number[] =>
  [...text.matchAll(/(?:\P{M}|^)[\p{M}\uff9e\uff9f]*/gu)].flatMap(({ 0: cluster, index }) =>
    foldForms(cluster)
      .split("")
      .map(() => index),
  );

/** The words of a text: runs of letters, their marks and digits; where a script has no spaces, as dictionaries part them. */
export const getWords = (text: string): Word[] => {
  const plain = foldForms(text);
  const places = plain === text ? undefined : getPlaces(text);
  const placeOf = (unit: number) => (places ? (places[unit] ?? text.length) : unit);
  return [...plain.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: run, index }) =>
    segment(run).map(({ segment: word, index: offset }) => {
      const parts = word.split(/(?<=\p{Ll}\p{M}*)(?=\p{Lu})/u);
      return {
        start: placeOf(index + offset),
        end: placeOf(index + offset + word.length),
        folded: fold(word),
        parts:
          parts.length > 1 ? parts.filter((part) => part.length >= SHORTEST_PART).map(fold) : [],
      };
    }),
  );
};

/** The folded words of a text with blanks between them, so that texts are compared by whole words. */
export const toPhrase = (text: string): string =>
  getWords(text)
    .map(({ folded }) => folded)
    .join(" ");

/** A phrase in the letters of the text that it was taken from. */
export function asWritten(text: string, phrase: string): string {
  const words = getWords(text);
  const { length } = phrase.split(" ");
  const runs = words.map((_, at) => words.slice(at, at + length));
  const run = runs.find((some) => some.map(({ folded }) => folded).join(" ") === phrase);
  return run?.[0] ? text.slice(run[0].start, run.at(-1)?.end) : phrase;
}
