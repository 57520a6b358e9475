import { parseFragment } from "parse5";
import { getText } from "../../content/htmlTree";
import { type JsonObject, type JsonValue, isObject } from "../../src/lib/json";
import { collapseWhitespace, getMonthName } from "../../src/lib/text";

/** Entry of a bibliography. `item` has the fields of CSL-JSON, except for dates. */
export interface BibliographyEntry {
  file: string;
  line: number;
  /** Type as the file's format writes it. */
  type: string;
  item: JsonObject;
  /** Dates as written, the most important first. */
  dates: readonly string[];
  notes: readonly string[];
}

/** A part of a file that isn't imported, or a warning about entries that are. */
export interface ImportNote {
  file: string;
  line: number;
  message: string;
  isWarning?: true;
}

type Parts = (Omit<BibliographyEntry, "file"> | Omit<ImportNote, "file">)[];

/** Reads a file's text; an entry that can't be read becomes a note. */
export type ReadBibliography = (text: string) => Parts | Promise<Parts>;

const MARKUP =
  /<\/?(?:(?:jats|mml):\w+|math|m(?:i|n|o|row|sub|sup|text)|i|b|em|sub|sup|scp|sc|span|a|code|p|br|li|ul|tex)(?:\s[^<>]*)?\/?>/gi;
const RAISED = /<(?:jats:)?(sup|sub)>(\d+)<\/(?:jats:)?\1>/gi;
const DIGITS: Readonly<Record<string, string>> = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹", sub: "₀₁₂₃₄₅₆₇₈₉" };

const HINTS = /[\u00ad\u200b\u200e\u200f\u2060]/g;
/** Mathematical letters and digits, and raised suffixes such as ˢᵗ. They become plain. */
const PLAIN_LETTERS = /[\u{1d400}-\u{1d7ff}]|(?<=\d)(?:ˢᵗ|ⁿᵈ|ʳᵈ|ᵗʰ)/gu;

/** Decodes character references twice, because some exports escape twice. */
export const decodeEntities = (text: string, times = 2): string =>
  times > 0 && text.includes("&")
    ? decodeEntities(getText(parseFragment(text.replaceAll("<", "&lt;"))), times - 1)
    : text;

/** Converts CSL text to plain text: decodes entities, removes markup and curls quotation marks. */
const toPlainText = (text: string): string =>
  collapseWhitespace(
    decodeEntities(text)
      .replace(HINTS, "")
      // A dotless i before a combining mark becomes i, so that NFC can join them.
      .replace(/ı(?=\p{M})/gu, "i")
      .replace(PLAIN_LETTERS, (letters) => letters.normalize("NFKC"))
      .replace(RAISED, (_all, tag: string, digits: string) =>
        digits.replace(/\d/g, (digit) => DIGITS[tag.toLowerCase()]?.[Number(digit)] ?? digit),
      )
      .replace(MARKUP, "")
      .replace(/(?<![\p{L}\p{N}])"([^"]+)"/gu, "“$1”")
      .replace(/(?<!\p{L})[`']([^`']*[^`'\s])'(?!\p{L})/gu, "‘$1’")
      .replace(/[`']/g, "’")
      .replaceAll("LᴬTEX", "LaTeX"),
  ).normalize("NFC");

/** Returns a value's text as written; for a list, such as Crossref's titles, its first item. */
export function getWritten(value: JsonValue | undefined): string {
  const [first] = Array.isArray(value) ? value : [value];
  return typeof first === "string" || typeof first === "number" ? String(first) : "";
}

/** Returns the first of some fields that isn't empty, as plain text. */
export const read = (value: JsonValue | undefined, ...names: readonly string[]): string =>
  names
    .map((name) => toPlainText(getWritten(isObject(value) ? value[name] : "")))
    .find((text) => text !== "") ?? "";

export const addSubtitle = (title: string, subtitle: string): string =>
  title === "" || subtitle === ""
    ? title
    : `${title}${/[.:?!]$/.test(title) ? "" : ":"} ${subtitle}`;

export const MONTHS = Array.from({ length: 12 }, (_, index) =>
  getMonthName(index + 1).toLowerCase(),
);
const YEAR = /(?<!\d)(?:1[5-9]|20|21)\d\d(?!\d{1,3}(?!\d))/;
const NUMERIC_MONTHS = [
  /^\d{4}[-/.]?(\d{1,2})(?!\d{2})/,
  /^(\d{1,2})(?:\s*[–—/-]+\s*\d{1,2})?$/,
  // Only a day above 12 is unambiguous, since the order of day and month differs by country.
  /^(?:1[3-9]|2\d|3[01])[-/.](\d{1,2})[-/.]\d{4}$/,
];

/** Returns the first month (1 to 12) of `aug`, `08`, `2020-08`, `15/08/2020` or `3-7 August`. */
function getMonth(text: string): number | undefined {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const named = words.map((word) => MONTHS.findIndex((month) => month.startsWith(word)) + 1);
  const numbers = NUMERIC_MONTHS.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  const month = named.find((number) => number > 0) ?? Number(numbers[0]);
  return month >= 1 && month <= 12 ? month : undefined;
}

/** Returns the first year, with the month of the first date that doesn't contradict it. */
export function readDates(texts: readonly string[]) {
  const dates = texts
    .map(toPlainText)
    .filter((text) => text !== "")
    .map((text) => ({ text, year: YEAR.exec(text)?.[0], month: getMonth(text) }));
  const [year] = dates.flatMap((date) => date.year ?? []);
  const others = dates.filter((date) => date.year !== undefined && date.year !== year);
  const own = dates.filter((date) => !others.includes(date));
  const [unread = ""] = own.flatMap(({ text }) => (text === year ? [] : ` (written: ${text})`));
  return {
    year,
    month: own.flatMap(({ month }) => month ?? [])[0],
    unread,
    notes: others.map(({ text }) => `it has two dates; "${text}" was left out for ${year ?? ""}`),
  };
}
