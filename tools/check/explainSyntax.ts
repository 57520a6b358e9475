import { createScanner, printParseErrorCode, type ParseError } from "jsonc-parser";
import { cut, quoted } from "./words";

/** What to write in place of a part of a text. */
export interface SyntaxFix {
  start: number;
  end: number;
  replacement: string;
}

export interface SyntaxProblem {
  offset: number;
  message: string;
  /** Only where it is plain what was meant. */
  fix?: SyntaxFix | undefined;
}

const JSON_WORDS: ReadonlyMap<string, string> = new Map([
  ["true", "true"],
  ["false", "false"],
  ["null", "null"],
  ["yes", "true"],
  ["no", "false"],
  ["none", "null"],
  ["nil", "null"],
  ["undefined", "null"],
]);

/** A whole number whose thousands are parted; by one point only, JSON would read a fraction. */
const GROUPED = /^-?\d{1,3}(?:(?:[_'’]\d{3})+|(?:[.,]\d{3}){2,}|,\d{3})$/;

/** A text that ends with the only curly quote in it, where a straight one was meant. */
const CURLY_END = /^[^“”„‟«»]*([“”„‟«»])\s*[,:}\]]?\s*$/;

/** A text in quotes of another kind, which ends with its line or before a sign of JSON. */
const OTHERWISE_QUOTED = /^.([^"\\\r\n]*?)["'`‘’“”„‟«»](?=\s*(?:[,:;}\]]|$))/m;

/** An escape, a backslash that begins none, or a control character. */
const UNUSUAL = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})?|[^ -\uffff]/g;

const replace = (offset: number, length: number, replacement: string): SyntaxFix => ({
  start: offset,
  end: offset + length,
  replacement,
});
const remove = (offset: number, length = 1) => replace(offset, length, "");
const insert = (offset: number, sign: string) => replace(offset, 0, sign);

/** Where the bracket stands that is open at an offset, if one is. */
function openerAt(text: string, offset: number): number | undefined {
  const scanner = createScanner(text, true);
  const open: number[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < offset; scanner.scan()) {
    const char = text.charAt(scanner.getTokenOffset());
    if (char === "{" || char === "[") open.push(scanner.getTokenOffset());
    if (char === "}" || char === "]") open.pop();
  }
  return open.at(-1);
}

/** Where the parser stopped, as the explanations look at it. */
interface Stop {
  text: string;
  offset: number;
  token: string;
  /** Where what stands before the token ends. */
  end: number;
  last: string;
  opener: number;
  isInList: boolean;
}

/** Whether a field's name must stand at the stop. */
const isName = ({ isInList, last }: Stop) => !isInList && (last === "{" || last === ",");

/** Says in words why the parser stopped, at the place where something is missing or too much. */
export function explainSyntax(text: string, { error, offset, length }: ParseError): SyntaxProblem {
  const token = text.slice(offset, offset + length);
  const end = text.slice(0, offset).trimEnd().length;
  const opener = openerAt(text, offset);
  if (opener === undefined && (end > 0 || token === "")) return aroundRecord(text, offset, token);
  const isInList = opener !== undefined && text[opener] === "[";
  const last = text.charAt(end - 1);
  const stop = { text, offset, token, end, last, opener: opener ?? 0, isInList };
  const number = token.endsWith(";") ? undefined : aroundNumber(stop);
  if (number) return number;
  switch (printParseErrorCode(error)) {
    case "InvalidCommentToken": {
      const blank = token.replace(/[^\r\n]/g, " ");
      const fix = replace(offset, length, blank);
      return { offset, message: "JSON has no comments; remove it", fix };
    }
    case "UnexpectedEndOfString": {
      const name = isName(stop) ? /^"([^"\s:]+)\s*:/.exec(token)?.[1] : undefined;
      const place =
        name === undefined
          ? "for this text; a line break inside text is written \\n"
          : `after ${cut(name)}`;
      const message = `a closing quote (") is missing ${place}`;
      return curlyEnd(offset, token) ?? { offset, message };
    }
    case "InvalidCharacter":
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return wrongCharacter(offset, token);
    case "InvalidSymbol":
      return wrongSymbol(stop);
    case "ColonExpected": {
      const name = /"(?:[^"\\\n]|\\.)*"$/.exec(text.slice(0, end))?.[0] ?? "";
      const message = `a colon (:) is missing after ${cut(name)}`;
      return { offset: end, message, fix: /^["{[]/.test(token) ? insert(end, ":") : undefined };
    }
    case "CommaExpected":
      return missingComma(stop);
    default:
      return missingPart(stop);
  }
}

