import { monthName } from "../../src/lib/text";
import type { JsonObject } from "../check/jsonDocument";

const MONTHS = Array.from({ length: 12 }, (_, index) => monthName(index + 1).toLowerCase());
const YEAR = /(?<!\d)(?:1[5-9]|20|21)\d\d(?!\d{1,3}(?!\d))/;

/** The number that says the month, or undefined where a text says none or two could be meant. */
function monthNumber(text: string): number | undefined {
  const [, iso] =
    /^\d{4}[-/.]?(\d{1,2})(?!\d{2})/.exec(text) ?? /^\d{4}(\d{2})\d{2}$/.exec(text) ?? [];
  if (iso !== undefined) return Number(iso);
  const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}$/.exec(text) ?? [];
  const [, alone] = /^(\d{1,2})(?:\s*[–—/-]+\s*\d{1,2})?$/.exec(text) ?? [];
  if (first === undefined) return alone === undefined ? undefined : Number(alone);
  // Some countries write the day first, others the month.
  const either = [first, second].map(Number).filter((number) => number <= 12);
  return new Set(either).size === 1 ? either[0] : undefined;
}

/** A month from 1, of `aug`, `Sept.`, `08`, `2020-08`, `15/08/2020` or `3-7 August`; the first of several. */
function getMonth(text: string): number | undefined {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const named = words.map((word) => MONTHS.findIndex((month) => month.startsWith(word)) + 1);
  const month = named.find((number) => number > 0) ?? monthNumber(text.trim());
  return month !== undefined && month >= 1 && month <= 12 ? month : undefined;
}

/**
 * Joins dates of an entry in CSL's form. The first year counts; the month is that of the first date of
 * this year that has one. `literal` keeps what says more than that but can't be read.
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
