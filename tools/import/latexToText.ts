import {
  commands,
  diacritics,
  mathCommands,
} from "@citation-js/plugin-bibtex/lib/input/unicode.json";
import { collapseWhitespace } from "../../src/lib/text";

/** Combining marks by the command that writes them. */
const MARKS = new Map(Object.entries(diacritics));

/** Characters by the name of their command: those of citation-js and what else papers have. */
const SYMBOLS = new Map(
  Object.entries({
    ...commands,
    ...mathCommands,
    aa: "å",
    AA: "Å",
    dots: "…",
    ldots: "…",
    pounds: "£",
    euro: "€",
    S: "§",
    P: "¶",
    times: "×",
    pm: "±",
    cdot: "·",
    to: "→",
    rightarrow: "→",
    leftarrow: "←",
    infty: "∞",
    le: "≤",
    ge: "≥",
    neq: "≠",
    approx: "≈",
    space: " ",
    LaTeX: "LaTeX",
    TeX: "TeX",
    BibTeX: "BibTeX",
  }),
);

/** Commands that change only how their argument or what follows looks. */
const APPEARANCE = new Set(
  "emph textit textbf textsc texttt textrm textsf textsl textup textmd textnormal mathrm mathbf mathit mathcal mathsf text mbox hbox ensuremath textsuperscript textsubscript url path nolinkurl em it bf sc tt rm sf sl itshape bfseries scshape ttfamily protect relax small NoCaseChange".split(
    " ",
  ),
);

/** Signs after a backslash that stand for themselves, for a blank, or for a hint to the typesetter. */
const ESCAPES = new Map([
  ...Array.from("&%$#_{}").map((sign): [string, string] => [sign, sign]),
  ...Array.from(" ,;:\\\n\t").map((sign): [string, string] => [sign, " "]),
  ...Array.from("-/@!()[]").map((sign): [string, string] => [sign, ""]),
]);

/** Runs of plain signs that TeX sets as one. */
const LIGATURES: readonly (readonly [string, string])[] = [
  ["---", "—"],
  ["--", "–"],
  ["``", "“"],
  ["''", "”"],
  ["`", "‘"],
  ["'", "’"],
  ["~", " "],
];

/** Accents on one letter; Vietnamese has two, and a reader that calls itself has an end. */
const MOST_ACCENTS = 10;

/** LaTeX that cannot be read; the message says why and what to write. */
export class LatexIssue extends Error {}

/** A command that the tables do not know. */
export class UnknownCommand extends LatexIssue {
  constructor(readonly command: string) {
    super(`the LaTeX command ${command} isn't known; write the letter itself`);
  }
}

/** The end of the group that opens at an offset: the offset after its brace. */
export function groupEnd(latex: string, open: number): number {
  let depth = 0;
  for (let at = open; at < latex.length; at += 1) {
    const sign = latex.charAt(at);
    if (sign === "\\") at += 1;
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return latex.length;
}

/** The piece of a text that a command takes as its argument, and where the text goes on. */
function argumentAt(
  latex: string,
  from: number,
  accents: number,
): { argument: string; end: number } {
  if (accents > MOST_ACCENTS) {
    throw new LatexIssue(
      `more than ${String(MOST_ACCENTS)} accents are on one letter; write the letter itself`,
    );
  }
  let at = from;
  while (/\s/.test(latex.charAt(at))) at += 1;
  const sign = latex.charAt(at);
  if (sign === "{") {
    const end = groupEnd(latex, at);
    return { argument: latex.slice(at + 1, end - 1), end };
  }
  if (sign === "\\") {
    const [command = sign] = /^\\(?:[a-zA-Z]+|[^])/u.exec(latex.slice(at)) ?? [];
    const end = at + command.length;
    if (!MARKS.has(command.slice(1))) return { argument: command, end };
    const inner = argumentAt(latex, end, accents + 1);
    return { argument: latex.slice(at, inner.end), end: inner.end };
  }
  const [letter = ""] = latex.slice(at);
  return { argument: letter, end: at + letter.length };
}

/** A letter with a mark; the dotless i and j get their dot's place back, as í has none. */
function withMark(argument: string, mark: string, accents: number): string {
  const [letter = "", ...rest] = convert(argument, accents);
  const base = letter.replace("ı", "i").replace("ȷ", "j");
  return (base === "" ? "" : `${base}${mark}`).normalize("NFC") + rest.join("");
}

/** A text that stands under a number of accents. */
function convert(latex: string, accents: number): string {
  let text = "";
  let inMath = false;
  let at = 0;
  while (at < latex.length) {
    const sign = latex.charAt(at);
    if (sign === "\\") {
      const [command = sign, name = ""] = /^\\([a-zA-Z]+|[^]?)/u.exec(latex.slice(at)) ?? [];
      at += command.length;
      const mark = MARKS.get(name);
      if (mark !== undefined) {
        const { argument, end } = argumentAt(latex, at, accents + 1);
        text += withMark(argument, mark, accents + 1);
        at = end;
        continue;
      }
      const escaped = ESCAPES.get(name);
      if (escaped !== undefined) {
        text += escaped;
        continue;
      }
      // TeX swallows the blanks that end a command's name.
      while (/\s/.test(latex.charAt(at))) at += 1;
      if (name === "href") at = argumentAt(latex, at, accents).end;
      else if (SYMBOLS.has(name)) text += SYMBOLS.get(name) ?? "";
      else if (!APPEARANCE.has(name)) throw new UnknownCommand(command);
      continue;
    }
    if (sign === "$") inMath = !inMath;
    else if (!/[{}]/.test(sign) && !(inMath && /[\^_]/.test(sign))) {
      const [run, set] = LIGATURES.find(([written]) => latex.startsWith(written, at)) ?? [
        sign,
        sign,
      ];
      text += set;
      at += run.length - 1;
    }
    at += 1;
  }
  return text;
}

/**
 * A text of BibTeX as people read it: accents and commands as letters, braces gone, quotes and
 * dashes as typeset, white space squeezed. Throws a LatexIssue: UnknownCommand for a command that is
 * in no table, since leaving it out would lose a letter, and one for accents without end.
 */
export const latexToText = (latex: string): string =>
  collapseWhitespace(convert(latex, 0)).normalize("NFC");

/** An address of BibTeX: what stands in it stands for itself, but for escapes and `\url{…}`. */
export const latexToAddress = (latex: string): string =>
  latex
    .replace(/\\(?:url|nolinkurl|path)\b/g, "")
    .replace(/\{\\textasciitilde\}|\\textasciitilde\b\s?/g, "~")
    .replace(/\\([_%#&~])/g, "$1")
    .replace(/[{}\s]/g, "");
