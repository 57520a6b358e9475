import { parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import type { TextIssue } from "./issue";
import { quote } from "../src/lib/messages";

interface JsonProblem extends TextIssue {
  /** True if the parser still reads the rest correctly; at most this value is lost. */
  isContained: boolean;
}

const MESSAGES: Readonly<Record<string, string>> = {
  InvalidCommentToken: "JSON has no comments; remove it",
  UnexpectedEndOfComment: "JSON has no comments; remove it",
  UnexpectedEndOfString:
    'a straight closing quote (") is missing for this text; a line break inside text is written \\n',
  InvalidCharacter: "there's a tab or a control character inside the text; write a space instead",
  InvalidEscapeCharacter:
    'this text has a backslash that means nothing in JSON; a backslash is written \\\\, a quote \\"',
  InvalidUnicode: "this text has \\u without four digits after it; a backslash is written \\\\",
  UnexpectedEndOfNumber: "this number isn't complete",
  CloseBraceExpected: 'the file ends too early: "}" is missing',
  CloseBracketExpected: 'the file ends too early: "]" is missing',
  ColonExpected: "a colon (:) is missing after this name",
};

const CONTAINED = new Set([
  "InvalidCommentToken",
  "InvalidCharacter",
  "InvalidEscapeCharacter",
  "InvalidUnicode",
]);

const SEMICOLON = /;(?=[ \t\r]*$)/gm;

/** Converts a parser error to a message. Reports a missing token after the previous one. */
function getProblem(text: string, { error, offset, length }: ParseError): JsonProblem {
  const code = printParseErrorCode(error);
  const token = text.slice(offset, offset + length);
  const end = text.slice(0, offset).trimEnd().length;
  const last = text.charAt(end - 1);
  const isClosing = token === "}" || token === "]";
  const fault = (message: string, at = offset, isContained = false) => ({
    offset: at,
    message,
    isContained,
  });
  switch (code) {
    case "ColonExpected":
      return fault(MESSAGES[code] ?? code, end);
    case "CloseBraceExpected":
    case "CloseBracketExpected":
      return fault(MESSAGES[code] ?? code, text.length);
    case "EndOfFileExpected":
      return isClosing
        ? fault(`"${token}" closes nothing; remove it`, offset, true)
        : fault('the record ends here; remove what follows, or one "}" before it', end);
    case "CommaExpected":
      return isClosing
        ? fault(`"${token}" doesn't close what is open here; is it the other bracket?`)
        : // Text joined to a value without a space, such as 1_000, can't be recovered.
          fault("a comma (,) is missing here", end, token !== ":" && end < offset);
    case "InvalidSymbol": {
      if (last === '"' && end === offset)
        return fault('the text ends here; a quote inside text is written \\"', end - 1);
      if (/[{,]/.test(last))
        return fault(`${quote(token)} is no name of a field; put it in straight double quotes`);
      // Unless a comma or bracket follows, the parser reads the next token as the value.
      const isValue = /^[^\n]*?(?:,[ \t\r]*\n|\s*[}\]])/.test(text.slice(offset));
      return fault(
        `${quote(token)} is no value of JSON; write true, false, null, a number, or text in straight double quotes`,
        offset,
        isValue,
      );
    }
    case "PropertyNameExpected":
    case "ValueExpected":
      if (end === 0) return fault("the file is empty; a record is an object in braces: { … }", 0);
      if (token === "," || isClosing)
        return fault(
          last === "," || token === ","
            ? "one comma too many, or something is missing beside it"
            : "a value is missing here",
          last === "," && isClosing ? end - 1 : offset,
          true,
        );
      if (token === "") return fault(MESSAGES.CloseBraceExpected ?? code, end - 1);
      return fault(`a field's name in double quotes is expected, not ${quote(token)}`);
    default:
      return fault(MESSAGES[code] ?? code, offset, CONTAINED.has(code));
  }
}

/** Reports the first problem of each line. Omits `root` unless all problems are contained. */
export function parse(written: string): { root?: Node | undefined; problems: JsonProblem[] } {
  const problems = [...written.matchAll(SEMICOLON)].map(({ index }): JsonProblem => ({
    offset: index,
    message: "write a comma, not ;",
    isContained: true,
  }));
  const text = written.replace(SEMICOLON, ",");
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  let lastOffset = -1;
  let end = -1;
  let isAfterComment = false;
  for (const error of errors) {
    const { offset, length } = error;
    const code = printParseErrorCode(error.error);
    // The parser often repeats an error at the next token.
    const isNext = end >= 0 && text.slice(end, offset).trim() === "" && !isAfterComment;
    const isSameLine = lastOffset >= 0 && !text.slice(lastOffset, offset).includes("\n");
    end = Math.max(end, offset + length);
    isAfterComment = code === "InvalidCommentToken";
    if (isNext || isSameLine) continue;
    const problem = getProblem(text, error);
    problems.push(problem);
    lastOffset = problem.offset;
    // After these errors the parser confuses names and values.
    if (
      /^Close|^EndOf/.test(code) ||
      (code === "CommaExpected" && /^[:}\]]/.test(text.slice(offset)))
    )
      break;
  }
  return {
    root: problems.every(({ isContained }) => isContained) ? root : undefined,
    problems: problems.sort((one, other) => one.offset - other.offset),
  };
}