/** One character that is not right, and what to write for it. */
const replaceOne = (offset: number, message: string, replacement: string): SyntaxProblem => ({
  offset,
  message,
  fix: replace(offset, 1, replacement),
});

/** What a text of JSON may not hold. */
function wrongCharacter(start: number, token: string): SyntaxProblem {
  const found = [...token.matchAll(UNUSUAL)].find(([sign]) => sign.length === 1);
  const offset = start + (found?.index ?? 0);
  if (found?.[0] === "\t")
    return replaceOne(offset, "there's a tab inside the text; write a space instead", " ");
  if (found?.[0] !== "\\")
    return replaceOne(offset, "there's a control character inside the text; remove it", "");
  const written = token.slice(found.index, found.index + 2);
  const message = `"${written}" means nothing in JSON; a backslash is written \\\\`;
  return { offset, message, fix: insert(offset, "\\") };
}

/** What stands outside a record, or in its place. */
function aroundRecord(text: string, offset: number, token: string): SyntaxProblem {
  const end = text.trimEnd() === "" ? 0 : text.slice(0, offset).trimEnd().length;
  if (end === 0)
    return { offset: 0, message: "the file is empty; a record is an object in braces: { … }" };
  if (token === "}" || token === "]")
    return { offset, message: `"${token}" closes nothing; remove it`, fix: remove(offset) };
  const message = `the record ends here, but ${quoted(token.charAt(0))} follows; remove what follows, or one "}" before it`;
  return { offset: end, message };
}

