import { parseFragment } from "parse5";
import { type JsonObject, type JsonValue, isObject } from "../../src/lib/json";
import { collapseWhitespace, getMonthName } from "../../src/lib/text";

/** A bibliography entry of any file format. Fields are those of CSL-JSON, except for dates. */
export interface BibliographyEntry {
  file: string;
  line: number;
  /** Type as the file's format writes it; empty for a message about the file or an unread entry. */
  type: string;
  item: JsonObject;
  /** Dates as written, the most important first. */
  dates: readonly string[];
  faults: readonly string[];
  notes: readonly string[];
}

/** Returns an entry that holds only messages; with a fault it's refused. */
export const toUnreadEntry = (
  file: string,
  line: number,
  faults: readonly string[],
  notes: readonly string[] = [],
): BibliographyEntry => ({ file, line, type: "", item: {}, dates: [], faults, notes });

const MARKUP =
  /<\/?(?:(?:jats|mml):\w+|math|m(?:i|n|o|row|sub|sup|text)|i|b|em|sub|sup|scp|sc|span|a|code|p|br|li|ul|tex)(?:\s[^<>]*)?\/?>/gi;
const RAISED = /<(?:jats:)?(sup|sub)>(\d+)<\/(?:jats:)?\1>/gi;
const DIGITS: Readonly<Record<string, string>> = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹", sub: "₀₁₂₃₄₅₆₇₈₉" };

const raise = (_all: string, tag: string, digits: string) =>
  digits.replace(/\d/g, (digit) => DIGITS[tag.toLowerCase()]?.[Number(digit)] ?? digit);

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, (entity) => {
    const [node] = parseFragment(entity).childNodes;
    return node && "value" in node ? node.value : entity;
  });

/**
 * Converts CSL text to plain text.
 * Removes markup, decodes entities twice (some exports escape twice), and collapses white space.
 */
export const toPlainText = (text: string): string =>
  collapseWhitespace(
    decodeEntities(decodeEntities(text))
      .replace(RAISED, raise)
      .replace(MARKUP, "")
      .replace(/(?<![\p{L}\p{N}])"([^"]+)"/gu, "“$1”"),
  ).normalize("NFC");

/** Of a list, such as Crossref's titles, the first item. */
export function plain(value: JsonValue | undefined): string {
  const [first] = Array.isArray(value) ? value : [value];
  return typeof first === "string" || typeof first === "number" ? toPlainText(String(first)) : "";
}

export const getPart = (value: JsonValue | undefined, name: string): string =>
  plain(isObject(value) ? value[name] : undefined);

export const addSubtitle = (title: string, subtitle: string): string =>
  title === "" || subtitle === ""
    ? title
    : `${title}${/[.:?!]$/.test(title) ? "" : ":"} ${subtitle}`;

/** Decoders insert replacement characters for invalid UTF-8. */
export const findLostLetters = (text: string): string[] =>
  text.includes("\ufffd")
    ? ["a letter is not saved as UTF-8; save the file as UTF-8 and write the letter again"]
    : [];

const MONTHS = Array.from({ length: 12 }, (_, index) => getMonthName(index + 1).toLowerCase());
const YEAR = /(?<!\d)(?:1[5-9]|20|21)\d\d(?!\d{1,3}(?!\d))/;
/** Year first, then the month; or a month or range of months alone. */
const NUMERIC_MONTH =
  /^\d{4}[-/.]?(\d{1,2})(?!\d{2})|^\d{4}(\d{2})\d{2}$|^(\d{1,2})(?:\s*[–—/-]+\s*\d{1,2})?$/;

/**
 * Returns the month (1 to 12) of `aug`, `Sept.`, `08`, `2020-08`, `15/08/2020` or `3-7 August`.
 * If there are several, the first counts.
 */
function getMonth(text: string): number | undefined {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const named = words.map((word) => MONTHS.findIndex((month) => month.startsWith(word)) + 1);
  const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}$/.exec(text.trim()) ?? [];
  // The order of day and month differs by country.
  const either = new Set([first, second].map(Number).filter((number) => number <= 12));
  const [, ...numeric] = NUMERIC_MONTH.exec(text.trim()) ?? [];
  const written = either.size === 1 ? [...either][0] : numeric.find(Boolean);
  const month = named.find((number) => number > 0) ?? Number(written);
  return month >= 1 && month <= 12 ? month : undefined;
}

/**
 * Merges an entry's dates. The first year counts, with the month of the first date that doesn't
 * contradict it. `unread` is a text whose month can't be read.
 */
export function readDates(texts: readonly string[]) {
  const dates = texts
    .filter((text) => text !== "")
    .map((text) => ({ text, year: YEAR.exec(text)?.[0], month: getMonth(text) }));
  const year = dates.find((date) => date.year !== undefined)?.year;
  const others = dates.filter((date) => date.year !== undefined && date.year !== year);
  const own = dates.filter((date) => !others.includes(date));
  return {
    year,
    month: own.find((date) => date.month !== undefined)?.month,
    unread: own.find(({ text }) => text !== year)?.text,
    notes: others.map(
      ({ text }) => `it has two dates; ${year ?? ""} was taken, and "${text}" left out`,
    ),
  };
}
