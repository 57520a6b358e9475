import type { ExcerptLine } from "../../src/lib/previewReport";

/** Characters shown before the faulty place, and after it: a paragraph of HTML is one long line. */
const BEFORE = 40;
const AFTER = 60;

/** A text in quotes, or a word, at the place of the fault; else its first character. */
const TOKEN = /^(?:"(?:[^"\\]|\\.)*"?|[^\s,:[\]{}"]+|.)/;

const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** The line of a fault and the one before it; line and column count from 1. */
export function excerptOf(text: string, line: number, column: number): ExcerptLine[] {
  const lines = text.split(/\r?\n/);
  const faulty = lines[line - 1];
  if (faulty === undefined) return [];
  const start = column - 1;
  const before = faulty.slice(0, start);
  const marked = TOKEN.exec(faulty.slice(start))?.[0] ?? "";
  const previous = lines[line - 2];
  return [
    ...(previous === undefined
      ? []
      : [{ number: line - 1, before: shortened(previous, BEFORE + AFTER), marked: "", after: "" }]),
    {
      number: line,
      before: before.length > BEFORE ? `…${before.slice(-BEFORE)}` : before,
      marked: shortened(marked, AFTER),
      after: shortened(faulty.slice(start + marked.length), AFTER),
    },
  ];
}
