import { LOST_LETTER, LOST_LETTER_MESSAGE } from "./bibliographyEntry";

/** A value as BibTeX has it, macros filled in, and the line of its name. */
export interface BibtexValue {
  latex: string;
  line: number;
}

/** An entry as it is written, before anything is made of it. */
export interface BibtexEntry {
  type: string;
  key: string;
  /** The line on which it begins, counted from 1. */
  line: number;
  fields: ReadonlyMap<string, BibtexValue>;
}

export interface BibtexScan {
  entries: BibtexEntry[];
  issues: { line: number; message: string }[];
}

/** Ends the reading of one entry; the next one is read all the same. */
class SyntaxIssue extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message);
  }
}

/** The names of months that every BibTeX style knows. */
const MONTH_MACROS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const ENTRY_START = /@\s*([A-Za-z]+)\s*([{(])/g;
const ENTRY_AT_LINE_START = /^[ \t]*@[ \t]*[A-Za-z]+[ \t]*[{(]/gm;
/** A field inside a value: the sign that opens the value was probably never closed. */
const FIELD_IN_VALUE = /\n[ \t]*[A-Za-z][\w-]*[ \t]*=[ \t]*["{\w]/;
const FIELD_AT_LINE_START = /^[ \t]*[A-Za-z][\w-]*[ \t]*=[ \t]*["{\d]/m;

/** Gives the line of an offset, counted from 1. */
function lineCounter(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index).concat(text.length);
  return (offset) => ends.findIndex((end) => end >= offset) + 1;
}

/** Reads values and names from a place onwards, up to another. */
class Cursor {
  constructor(
    readonly text: string,
    public at: number,
    readonly end: number,
    readonly macros: ReadonlyMap<string, string>,
  ) {}

  sign(): string {
    return this.at < this.end ? this.text.charAt(this.at) : "";
  }

  take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ""] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }

  /** White space, and the rest of lines that are commented out. */
  skipBlanks(): void {
    this.take(/(?:\s|%[^\n]*)*/y);
  }

  /** The text up to the sign that closes what opens here, its own signs left out. */
  enclosed(close: string): string {
    const start = this.at + 1;
    let depth = 0;
    for (this.at = start; this.at < this.end; this.at += 1) {
      const sign = this.sign();
      if (sign === "\\") this.at += 1;
      else if (depth === 0 && sign === close) {
        this.at += 1;
        return this.text.slice(start, this.at - 1);
      } else if (sign === "{") depth += 1;
      else if (sign === "}") depth -= 1;
    }
    throw new SyntaxIssue(start - 1, "");
  }

  /** A value: pieces in braces or quotation marks, numbers and macros, joined by `#`. */
  value(name: string): string {
    let latex = "";
    for (;;) {
      this.skipBlanks();
      const start = this.at;
      const sign = this.sign();
      if (sign === "{") latex += this.enclosed("}");
      else if (sign === '"') latex += this.enclosed('"');
      else {
        const word = this.take(/[^\s"#%'(),={}]+/y);
        if (word === "") throw new SyntaxIssue(start, `${name} has no value; write ${name} = {…}`);
        const macro = /^\d+$/.test(word) ? word : this.macros.get(word.toLowerCase());
        if (macro === undefined) {
          throw new SyntaxIssue(
            start,
            `${name}: no @string "${word}"; define it before, or write the text in braces`,
          );
        }
        latex += macro;
      }
      this.skipBlanks();
      if (this.sign() !== "#") return latex;
      this.at += 1;
    }
  }
}

/** Reads the fields of an entry, which begins at an offset, up to the sign that closes it. */
function readFields(
  cursor: Cursor,
  close: string,
  begin: number,
  lineOf: (offset: number) => number,
): Map<string, BibtexValue> {
  const { text } = cursor;
  const fields = new Map<string, BibtexValue>();
  /** The fields that were read, with the places of the name and of the value. */
  const read: { name: string; start: number; from: number }[] = [];
  try {
    for (;;) {
      cursor.skipBlanks();
      if (cursor.sign() === close) break;
      const start = cursor.at;
      const name = cursor.take(/[A-Za-z][\w:.+-]*/y);
      cursor.skipBlanks();
      if (start >= cursor.end)
        throw new SyntaxIssue(begin, "the entry is never closed; a brace is missing");
      if (name === "" || cursor.sign() !== "=") {
        const [written = ""] = text.slice(start, start + 12).split("\n", 1);
        const message = `no field can begin with ${JSON.stringify(written)}; write name = {value},`;
        throw new SyntaxIssue(start, message);
      }
      cursor.at += 1;
      cursor.skipBlanks();
      read.push({ name, start, from: cursor.at });
      const latex = cursor.value(name);
      const first = fields.get(name.toLowerCase());
      if (first) {
        const message = `${name} stands twice, first in line ${first.line}; remove one`;
        throw new SyntaxIssue(start, message);
      }
      fields.set(name.toLowerCase(), { latex, line: lineOf(start) });
      cursor.skipBlanks();
      if (cursor.sign() === ",") cursor.at += 1;
      else if (cursor.sign() !== close && cursor.sign() !== "") {
        const offset = cursor.at;
        const next = cursor.take(/\w+/y) || JSON.stringify(cursor.sign());
        throw new SyntaxIssue(offset, `a comma is missing between ${name} and ${next}`);
      }
    }
  } catch (error) {
    if (!(error instanceof SyntaxIssue)) throw error;
    const end = Math.max(cursor.at, error.offset);
    const runaway = read.find(({ from }, index) =>
      FIELD_IN_VALUE.test(text.slice(from, read[index + 1]?.start ?? end)),
    );
    const open = runaway ?? (error.message === "" ? read.at(-1) : undefined);
    if (!open) throw error;
    const sign = text.charAt(open.from) === '"' ? "quotation mark" : "brace";
    throw new SyntaxIssue(open.start, `the ${sign} that opens ${open.name} is never closed`);
  }
  cursor.at += 1;
  return fields;
}

/**
 * Reads BibTeX entry by entry. An entry ends at the latest where another begins a line, so that an
 * issue is one of its own only. Macros are filled in; `@comment`, `@preamble`, and what stands between
 * entries or is commented out with %, is passed over.
 */
export function scanBibtex(text: string): BibtexScan {
  const lineOf = lineCounter(text);
  const lineStarts = [...text.matchAll(ENTRY_AT_LINE_START)].map(({ index }) => index);
  const macros = new Map(MONTH_MACROS.map((month) => [month, month]));
  const scan: BibtexScan = { entries: [], issues: [] };
  let at = 0;
  for (;;) {
    ENTRY_START.lastIndex = at;
    const match = ENTRY_START.exec(text);
    if (!match) return scan;
    const [opening, writtenType = "", bracket] = match;
    const start = match.index;
    at = start + opening.length;
    const before = text.slice(text.lastIndexOf("\n", start) + 1, start);
    if (before.trimStart().startsWith("%")) continue;
    const type = writtenType.toLowerCase();
    const close = bracket === "(" ? ")" : "}";
    const isPassedOver = type === "comment" || type === "preamble";
    const end = lineStarts.find((index) => index > start) ?? text.length;
    const cursor = new Cursor(text, at, isPassedOver ? text.length : end, macros);
    try {
      if (isPassedOver) {
        cursor.at -= 1;
        cursor.enclosed(close);
      } else if (type === "string") {
        for (const [name, { latex }] of readFields(cursor, close, start, lineOf))
          macros.set(name, latex);
      } else scan.entries.push(readEntry(cursor, type, close, start, lineOf));
      at = cursor.at;
    } catch (error) {
      if (!(error instanceof SyntaxIssue)) throw error;
      const message = error.message || `the @${type} is never closed; a brace is missing`;
      scan.issues.push({ line: lineOf(error.offset), message });
      at = end;
    }
  }
}

/** Reads an entry whose opening bracket is behind the cursor. */
function readEntry(
  cursor: Cursor,
  type: string,
  close: string,
  start: number,
  lineOf: (offset: number) => number,
): BibtexEntry {
  const key = cursor.take(/[^\s,{}()="]*/y);
  cursor.skipBlanks();
  if (cursor.sign() === ",") cursor.at += 1;
  else if (cursor.sign() !== close) {
    const message = `the entry has no key; write @${type}{key, before its fields`;
    throw new SyntaxIssue(start, message);
  }
  const fields = readFields(cursor, close, start, lineOf);
  const lost = cursor.text.slice(start, cursor.at).indexOf(LOST_LETTER);
  if (lost !== -1) throw new SyntaxIssue(start + lost, LOST_LETTER_MESSAGE);
  const stray = FIELD_AT_LINE_START.exec(cursor.text.slice(cursor.at, cursor.end));
  if (stray) {
    const line = lineOf(cursor.at + stray.index);
    const message = `the entry is closed here, but fields follow in line ${line}; remove the brace too many`;
    throw new SyntaxIssue(cursor.at - 1, message);
  }
  return { type, key, line: lineOf(start), fields };
}
