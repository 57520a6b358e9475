import { normalizeForSearch } from "./text";

/** Letters that aren't a base letter with a mark, as people type them without a special keyboard. */
const PLAIN_LETTERS = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ı", "i"],
]);

/**
 * A name or label as a part of an address: accents and case folded, everything but letters and
 * digits as single hyphens. Names that differ in nothing else have one slug. Letters of other
 * scripts stay.
 */
export const slugify = (text: string): string =>
  normalizeForSearch(text)
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
