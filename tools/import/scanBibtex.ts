import { LOST_LETTER, LOST_LETTER_MESSAGE } from "./bibliographyEntry";

/** A value as BibTeX has it, macros filled in, and the line of its name. */
export interface BibtexValue {
  latex: string;
  line: number;
}

/** An entry as it is written, before anything is made of it. */
export interface BibtexEntry {
  /** In lower case. */
  type: string;
  key: string;
  /** The line on which it begins, counted from 1. */
  line: number;
  /** By name, in lower case. */
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
/** The start of an entry inside a value: a brace before it was never closed. */
const ENTRY_IN_VALUE = /\n[ \t]*@[ \t]*[A-Za-z]+[ \t]*[{(][ \t]*[^\s,{}()="]+[ \t]*,/;
/** A field inside a value: the sign that opens the value was probably never closed. */
const FIELD_IN_VALUE = /\n[ \t]*[A-Za-z][\w-]*[ \t]*=[ \t]*["{\w]/;
const FIELD_AT_LINE_START = /^[ \t]*[A-Za-z][\w-]*[ \t]*=[ \t]*["{\d]/m;

/** Gives the line of an offset, counted from 1. */
function lineCounter(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/** Reads values and names from a place onwards. */
class Cursor {
  constructor(
    readonly text: string,
    public at: number,
    readonly macros: ReadonlyMap<string, string>,
  ) {}

  sign(): string {
    return this.text.charAt(this.at);
  }

  /** White space, and whole lines that are commented out. */
  skipBlanks(): void {
    const [blanks = ""] = /^(?:\s|(?<=^|\n)%[^\n]*)*/.exec(this.text.slice(this.at)) ?? [];
    this.at += blanks.length;
    while (this.sign() === "%") {
      const end = this.text.indexOf("\n", this.at);
      this.at = end === -1 ? this.text.length : end;
      while (/\s/.test(this.sign())) this.at += 1;
    }
  }

  take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ""] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }

  /** The text up to the sign that closes what opens here, its own signs left out. */
  enclosed(close: string): string {
    const start = this.at + 1;
    let depth = 0;
    for (this.at = start; this.at < this.text.length; this.at += 1) {
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

const unclosed = (name: string, opener: string) =>
  `the ${opener === '"' ? "quotation mark" : "brace"} that opens ${name} is never closed`;

/** Where a value probably ran away, among those that were read before the issue; the first counts. */
interface OpenValue {
  name: string;
  /** Offsets of the field's name and of its value. */
  start: number;
  from: number;
}

/** Reads the fields of an entry, which begins at an offset, up to the sign that closes it. */
function readFields(
  cursor: Cursor,
  close: string,
  begin: number,
  lineOf: (offset: number) => number,
): Map<string, BibtexValue> {
  const neverClosed = () => new SyntaxIssue(begin, "the entry is never closed; a brace is missing");
  const fields = new Map<string, BibtexValue>();
  const read: OpenValue[] = [];
  try {
    for (;;) {
      cursor.skipBlanks();
      if (cursor.sign() === close) {
        cursor.at += 1;
        break;
      }
      const start = cursor.at;
      const written = cursor.take(/[A-Za-z][\w:.+-]*/y);
      const name = written.toLowerCase();
      cursor.skipBlanks();
      if (start >= cursor.text.length) throw neverClosed();
      if (name === "" || cursor.sign() !== "=") {
        throw new SyntaxIssue(
          start,
          `no field can begin with ${JSON.stringify(cursor.text.slice(start, start + 12).split("\n", 1)[0])}; write name = {value},`,
        );
      }
      cursor.at += 1;
      cursor.skipBlanks();
      read.push({ name: written, start, from: cursor.at });
      const latex = cursor.value(written);
      const first = fields.get(name);
      if (first) {
        throw new SyntaxIssue(
          start,
          `${written} stands twice, first in line ${first.line}; remove one`,
        );
      }
      fields.set(name, { latex, line: lineOf(start) });
      cursor.skipBlanks();
      if (cursor.sign() === ",") cursor.at += 1;
      else if (cursor.sign() !== close) {
        const [next = ""] = /^[\w@]+/.exec(cursor.text.slice(cursor.at)) ?? [];
        if (cursor.at >= cursor.text.length || next.startsWith("@")) throw neverClosed();
        throw new SyntaxIssue(
          cursor.at,
          `a comma is missing between ${written} and ${next === "" ? JSON.stringify(cursor.sign()) : next}`,
        );
      }
    }
  } catch (error) {
    if (!(error instanceof SyntaxIssue)) throw error;
    const end = Math.max(cursor.at, error.offset);
    const runaway = read.find(({ from }, index) =>
      FIELD_IN_VALUE.test(cursor.text.slice(from, read[index + 1]?.start ?? end)),
    );
    const last = read.at(-1);
    const open = runaway ?? (error.message === "" ? last : undefined);
    if (!open) throw error;
    throw new SyntaxIssue(open.start, unclosed(open.name, cursor.text.charAt(open.from)));
  }
  const swallowing = read.find(({ from }, index) =>
    ENTRY_IN_VALUE.test(cursor.text.slice(from, read[index + 1]?.start ?? cursor.at)),
  );
  if (swallowing) {
    throw new SyntaxIssue(
      swallowing.start,
      unclosed(swallowing.name, cursor.text.charAt(swallowing.from)),
    );
  }
  return fields;
}

/** The offset of the next entry that begins a line. */
function nextLineStart(text: string, from: number): number {
  ENTRY_AT_LINE_START.lastIndex = from;
  return ENTRY_AT_LINE_START.exec(text)?.index ?? text.length;
}

/**
 * Reads BibTeX entry by entry. An issue ends its own entry only: reading goes on at the next line
 * that begins one. Macros are filled in; `@comment`, `@preamble`, and what stands between entries
 * or is commented out with %, is passed over.
 */
export function scanBibtex(text: string): BibtexScan {
  const lineOf = lineCounter(text);
  const macros = new Map(MONTH_MACROS.map((month) => [month, month]));
  const scan: BibtexScan = { entries: [], issues: [] };
  let at = 0;
  for (;;) {
    ENTRY_START.lastIndex = at;
    const match = ENTRY_START.exec(text);
    if (!match) return scan;
    const [opening, writtenType = "", bracket] = match;
    const start = match.index;
    const lineStart = text.lastIndexOf("\n", start) + 1;
    if (text.slice(lineStart, start).trimStart().startsWith("%")) {
      at = start + opening.length;
      continue;
    }
    const type = writtenType.toLowerCase();
    const close = bracket === "(" ? ")" : "}";
    const cursor = new Cursor(text, start + opening.length, macros);
    try {
      if (type === "comment" || type === "preamble") {
        cursor.at -= 1;
        cursor.enclosed(close);
      } else if (type === "string") {
        for (const [name, { latex }] of readFields(cursor, close, start, lineOf))
          macros.set(name, latex);
      } else {
        const key = cursor.take(/[^\s,{}()="]*/y);
        cursor.skipBlanks();
        if (cursor.sign() === ",") cursor.at += 1;
        else if (cursor.sign() !== close) {
          throw new SyntaxIssue(
            start,
            `the entry has no key; write @${type}{key, before its fields`,
          );
        }
        const fields = readFields(cursor, close, start, lineOf);
        const lost = text.slice(start, cursor.at).indexOf(LOST_LETTER);
        if (lost !== -1) throw new SyntaxIssue(start + lost, LOST_LETTER_MESSAGE);
        const rest = text.slice(cursor.at, nextLineStart(text, cursor.at));
        const stray = FIELD_AT_LINE_START.exec(rest);
        if (stray) {
          throw new SyntaxIssue(
            cursor.at - 1,
            `the entry is closed here, but fields follow in line ${lineOf(cursor.at + stray.index)}; remove the brace too many`,
          );
        }
        scan.entries.push({ type, key, line: lineOf(start), fields });
      }
      at = cursor.at;
    } catch (error) {
      if (!(error instanceof SyntaxIssue)) throw error;
      scan.issues.push({
        line: lineOf(error.offset),
        message:
          error.message === "" ? `the @${type} is never closed; a brace is missing` : error.message,
      });
      at = nextLineStart(text, start + opening.length);
    }
  }
}
