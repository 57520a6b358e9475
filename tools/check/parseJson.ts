import { parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import { quoted } from "./words";

/** Something that makes a text no JSON. */
interface SyntaxProblem {
  offset: number;
  message: string;
  /**
   * What it does to the rest: nothing; its own value is lost, or all of its line; of a `text` without
   * an end the words that follow; from `end` on everything is read wrongly.
   */
  spoils: "nothing" | "value" | "line" | "text" | "end";
}

/** An escape, a backslash that begins none, or a control character. */
const UNUSUAL = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})?|[^ -\uffff]/g;

/** What the parser says of a sound sign after it has lost its way. */
const MAY_BE_ECHO = /^(?:Comma|Colon|Value|PropertyName)Expected$/;

/** A semicolon that ends a line, and so stands outside of texts. */
const SEMICOLON = /;(?=[ \t\r]*$)/gm;

/** Characters that a text of JSON may not hold as they are. */
const wrongCharacters = (start: number, token: string): SyntaxProblem[] =>
  [...token.matchAll(UNUSUAL)].flatMap(({ 0: sign, index }) => {
    if (sign.length > 1) return [];
    const message =
      sign === "\\"
        ? `"${token.slice(index, index + 2)}" means nothing in JSON; a backslash is written \\\\`
        : "there's a tab or a control character inside the text; write a space instead";
    return [{ offset: start + index, message, spoils: "nothing" }];
  });

/** What begins no value and no name. */
function wrongSymbol(text: string, offset: number, token: string, end: number): SyntaxProblem {
  const last = text.charAt(end - 1);
  if (last === '"' && end === offset)
    return {
      offset: end - 1,
      message: 'the text ends here; a quote inside text is written \\"',
      spoils: "line",
    };
  // Where no comma follows, the parser takes what comes next for the value.
  const isValue = /[:[]/.test(last) && /^[^\n]*?(?:,[ \t\r]*\n|\s*[}\]])/.test(text.slice(offset));
  const spoils = isValue ? "value" : "line";
  const message = /^[\s\u200b\ufeff]/.test(token)
    ? "there's an unusual space outside the quotes; replace it with a plain one"
    : /[{,]/.test(last)
      ? `${quoted(token)} is no name of a field; put it in straight double quotes`
      : `${quoted(token)} is no value of JSON; write true, false, null, a number, or text in straight double quotes`;
  return { offset, message, spoils };
}

/** What a stop of the parser means, told where something is missing or too much. */
function problemsAt(text: string, { error, offset, length }: ParseError): SyntaxProblem[] {
  const token = text.slice(offset, offset + length);
  const end = text.slice(0, offset).trimEnd().length;
  const isClosing = token === "}" || token === "]";
  const code = printParseErrorCode(error);
  const tell = (message: string, spoils: SyntaxProblem["spoils"], at = offset) => [
    { offset: at, message, spoils },
  ];
  switch (code) {
    case "InvalidCommentToken":
      return tell("JSON has no comments; remove it", "nothing");
    case "UnexpectedEndOfString":
      return tell(
        'a straight closing quote (") is missing for this text; a line break inside text is written \\n',
        "text",
      );
    case "InvalidCharacter":
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return wrongCharacters(offset, token);
    case "InvalidSymbol":
      return [wrongSymbol(text, offset, token, end)];
    case "EndOfFileExpected":
      return isClosing
        ? tell(`"${token}" closes nothing; remove it`, "nothing")
        : tell(
            `the record ends here, but ${quoted(token.charAt(0))} follows; remove what follows, or one "}" before it`,
            "end",
            end,
          );
    case "CloseBraceExpected":
    case "CloseBracketExpected": {
      const closer = code === "CloseBraceExpected" ? "}" : "]";
      return tell(`the file ends too early: "${closer}" is missing`, "end", text.length);
    }
    case "ColonExpected":
      return tell("a colon (:) is missing after this name", "line", end);
    case "CommaExpected":
      if (isClosing)
        return tell(`"${token}" doesn't close what is open here; is it the other bracket?`, "end");
      // Of what joins a value without a blank, such as 1_000, nobody knows what was meant.
      return token === ":" || end === offset
        ? tell("a comma (,) is missing here, or a number isn't digits alone", "line", end)
        : tell("a comma (,) is missing here", "nothing", end);
    default:
      if (end === 0)
        return tell("the file is empty; a record is an object in braces: { … }", "end", 0);
      if (isClosing && text.charAt(end - 1) === ",")
        return tell("one comma too many: nothing follows it", "nothing", end - 1);
      if (token === ",")
        return tell("one comma too many, or something is missing before it", "value");
      return isClosing
        ? tell("a value is missing here", "value")
        : tell(`a field's name in double quotes is expected, not ${quoted(token)}`, "line");
  }
}

/**
 * Reads a text as far as it's JSON, and says in words where it isn't and why, in the order of the
 * text. Of what the parser stumbles over after a slip, only what stands for itself is told. Without a
 * root where more than single values isn't read as it was meant.
 */
export function parse(written: string): { root?: Node | undefined; problems: SyntaxProblem[] } {
  const problems = [...written.matchAll(SEMICOLON)].map(({ index }): SyntaxProblem => {
    return { offset: index, message: "write a comma, not ;", spoils: "nothing" };
  });
  const text = written.replace(SEMICOLON, ",");
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  let last: SyntaxProblem = { offset: -1, message: "", spoils: "nothing" };
  /** What the parser stumbled over last, whether or not it is told. */
  let before = { code: "", end: -1 };
  for (const error of errors) {
    const { offset, length } = error;
    const code = printParseErrorCode(error.error);
    const isSameLine = !text.slice(last.offset, offset).includes("\n");
    const isNext = text.slice(before.end, offset).trim() === "";
    const follows = isSameLine || last.spoils === "text" || MAY_BE_ECHO.test(code);
    const isEcho =
      offset < before.end ||
      // The parser looks for a value, too, where it has found no name.
      (before.code === "PropertyNameExpected" && code === "ValueExpected") ||
      (last.spoils !== "nothing" && isNext && follows) ||
      (last.spoils === "line" && isSameLine);
    before = { code, end: offset + length };
    if (isEcho) continue;
    const found = problemsAt(text, error);
    problems.push(...found);
    last = found.at(-1) ?? last;
    if (last.spoils === "end") break;
  }
  const isRead = problems.every(({ spoils }) => spoils === "nothing" || spoils === "value");
  return {
    root: isRead ? root : undefined,
    problems: problems.sort((one, other) => one.offset - other.offset),
  };
}
