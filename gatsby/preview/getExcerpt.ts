import type { ExcerptLine } from "../../src/lib/previewReport";

/** Characters shown before the invalid place, and after it: a paragraph of HTML is one long line. */
const BEFORE = 40;
const AFTER = 60;

/** A text in quotes, or a word, at the place of the issue; else its first character. */
const TOKEN = /^(?:"(?:[^"\\]|\\.)*"?|[^\s,:[\]{}"]+|.)/;

const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** The line of an issue and the one before it; line and column count from 1. */
export function getExcerpt(text: string, line: number, column: number): ExcerptLine[] {
  const lines = text.split(/\r?\n/);
  const invalid = lines[line - 1];
  if (invalid === undefined) return [];
  const start = column - 1;
  const before = invalid.slice(0, start);
  const marked = TOKEN.exec(invalid.slice(start))?.[0] ?? "";
  const previous = lines[line - 2];
  return [
    ...(previous === undefined
      ? []
      : [{ number: line - 1, before: shortened(previous, BEFORE + AFTER), marked: "", after: "" }]),
    {
      number: line,
      before: before.length > BEFORE ? `…${before.slice(-BEFORE)}` : before,
      marked: shortened(marked, AFTER),
      after: shortened(invalid.slice(start + marked.length), AFTER),
    },
  ];
}
