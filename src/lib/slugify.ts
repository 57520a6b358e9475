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

/** Removes accents and case, and joins words by hyphens. Keeps letters of other scripts, in NFC. */
export const slugify = (text: string): string =>
  foldAccents(text)
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .normalize("NFC");

/** Author key of a person who wants no page. */
export const NO_PAGE = "";

/** Returns the slug of an author's page, or null without a page. `person`: author record's key. */
export const toAuthorSlug = (name: string, person: string | null): string | null =>
  person === NO_PAGE ? null : (person ?? slugify(name));
