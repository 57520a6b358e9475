import { assertDefined } from "./errors";

/** Escapes text for HTML: between tags and in double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

export const collapseWhitespace = (text: string) => text.replace(/\s+/g, " ").trim();

/** Replaces spaces by no-break spaces, such as in telephone numbers. */
export const keepTogether = (text: string) => text.replaceAll(" ", "\u00a0");

/** Converts a title to a fragment: lower case, with hyphens for spaces. */
export const getFragment = (title: string) =>
  collapseWhitespace(title).toLowerCase().replaceAll(" ", "-");

/**
 * Removes accents that people omit when typing: Latin and Greek accents, the dots of ё and Cyrillic
 * stress marks. Marks of other scripts stay, because they distinguish words. The result is in NFC.
 */
export const foldAccents = (text: string) =>
  text
    .normalize("NFD")
    .replace(/(^|[\p{sc=Latin}\p{sc=Greek}\p{Z}])[\p{M}\p{Diacritic}]+/gu, "$1")
    .replace(/([еЕ])\u0308/g, "$1")
    .replace(/([аеиоуыэюяАЕИОУЫЭЮЯ])[\u0300\u0301]+/g, "$1")
    .normalize("NFC");

/** Normalises full-width letters and ligatures (NFKC); removes invisible characters (UAX #44). */
export const foldForms = (text: string) =>
  text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");

/** Folds forms, accents, case, quotes, dashes and white space, so that search can compare texts. */
export const normalizeForSearch = (text: string) =>
  collapseWhitespace(
    foldAccents(foldForms(text))
      .toLowerCase()
      .replace(/[‘’‛ʼ′]/g, "'")
      .replace(/[“”„‟″]/g, '"')
      .replace(/[‐-―]/g, "-"),
  );

/** Compares texts by UTF-16 units. For alphabetical order, fold them first. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts by folded text; the platform's collation would block a phone for some 30 ms. */
export function sortByText<Item>(items: readonly Item[], getText: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, folded: normalizeForSearch(getText(item)) }))
    .sort((a, b) => compareTexts(a.folded, b.folded))
    .map(({ item }) => item);
}

/** Joins items: "a", "a and b", "a, b and c". */
export const formatList = (items: readonly string[], conjunction = "and"): string =>
  [items.slice(0, -1).join(", "), items.at(-1)].filter(Boolean).join(` ${conjunction} `);

// Avoids `Intl`, whose first formatter blocks a phone for 80 ms; the site has one language.
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** Returns the English name of a month, 1 to 12. Throws for other numbers. */
export const getMonthName = (month: number): string =>
  assertDefined(MONTHS[month - 1], `Month ${month}`);

/** Formats as March 2025; null gives only the year. */
export const formatMonth = (year: number, month: number | null) =>
  month === null ? String(year) : `${getMonthName(month)} ${year}`;

/** Formats as 2025-03; null gives only the year. */
export const isoMonth = (year: number, month: number | null) =>
  month === null ? String(year) : `${year}-${String(month).padStart(2, "0")}`;

export function formatDay(isoDate: string): string {
  const [year = 0, month = 0, day = 0] = isoDate.split("-").map(Number);
  return `${day} ${formatMonth(year, month)}`;
}

export const formatEuros = (amount: number) =>
  `€${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ",")}`;

export const formatDuration = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats a count with its noun: `1 item`, `2 items`. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Formats bytes in steps of 1024: 8.9 KB, 130 KB, 1.4 MB. */
export const formatWeight = (bytes: number): string => {
  if (bytes >= 1024 ** 2) return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  return `${(bytes / 1024).toFixed(bytes < 10 * 1024 ? 1 : 0)} KB`;
};

const BYTE_UNITS = ["b", "kb", "mb", "gb"] as const;

/** Formats bytes in a unit, in steps of 1024, with 2 decimals: 2097152 is `2.00`. */
export const formatBytes = (bytes: number, unit: (typeof BYTE_UNITS)[number] = "mb"): string =>
  (bytes / 1024 ** BYTE_UNITS.indexOf(unit)).toFixed(2);

/** Adds ® to the name of a registered product. */
export const formatProductName = (name: string, isRegistered: boolean): string =>
  isRegistered ? `${name}®` : name;

export const formatTelephone = ({ prefix, number }: Queries.Phone): string => `${prefix} ${number}`;

/** Removes spaces, which a `tel:` URL can't have. */
export const toTelephoneUrl = ({ prefix, number }: Queries.Phone): string =>
  `tel:${prefix}${number}`.replaceAll(/\s/g, "");
