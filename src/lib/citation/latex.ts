/** LaTeX's commands for combining marks; those that are letters need their argument in braces. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ["\u0300", "`"],
  ["\u0301", "'"],
  ["\u0302", "^"],
  ["\u0303", "~"],
  ["\u0304", "="],
  ["\u0306", "u"],
  ["\u0307", "."],
  ["\u0308", '"'],
  ["\u030A", "r"],
  ["\u030B", "H"],
  ["\u030C", "v"],
  ["\u0323", "d"],
  ["\u0327", "c"],
  ["\u0328", "k"],
  ["\u0331", "b"],
]);

/** Characters that LaTeX writes in its own way. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ["&", "\\&"],
  ["%", "\\%"],
  ["$", "\\$"],
  ["#", "\\#"],
  ["_", "\\_"],
  ["{", "\\{"],
  ["}", "\\}"],
  ["~", "{\\textasciitilde}"],
  ["^", "{\\textasciicircum}"],
  ["\\", "{\\textbackslash}"],
  ["‘", "`"],
  ["’", "'"],
  ["“", "``"],
  ["”", "''"],
  ["–", "--"],
  ["—", "---"],
  ["…", "{\\ldots}"],
  ["\u00A0", "~"],
  ["ß", "{\\ss}"],
  ["æ", "{\\ae}"],
  ["Æ", "{\\AE}"],
  ["œ", "{\\oe}"],
  ["Œ", "{\\OE}"],
  ["ø", "{\\o}"],
  ["Ø", "{\\O}"],
  ["ł", "{\\l}"],
  ["Ł", "{\\L}"],
  ["ı", "{\\i}"],
]);

/** One letter with its marks as a special character of BibTeX: á is {\'a}, Č is {\v{C}}. */
function accented(letter: string, marks: string): string | undefined {
  let written = letter;
  for (const mark of marks) {
    const command = ACCENTS.get(mark);
    if (command === undefined) return undefined;
    written =
      /[a-zA-Z]/.test(command) || written.length > 2
        ? `\\${command}{${written}}`
        : `\\${command}${written}`;
  }
  return `{${written}}`;
}

/**
 * A text as LaTeX writes it: accents as commands, its special characters escaped, quotes and dashes
 * in its own spelling. Letters without a command, such as Greek, stay as they are.
 */
export const toLatex = (text: string): string =>
  text.normalize("NFC").replace(/[^]/gu, (character) => {
    const known = CHARACTERS.get(character);
    if (known !== undefined) return known;
    const [letter = character, ...marks] = character.normalize("NFD");
    return marks.length === 0 ? character : (accented(letter, marks.join("")) ?? character);
  });

/** Names inside titles that keep their capitals in every bibliography style, parted by bars. */
const PROPER_NAMES =
  "Abstract Meaning Representation|BabelNet Meaning Representation|Universal Semantic Annotator|" +
  "Arabic|C|Chinese|English|French|German|I|Italian|Japanese|Russian|Spanish|Wikidata|Wikipedia";

const PROPER_NAME = `(?:${PROPER_NAMES})(?![\\p{L}\\p{N}])`;

/** Proper names, and words otherwise; hyphenated ones are one word up to a proper name in them. */
export const TITLE_WORDS = new RegExp(
  `(${PROPER_NAME}|[\\p{L}\\p{N}]+(?:[-’'](?!${PROPER_NAME})[\\p{L}\\p{N}]+)*)`,
  "gu",
);

/** Whether lower-casing a word would spoil it: a capital past its beginning, or beside a figure. */
const hasOwnCase = (word: string) =>
  word.split(/[-’']/).some((part) => /.\p{Lu}|\p{Lu}.*\d/u.test(part));

/** Whether one of the TITLE_WORDS keeps its capitals in every style. */
export const keepsItsCase = (word: string): boolean =>
  PROPER_NAMES.split("|").includes(word) || hasOwnCase(word);

/**
 * A title for BibTeX: words whose capitals carry meaning get braces, so that a style which
 * writes titles in lower case keeps them.
 */
export const toLatexTitle = (title: string): string =>
  title
    .split(TITLE_WORDS)
    .map((part) => (keepsItsCase(part) ? `{${toLatex(part)}}` : toLatex(part)))
    .join("");
