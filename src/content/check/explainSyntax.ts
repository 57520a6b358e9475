import { quoted } from "./words";

/** Deepest nesting that a record may have; far beyond any content type. */
const DEEPEST = 100;

const WORDS_OF_JSON = ["true", "false", "null"];
/** What people who know other languages write instead. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  none: "null",
  nil: "null",
  undefined: "null",
  yes: "true",
  no: "false",
};

class SyntaxStop extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads a text as JSON for the sole purpose of saying, in words, where it stops being JSON: a
 * missing comma or quote is named as such, at the place where it belongs. Nothing where all is well.
 */
export function explainSyntax(text: string): { offset: number; message: string } | undefined {
  let at = 0;
  const lineOf = (offset: number) => String(text.slice(0, offset).split("\n").length);
  const stop = (offset: number, message: string): never => {
    throw new SyntaxStop(offset, message);
  };

  const skipBlanks = () => {
    for (;;) {
      const char = text[at];
      if (char === " " || char === "\n" || char === "\r" || char === "\t") at += 1;
      else if (char === "/" && /[/*]/.test(text[at + 1] ?? "")) {
        stop(at, "JSON has no comments; remove it");
      } else if (char !== undefined && /[\s\u200b\ufeff]/u.test(char)) {
        const code = char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
        stop(at, `an unusual blank (U+${code}) stands outside the quotes; replace it by a space`);
      } else return;
    }
  };

  const wordAt = (offset: number) =>
    /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(text.slice(offset, offset + 80))?.[0];

  const readText = (isName = false): string => {
    const start = at;
    const unclosedName = () => /^"([^"\s:]+)\s*:/.exec(text.slice(start, start + 80))?.[1];
    at += 1;
    for (;;) {
      const char = text[at];
      if (char === undefined || char === "\n" || char === "\r") {
        const name = isName ? unclosedName() : undefined;
        stop(
          start,
          name === undefined
            ? 'a closing quote (") is missing for this text; a line break inside text is written \\n'
            : `a closing quote (") is missing after ${name}`,
        );
      } else if (char === '"') {
        at += 1;
        return text.slice(start + 1, at - 1);
      } else if (char === "\\") {
        const escape = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(text.slice(at, at + 6))?.[0];
        if (escape === undefined) {
          return stop(
            at,
            `"${text.slice(at, at + 2)}" means nothing in JSON; a backslash is written \\\\`,
          );
        }
        at += escape.length;
      } else if (char < " ") {
        stop(
          at,
          char === "\t"
            ? "a tab inside text is written \\t"
            : "a control character stands inside text; remove it",
        );
      } else at += 1;
    }
  };

  const otherQuote = () => {
    if (/['`‘’“”„«»]/.test(text[at] ?? "")) {
      stop(at, `use straight double quotes ("), not ${text[at] ?? ""}`);
    }
  };

  const readValue = (depth: number, opener: number, afterComma: number): void => {
    if (depth > DEEPEST)
      stop(at, `lists and objects stand in each other more than ${String(DEEPEST)} deep`);
    const char = text[at];
    const end = text[opener] === "[" ? "]" : "}";
    if (char === undefined) {
      stop(
        text.length,
        `the file ends too early: "${end}" is missing for the "${text[opener] ?? ""}" of line ${lineOf(opener)}`,
      );
    } else if (char === '"') readText();
    else if (char === "{") readObject(depth + 1);
    else if (char === "[") readList(depth + 1);
    else if (char === ",") stop(at, "a comma too many, or a value is missing before it");
    else if (char === "]" || char === "}") {
      if (afterComma >= 0) stop(afterComma, "a comma too many: nothing follows it");
      stop(at, "a value is missing here");
    } else if (/[-+.\d]/.test(char)) {
      const written = /^[-+.\w]+/.exec(text.slice(at, at + 80))?.[0] ?? char;
      if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(written)) {
        stop(
          at,
          `${quoted(written)} is not a number that JSON knows; text must stand in double quotes`,
        );
      }
      at += written.length;
    } else {
      otherQuote();
      const word = wordAt(at);
      if (word === undefined) return stop(at, `${quoted(char)} is not the start of a value`);
      if (!WORDS_OF_JSON.includes(word)) {
        const lower = word.toLowerCase();
        const meant = WORDS_OF_JSON.includes(lower) ? lower : OTHER_WORDS[lower];
        stop(
          at,
          meant === undefined
            ? `an opening quote (") is missing before ${word}`
            : `${quoted(word)} is not a word of JSON; write ${meant}`,
        );
      }
      at += word.length;
    }
  };

  /** After a value: stops unless a comma or the end of the list or object follows. */
  const readSeparator = (end: "]" | "}", opener: number, valueStart: number): "next" | "end" => {
    const valueEnd = at;
    skipBlanks();
    const char = text[at];
    if (char === ",") {
      at += 1;
      return "next";
    }
    if (char === end) {
      at += 1;
      return "end";
    }
    const opened = `"${text[opener] ?? ""}" of line ${lineOf(opener)}`;
    if (char === undefined)
      return stop(text.length, `the file ends too early: "${end}" is missing for the ${opened}`);
    if (char === "]" || char === "}")
      return stop(at, `"${char}" stands where "${end}" must close the ${opened}`);
    if (text[valueStart] === '"' && at === valueEnd) {
      return stop(valueEnd - 1, 'the text ends here; a quote inside text is written \\"');
    }
    if (char === ":") return stop(at, "a colon stands where a comma or the end is expected");
    return stop(valueEnd, "a comma (,) is missing here");
  };

  const readList = (depth: number): void => {
    const opener = at;
    at += 1;
    skipBlanks();
    if (text[at] === "]") {
      at += 1;
      return;
    }
    let comma = -1;
    for (;;) {
      skipBlanks();
      const start = at;
      readValue(depth, opener, comma);
      if (readSeparator("]", opener, start) === "end") return;
      comma = at - 1;
    }
  };

  const readKey = (opener: number, comma: number): void => {
    const char = text[at];
    if (char === '"') {
      const key = readText(true);
      const keyEnd = at;
      skipBlanks();
      if (text[at] === ":") {
        at += 1;
        return;
      }
      if (/:\s*$/.test(key))
        stop(keyEnd - 1, `a closing quote (") is missing after ${key.replace(/:\s*$/, "")}`);
      stop(keyEnd, `a colon (:) is missing after ${quoted(key)}`);
    }
    if (char === undefined) {
      stop(
        text.length,
        `the file ends too early: "}" is missing for the "{" of line ${lineOf(opener)}`,
      );
    }
    if (char === "}" && comma >= 0) stop(comma, "a comma too many: nothing follows it");
    if (char === ",") stop(at, "a comma too many");
    otherQuote();
    const word = wordAt(at);
    if (word === undefined)
      return stop(at, `a field's name in double quotes is expected, not ${quoted(char ?? "")}`);
    const hasClosingQuote = text[at + word.length] === '"';
    stop(
      at,
      hasClosingQuote
        ? `an opening quote (") is missing before ${word}`
        : `a field's name must stand in double quotes: write ${quoted(word)}`,
    );
  };

  const readObject = (depth: number): void => {
    const opener = at;
    at += 1;
    skipBlanks();
    if (text[at] === "}") {
      at += 1;
      return;
    }
    let comma = -1;
    for (;;) {
      skipBlanks();
      readKey(opener, comma);
      skipBlanks();
      const start = at;
      readValue(depth, opener, -1);
      if (readSeparator("}", opener, start) === "end") return;
      comma = at - 1;
    }
  };

  try {
    skipBlanks();
    if (at === text.length)
      return { offset: 0, message: "the file is empty; a record is an object in braces: { … }" };
    const start = at;
    readValue(0, 0, -1);
    const end = at;
    skipBlanks();
    if (at < text.length) {
      const extra = text[at] ?? "";
      if (extra === "}" || extra === "]") stop(at, `"${extra}" closes nothing; remove it`);
      if (text[start] !== "{") stop(start, "a record is an object in braces: { … }");
      stop(
        end,
        `the record ends here, but ${quoted(extra)} follows; remove what follows, or one "}" before it`,
      );
    }
    return undefined;
  } catch (error) {
    if (error instanceof SyntaxStop) return { offset: error.offset, message: error.message };
    throw error;
  }
}
