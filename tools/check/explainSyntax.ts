import { cut, quoted } from "./words";

/** Deepest nesting that a record may have; far beyond any content type. */
const DEEPEST = 100;

const WORDS_OF_JSON = ["true", "false", "null"];
/** What people who know other languages write instead. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ["none", "null"],
  ["nil", "null"],
  ["undefined", "null"],
  ["yes", "true"],
  ["no", "false"],
]);

/** What to write in the place of a part of a text; it has as many lines. */
export interface SyntaxFix {
  start: number;
  end: number;
  replacement: string;
}

/** Where a text stops being JSON. */
export interface SyntaxExplanation {
  offset: number;
  /** What is wrong, and what to write instead. */
  message: string;
  /** Only where it is plain what was meant. */
  fix?: SyntaxFix | undefined;
}

class SyntaxStop extends Error implements SyntaxExplanation {
  constructor(
    readonly offset: number,
    message: string,
    readonly fix?: SyntaxFix,
  ) {
    super(message);
  }
}

const replace = (start: number, end: number, replacement: string): SyntaxFix => ({
  start,
  end,
  replacement,
});
const insert = (offset: number, replacement: string) => replace(offset, offset, replacement);
const removeSign = (offset: number) => replace(offset, offset + 1, "");

/**
 * Reads a text as JSON for the sole purpose of saying, in words, where it stops being JSON: a
 * missing comma or quote is named as such, at the place where it belongs. Nothing where all is well.
 */
export function explainSyntax(text: string): SyntaxExplanation | undefined {
  try {
    readRecord(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxStop)) throw error;
    const { offset, message, fix } = error;
    return { offset, message, fix };
  }
}

// Each of the functions that read takes the offset where its part of the text begins and returns the
// one behind it; where the part is no JSON, it throws.

/** A line with which git parts two versions that it could not join; no text of JSON begins a line so. */
const MERGE_MARK = /^(?:<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$)/m;

