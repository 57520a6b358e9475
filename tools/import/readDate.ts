import { monthName } from "../../src/lib/text";
import type { JsonObject } from "../../src/lib/json";

const MONTHS = Array.from({ length: 12 }, (_, index) => monthName(index + 1).toLowerCase());
const YEAR = /(?<!\d)(?:1[5-9]|20|21)\d\d(?!\d{1,3}(?!\d))/;

/** Returns the month in a numeric date; undefined if missing or ambiguous. */
function monthNumber(text: string): number | undefined {
  const [, iso] =
    /^\d{4}[-/.]?(\d{1,2})(?!\d{2})/.exec(text) ?? /^\d{4}(\d{2})\d{2}$/.exec(text) ?? [];
  if (iso !== undefined) return Number(iso);
  const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}$/.exec(text) ?? [];
  const [, alone] = /^(\d{1,2})(?:\s*[–—/-]+\s*\d{1,2})?$/.exec(text) ?? [];
  if (first === undefined) return alone === undefined ? undefined : Number(alone);
  // The order of day and month differs by country.
  const either = [first, second].map(Number).filter((number) => number <= 12);
  return new Set(either).size === 1 ? either[0] : undefined;
}

/**
 * Returns the month (1 to 12) of `aug`, `Sept.`, `08`, `2020-08`, `15/08/2020` or `3-7 August`.
 * If there are several, the first counts.
 */
function getMonth(text: string): number | undefined {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const named = words.map((word) => MONTHS.findIndex((month) => month.startsWith(word)) + 1);
  const month = named.find((number) => number > 0) ?? monthNumber(text.trim());
  return month !== undefined && month >= 1 && month <= 12 ? month : undefined;
}

/**
 * Merges an entry's dates into a CSL date.
 * The first year counts, with the month of the first date that doesn't contradict it. `literal`
 * keeps a text whose month can't be read.
 */
export function readDate(texts: readonly string[]): { issued: JsonObject; notes: string[] } {
  const dates = texts
    .filter((text) => text !== "")
    .map((text) => ({
      text,
      year: YEAR.exec(text)?.[0],
      month: getMonth(text),
    }));
  const year = dates.find((date) => date.year !== undefined)?.year;
  const others = dates.filter((date) => date.year !== undefined && date.year !== year);
  const month = dates.find((date) => date.month !== undefined && !others.includes(date))?.month;
  const unread = dates.find(
    ({ text }) => text !== year && !others.some((date) => date.text === text),
  );
  return {
    issued: {
      "date-parts": [
        [...(year === undefined ? [] : [year, ...(month === undefined ? [] : [month])])],
      ],
      ...(month === undefined && unread && { literal: unread.text }),
    },
    notes: others.map(
      ({ text }) => `it has two dates; ${year ?? ""} was taken, and "${text}" left out`,
    ),
  };
}
