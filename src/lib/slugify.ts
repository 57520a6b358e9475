import { foldAccents } from "./text";

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
 * Makes a part of an address from a name or label: accents and case folded, everything but letters,
 * their marks and digits as single hyphens. Letters of other scripts stay, in NFC.
 */
export const slugify = (text: string): string =>
  foldAccents(text)
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .normalize("NFC");
