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

/** Folds accents and case, and hyphenates the rest. Letters of other scripts stay, in NFC. */
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

/** Null for a person without a page. `person` is the author record's key, if there is one. */
export const toAuthorSlug = (name: string, person: string | null): string | null =>
  person === NO_PAGE ? null : (person ?? slugify(name));
