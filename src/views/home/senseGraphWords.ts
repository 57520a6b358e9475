/** Translations in the hero's graph, per sense, in the order of the records' `contexts`. */
export const senseGraphWords: readonly (readonly string[])[] = [
  ["primavera", "весна", "ربيع", "वसंत"],
  ["泉", "πηγή", "מעיין", "ምንጭ"],
  ["molla", "ზამბარა", "용수철", "สปริง"],
  ["прыжок", "قفزة", "ցատկ", "άλμα"],
];

export const OUTLINE_UNITS_PER_EM = 270;

/** Returns a word's id in `senseGraphWords.svg`; null for Latin words, rendered as text. */
export const toOutlineId = (sense: number, index: number): string | null =>
  /^\p{Script=Latin}+$/u.test(senseGraphWords[sense]?.[index] ?? "") ? null : `w${sense}${index}`;