function readRecord(text: string): void {
  const mark = MERGE_MARK.exec(text);
  if (mark)
    throw new SyntaxStop(
      mark.index,
      `two versions stand here after a merge; keep one and take out ${quoted(mark[0])} and the like`,
    );
  const start = skipBlanks(text, 0);
  if (start === text.length)
    throw new SyntaxStop(0, "the file is empty; a record is an object in braces: { … }");
  const end = readValue(text, start, { opener: start, depth: 0 });
  const next = skipBlanks(text, end);
  const extra = text[next];
  if (extra === undefined) return;
  if (extra === "}" || extra === "]")
    throw new SyntaxStop(next, `"${extra}" closes nothing; remove it`, removeSign(next));
  if (text[start] !== "{") throw new SyntaxStop(start, "a record is an object in braces: { … }");
  throw new SyntaxStop(
    end,
    `the record ends here, but ${quoted(extra)} follows; remove what follows, or one "}" before it`,
  );
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (/[ \n\r\t]/.test(text[at] ?? "")) at += 1;
  const char = text[at] ?? "";
  if (char === "/" && /[/*]/.test(text[at + 1] ?? ""))
    throw new SyntaxStop(at, "JSON has no comments; remove it", blankComment(text, at));
  if (/[\s\u200b\ufeff]/u.test(char)) {
    const code = char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    throw new SyntaxStop(
      at,
      `an unusual blank (U+${code}) stands outside the quotes; replace it by a space`,
      replace(at, at + 1, " "),
    );
  }
  return at;
}

/** Blanks in the place of a comment, its lines kept; nothing where it has no end. */
function blankComment(text: string, start: number): SyntaxFix | undefined {
  const comment = matchAt(/\/\/[^\r\n]*|\/\*[^]*?\*\//y, text, start)?.[0];
  if (comment === undefined) return undefined;
  return replace(start, start + comment.length, comment.replace(/[^\r\n]/g, " "));
}

/** The list or object that a value stands in. */
interface Container {
  /** Where its opening bracket stands. */
  opener: number;
  /** How many lists and objects are open, this one included. */
  depth: number;
  /** In a list, where the comma before the value stands; in an object a name comes between. */
  comma?: number | undefined;
}

function readValue(text: string, start: number, { opener, depth, comma }: Container): number {
  if (depth > DEEPEST)
    throw new SyntaxStop(start, `lists and objects stand in each other more than ${DEEPEST} deep`);
  const char = text[start];
  switch (char) {
    case undefined:
      throw earlyEnd(text, opener);
    case '"':
      return readText(text, start);
    case "{":
    case "[":
      return readContainer(text, start, depth + 1);
    case ",":
      throw new SyntaxStop(
        start,
        "a comma too many, or a value is missing before it",
        text[opener] === "[" ? removeSign(start) : undefined,
      );
    case "]":
    case "}":
      throw comma === undefined
        ? new SyntaxStop(start, "a value is missing here")
        : new SyntaxStop(comma, "a comma too many: nothing follows it", removeSign(comma));
    default:
      return /[-+.\d]/.test(char) ? readNumber(text, start) : readWord(text, start);
  }
}

function readContainer(text: string, opener: number, depth: number): number {
  const isList = text[opener] === "[";
  const closer = getCloser(text, opener);
  let at = skipBlanks(text, opener + 1);
  if (text[at] === closer) return at + 1;
  let comma: number | undefined;
  for (;;) {
    const start = isList ? at : skipBlanks(text, readKey(text, at, opener, comma));
    const end = readValue(text, start, { opener, depth, comma: isList ? comma : undefined });
    at = skipBlanks(text, end);
    if (text[at] === closer) return at + 1;
    if (text[at] !== ",") throw separatorIssue(text, opener, start, end);
    comma = at;
    at = skipBlanks(text, comma + 1);
  }
}

/** Reads a field's name and the colon after it. */
function readKey(text: string, start: number, opener: number, comma: number | undefined): number {
  if (text[start] !== '"') throw keyIssue(text, start, opener, comma);
  const end = readText(text, start, true);
  const next = skipBlanks(text, end);
  if (text[next] === ":") return next + 1;
  const curly = curlyEnd(text, start, end - 1);
  if (curly) throw curly;
  const key = text.slice(start + 1, end - 1);
  const beforeColon = key.replace(/:\s*$/, "");
  throw beforeColon === key
    ? new SyntaxStop(end, `a colon (:) is missing after ${quoted(key)}`, colonFix(text, end, next))
    : new SyntaxStop(end - 1, `a closing quote (") is missing after ${cut(beforeColon)}`);
}

/** Reads what stands in quotes: a field's name or a value. */
function readText(text: string, start: number, isName = false): number {
  let at = start + 1;
  for (;;) {
    const char = text[at];
    if (char === undefined || char === "\n" || char === "\r")
      throw unclosedText(text, start, isName);
    if (char === '"') return at + 1;
    if (char === "\\") at += escapeAt(text, at).length;
    else if (char < " ") {
      throw new SyntaxStop(
        at,
        char === "\t"
          ? "a tab stands inside text; write a blank instead"
          : "a control character stands inside text; remove it",
        replace(at, at + 1, char === "\t" ? " " : ""),
      );
    } else at += 1;
  }
}

/** A whole number whose thousands are parted; by one point only, JSON would read a fraction. */
const GROUPED = /^-?\d{1,3}(?:(?:[_'’]\d{3})+|(?:[.,]\d{3}){2,}|,\d{3})$/;

const groupedNumber = (written: string, offset: number) => {
  const digits = written.replace(/[^-\d]/g, "");
  const fix = replace(offset, offset + written.length, digits);
  return new SyntaxStop(offset, `write digits alone: ${digits}`, fix);
};

function readNumber(text: string, start: number): number {
  const written = matchAt(/[-+.'’\w]+/y, text, start)?.[0] ?? "";
  if (GROUPED.test(written)) throw groupedNumber(written, start);
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(written)) {
    throw new SyntaxStop(
      start,
      `${quoted(written)} is not a number that JSON knows; text must stand in double quotes`,
    );
  }
  return start + written.length;
}

/** Reads a value that is neither in quotes or brackets nor a number. */
function readWord(text: string, start: number): number {
  const word = wordAt(text, start);
  if (word === undefined)
    throw new SyntaxStop(start, `${quoted(text[start] ?? "")} is not the start of a value`);
  if (WORDS_OF_JSON.includes(word)) return start + word.length;
  const lower = word.toLowerCase();
  const meant = WORDS_OF_JSON.includes(lower) ? lower : OTHER_WORDS.get(lower);
  throw new SyntaxStop(
    start,
    meant === undefined
      ? `an opening quote (") is missing before ${cut(word)}`
      : `${quoted(word)} is not a word of JSON; write ${meant}`,
    meant === undefined ? undefined : replace(start, start + word.length, meant),
  );
}

/** What a sticky pattern finds at an offset. */
function matchAt(pattern: RegExp, text: string, offset: number) {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

const CURLY = "“”„‟«»";
const CURLY_END = new RegExp(`^[^${CURLY}]*([${CURLY}])\\s*[,:}\\]]?\\s*$`);

const notStraight = (offset: number, quote: string, fix: SyntaxFix | undefined) =>
  new SyntaxStop(offset, `use straight double quotes ("), not ${quote}`, fix);

/**
 * The one curly quote of a text, if it stands where a straight one was meant to end the text; `start`
 * is where the text's opening quote stands.
 */
function curlyEnd(text: string, start: number, end: number): SyntaxStop | undefined {
  const written = text.slice(start, end);
  const quote = CURLY_END.exec(written)?.[1];
  if (quote === undefined) return undefined;
  const offset = start + written.indexOf(quote);
  return notStraight(offset, quote, replace(offset, offset + 1, '"'));
}

/** A text in quotes of another kind, which ends with its line or before a sign of JSON. */
const OTHERWISE_QUOTED = /.([^"\\\r\n]*?)["'`‘’“”„‟«»](?=\s*(?:[,:;}\]]|$))/my;

/** Straight quotes for both of a text's, where it is plain which those are. */
function quotesFix(text: string, offset: number): SyntaxFix | undefined {
  const [written = "", content = ""] = matchAt(OTHERWISE_QUOTED, text, offset) ?? [];
  return written === "" ? undefined : replace(offset, offset + written.length, `"${content}"`);
}

/** The word that begins at an offset, if one does; throws where a quote of another kind stands there. */
function wordAt(text: string, offset: number): string | undefined {
  const char = text[offset] ?? "";
  if (/['`‘’“”„«»]/.test(char)) throw notStraight(offset, char, quotesFix(text, offset));
  return matchAt(/[\p{L}_$][\p{L}\p{N}_$-]*/uy, text, offset)?.[0];
}

function escapeAt(text: string, offset: number): string {
  const escape = matchAt(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y, text, offset)?.[0];
  if (escape !== undefined) return escape;
  const written = text.slice(offset, offset + 2);
  throw new SyntaxStop(
    offset,
    `"${written}" means nothing in JSON; a backslash is written \\\\`,
    insert(offset, "\\"),
  );
}

const getCloser = (text: string, opener: number) => (text[opener] === "[" ? "]" : "}");

/** An opening bracket in words. */
function openerWords(text: string, opener: number): string {
  const line = text.slice(0, opener).split("\n").length;
  return `"${text[opener] ?? ""}" of line ${line}`;
}

const earlyEnd = (text: string, opener: number) =>
  new SyntaxStop(
    text.length,
    `the file ends too early: "${getCloser(text, opener)}" is missing for the ${openerWords(text, opener)}`,
  );

/** Why neither a comma nor the end of the list or object follows a value. */
function separatorIssue(text: string, opener: number, start: number, end: number): SyntaxStop {
  const next = skipBlanks(text, end);
  const char = text[next];
  if (char === undefined) return earlyEnd(text, opener);
  if (char === "]" || char === "}") {
    const closer = getCloser(text, opener);
    const opened = openerWords(text, opener);
    return new SyntaxStop(next, `"${char}" stands where "${closer}" must close the ${opened}`);
  }
  if (char === ";")
    return new SyntaxStop(next, "write a comma, not ;", replace(next, next + 1, ","));
  const curly = text[start] === '"' ? curlyEnd(text, start, end - 1) : undefined;
  if (curly) return curly;
  if (text[start] === '"' && next === end)
    return new SyntaxStop(end - 1, 'the text ends here; a quote inside text is written \\"');
  if (char === ":")
    return new SyntaxStop(next, "a colon stands where a comma or the end is expected");
  return new SyntaxStop(end, "a comma (,) is missing here", commaFix(text, opener, end, next));
}

/** A comma, where what follows is plainly the next value of a list, or the next field. */
function commaFix(text: string, opener: number, end: number, next: number): SyntaxFix | undefined {
  const follows = text[opener] === "[" ? /["{[]/y : /"[^"\\\r\n]*"\s*:/y;
  return matchAt(follows, text, next) ? insert(end, ",") : undefined;
}

/** A colon, where a value plainly follows the name. */
const colonFix = (text: string, end: number, next: number): SyntaxFix | undefined =>
  matchAt(/["{[]/y, text, next) ? insert(end, ":") : undefined;

/** Why no field's name in double quotes begins where one must. */
function keyIssue(
  text: string,
  start: number,
  opener: number,
  comma: number | undefined,
): SyntaxStop {
  const char = text[start];
  if (char === undefined) return earlyEnd(text, opener);
  if (char === "}" && comma !== undefined)
    return new SyntaxStop(comma, "a comma too many: nothing follows it", removeSign(comma));
  if (char === ",") return new SyntaxStop(start, "a comma too many", removeSign(start));
  const number = comma === undefined ? undefined : numberAround(text, comma);
  if (number) return number;
  const word = wordAt(text, start);
  if (word === undefined)
    return new SyntaxStop(
      start,
      `a field's name in double quotes is expected, not ${quoted(char)}`,
    );
  const end = start + word.length;
  return text[end] === '"'
    ? new SyntaxStop(
        start,
        `an opening quote (") is missing before ${cut(word)}`,
        insert(start, '"'),
      )
    : new SyntaxStop(
        start,
        `a field's name must stand in double quotes: write ${quoted(word)}`,
        replace(start, end, `"${word}"`),
      );
}

/** The number of which a comma between two fields is a part, as in 1,724,662. */
function numberAround(text: string, comma: number): SyntaxStop | undefined {
  const start = comma - (/\d*$/.exec(text.slice(Math.max(0, comma - 4), comma))?.[0].length ?? 0);
  const written = matchAt(/\d+(?:,\d+)+/y, text, start)?.[0] ?? "";
  return GROUPED.test(written) ? groupedNumber(written, start) : undefined;
}

function unclosedText(text: string, start: number, isName: boolean): SyntaxStop {
  const lineEnd = text.slice(start).search(/[\r\n]|$/) + start;
  const curly = curlyEnd(text, start, lineEnd);
  if (curly) return curly;
  const name = isName ? matchAt(/"([^"\s:]+)\s*:/y, text, start)?.[1] : undefined;
  return new SyntaxStop(
    start,
    name === undefined
      ? 'a closing quote (") is missing for this text; a line break inside text is written \\n'
      : `a closing quote (") is missing after ${cut(name)}`,
  );
}