/** What is wrong with the number that ends or goes on at the stop, if there is one. */
function aroundNumber({ text, offset, token }: Stop): SyntaxProblem | undefined {
  const before = /[-\d.,'’_]*$/.exec(text.slice(Math.max(0, offset - 40), offset))?.[0] ?? "";
  const start = offset - before.length;
  const written = /^-?[\d.,'’_]*\d/.exec(text.slice(start))?.[0] ?? "";
  if (GROUPED.test(written)) {
    const digits = written.replace(/[^-\d]/g, "");
    const fix = replace(start, written.length, digits);
    return { offset: start, message: `write digits alone: ${digits}`, fix };
  }
  const isInNumber = /[\d.]$/.test(before) || /^[-+.\d]/.test(token);
  if (!isInNumber || before.includes(",")) return undefined;
  const whole = quoted(/^[-+.'’\w]+/.exec(text.slice(start))?.[0] ?? token);
  const message = `${whole} isn't a number in JSON; text needs double quotes`;
  return { offset: start, message };
}

const notStraight = (offset: number, quote: string, fix: SyntaxFix | undefined) => ({
  offset,
  message: `use straight double quotes ("), not ${quote}`,
  fix,
});

/** The one curly quote of a text that begins at an offset, where it was meant to end the text. */
function curlyEnd(offset: number, written: string): SyntaxProblem | undefined {
  const quote = CURLY_END.exec(written)?.[1];
  if (quote === undefined) return undefined;
  const at = offset + written.indexOf(quote);
  return notStraight(at, quote, replace(at, 1, '"'));
}

/** A text that ends too early because of a quote inside it. */
function earlyQuote(text: string, end: number): SyntaxProblem {
  const start = text.lastIndexOf('"', end - 2);
  const message = 'the text ends here; a quote inside text is written \\"';
  return curlyEnd(start, text.slice(start, end - 1)) ?? { offset: end - 1, message };
}

/** What begins no value and no name. */
function wrongSymbol(stop: Stop): SyntaxProblem {
  const { text, offset, token, end, last } = stop;
  const char = token.charAt(0);
  if (/[\s\u200b\ufeff]/.test(char)) {
    const code = char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    const message = `there's an unusual space (U+${code}) outside the quotes; replace it with a plain one`;
    return replaceOne(offset, message, " ");
  }
  if (/['`‘’“”„«»]/.test(char)) {
    const [written = "", content = ""] = OTHERWISE_QUOTED.exec(text.slice(offset)) ?? [];
    const fix = written === "" ? undefined : replace(offset, written.length, `"${content}"`);
    return notStraight(offset, char, fix);
  }
  if (token.endsWith(";"))
    return replaceOne(offset + token.length - 1, "write a comma, not ;", ",");
  if (last === '"' && end === offset) return earlyQuote(text, end);
  const word = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(token)?.[0];
  if (word === undefined) return { offset, message: `${quoted(char)} is not the start of a value` };
  const meant = JSON_WORDS.get(word.toLowerCase());
  if (isName(stop) && text[offset + word.length] !== '"') {
    const message = `a field's name needs double quotes: write ${quoted(word)}`;
    return { offset, message, fix: replace(offset, word.length, JSON.stringify(word)) };
  }
  if (!isName(stop) && meant !== undefined) {
    const message = `${quoted(word)} is not a word of JSON; write ${meant}`;
    return { offset, message, fix: replace(offset, word.length, meant) };
  }
  const message = `an opening quote (") is missing before ${cut(word)}`;
  return { offset, message, fix: isName(stop) ? insert(offset, '"') : undefined };
}

/** Why neither a comma nor the end of the list or object follows a value. */
function missingComma(stop: Stop): SyntaxProblem {
  const { text, offset, token, end, last, isInList } = stop;
  if (token === "}" || token === "]") return wrongBracket(stop);
  if (token === ":")
    return { offset, message: "there's a colon where a comma or the end is expected" };
  if (last === '"' && end === offset) return earlyQuote(text, end);
  const follows = isInList ? /^["{[]/ : /^"[^"\\\r\n]*"\s*:/;
  const fix = follows.test(text.slice(offset)) ? insert(end, ",") : undefined;
  return { offset: end, message: "a comma (,) is missing here", fix };
}

/** Why no value or name stands where one must. */
function missingPart(stop: Stop): SyntaxProblem {
  const { offset, token, end, last, isInList } = stop;
  const extra = "one comma too many";
  if (token === "") return earlyEnd(stop);
  if ((token === "}" || token === "]") && last === ",")
    return { offset: end - 1, message: `${extra}: nothing follows it`, fix: remove(end - 1) };
  if (token === "}" && isInList) return wrongBracket(stop);
  if (token === "}" || token === "]") return { offset, message: "a value is missing here" };
  if (token !== ",")
    return { offset, message: `a field's name in double quotes is expected, not ${quoted(token)}` };
  return last === ":" || isInList
    ? {
        offset,
        message: `${extra}, or a value is missing before it`,
        fix: isInList ? remove(offset) : undefined,
      }
    : { offset, message: extra, fix: remove(offset) };
}

/** The bracket that is open, in words, and the one that closes it. */
function openWords({ text, opener, isInList }: Stop) {
  const line = text.slice(0, opener).split("\n").length;
  return { closer: isInList ? "]" : "}", opened: `"${text.charAt(opener)}" of line ${line}` };
}

function wrongBracket(stop: Stop): SyntaxProblem {
  const { closer, opened } = openWords(stop);
  const message = `"${stop.token}" stands where "${closer}" must close the ${opened}`;
  return { offset: stop.offset, message };
}

function earlyEnd(stop: Stop): SyntaxProblem {
  const { closer, opened } = openWords(stop);
  const message = `the file ends too early: "${closer}" is missing for the ${opened}`;
  return { offset: stop.text.length, message };
}
