import { foldAccents } from "./text";

/** Transcriptions of letters that aren't a base letter with an accent. */
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
 * Makes a URL slug from a name or label: folds accents and case, and replaces everything except
 * letters, marks and digits by single hyphens. Letters of other scripts stay, in NFC.
 */
export const slugify = (text: string): string =>
  foldAccents(text)
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .normalize("NFC");

/** Value for a person without a page. */
export const NO_PAGE = "";

/**
 * Returns the last segment of an author page's path, or null for a person without a page.
 * `person` is the key of the author record, which only authors with several spellings have.
 * Otherwise the slug comes from the name.
 */
export const toAuthorSlug = (name: string, person: string | null): string | null =>
  person === NO_PAGE ? null : (person ?? slugify(name));
