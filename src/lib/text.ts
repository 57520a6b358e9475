import { assertDefined } from "./assertDefined";

/** White space squeezed to single blanks and trimmed. */
export const collapseWhitespace = (text: string) => text.replace(/\s+/g, " ").trim();

/** A text that stays on one line, such as a telephone number: its blanks do not break. */
export const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

/** The fragment of a title: lower case, spaces as hyphens. */
export const getFragment = (title: string) =>
  collapseWhitespace(title).toLowerCase().replaceAll(" ", "-");

/**
 * Removes accents that people leave out when they type: those of Latin and Greek letters, the dots of
 * ё and Cyrillic stress marks. Marks of other scripts tell words apart and stay. The result is in NFC.
 */
export const foldAccents = (text: string) =>
  text
    .normalize("NFD")
    .replace(/(^|[\p{sc=Latin}\p{sc=Greek}\p{Z}])[\p{M}\p{Diacritic}]+/gu, "$1")
    .replace(/([еЕ])\u0308/g, "$1")
    .replace(/([аеиоуыэюяАЕИОУЫЭЮЯ])[\u0300\u0301]+/g, "$1")
    .normalize("NFC");

/**
 * Replaces compatibility forms, such as full-width letters and ligatures, by the usual ones and removes
 * characters that nobody sees, such as soft hyphens (UAX #15, UAX #44).
 */
export const foldForms = (text: string) =>
  text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");

/** Text as searches compare it: forms, accents, case and the shapes of quotes and dashes folded, white space squeezed. */
export const normalizeForSearch = (text: string) =>
  collapseWhitespace(
    foldAccents(foldForms(text))
      .toLowerCase()
      .replace(/[‘’‛ʼ′]/g, "'")
      .replace(/[“”„‟″]/g, '"')
      .replace(/[‐-―]/g, "-"),
  );

/** Compares two texts by their code units; for a reader's order fold them first. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Sorted as readers look for texts, whatever their accents and case; equals keep their order. It does
 * without the platform's collation, whose first use holds a phone up for some 30 ms.
 */
export function sortByText<Item>(items: readonly Item[], getText: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, folded: normalizeForSearch(getText(item)) }))
    .sort((a, b) => compareTexts(a.folded, b.folded))
    .map(({ item }) => item);
}

/** A list in words: "a", "a and b", "a, b and c". */
export const formatList = (items: readonly string[], conjunction = "and"): string =>
  [items.slice(0, -1).join(", "), items.at(-1)].filter(Boolean).join(` ${conjunction} `);

// The site speaks one language, and the first formatter of `Intl` holds a phone up for 80 ms.
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** The name of a month, counted from 1. */
export const monthName = (month: number): string =>
  assertDefined(MONTHS[month - 1], `Month ${month}`);

/** A month such as March 2025; `month` counts from 1. Without one it's the year. */
export const formatMonth = (year: number, month: number | null) =>
  month === null ? String(year) : `${monthName(month)} ${year}`;

/** The same as 2025-03, or as 2025. */
export const isoMonth = (year: number, month: number | null) =>
  month === null ? String(year) : `${year}-${String(month).padStart(2, "0")}`;

/** A day such as 12 March 2025, from `YYYY-MM-DD`. */
export function formatDay(isoDate: string): string {
  const [year = 0, month = 0, day = 0] = isoDate.split("-").map(Number);
  return `${day} ${formatMonth(year, month)}`;
}

/** A whole amount of euros, such as €10,000. */
export const formatEuros = (amount: number) =>
  `€${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ",")}`;

/** Seconds as minutes and seconds: 79 is 1:19. */
export const formatDuration = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** Words with a capital letter at the start, as a line of their own has it. */
export const withCapital = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** A number of things in words: `1 item`, `2 items`. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
