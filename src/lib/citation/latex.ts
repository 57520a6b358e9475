/** LaTeX commands by combining mark. Commands that are letters need braces around the argument. */
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

/** Returns a letter with LaTeX commands for its marks; undefined if a mark has no command. */
function toAccented(letter: string, marks: string): string | undefined {
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

/** Escapes a text for LaTeX. Letters without a command, such as Greek ones, stay unchanged. */
export const toLatex = (text: string): string =>
  text.normalize("NFC").replace(/[^]/gu, (character) => {
    const known = CHARACTERS.get(character);
    if (known !== undefined) return known;
    const [letter = character, ...marks] = character.normalize("NFD");
    return marks.length === 0 ? character : (toAccented(letter, marks.join("")) ?? character);
  });

/** Proper names and “I”, as regex alternatives. Bibliography styles must keep these capitals. */
const PROPER_NAMES =
  "Abstract Meaning Representation|BabelNet Meaning Representation|Universal Semantic Annotator|" +
  "Arabic|C|Chinese|English|French|German|I|Italian|Japanese|Russian|Spanish|Wikidata|Wikipedia";

const PROPER_NAME = `(?:${PROPER_NAMES})(?![\\p{L}\\p{N}])`;

/** Matches a word or proper name. A compound is one word, unless it contains a proper name. */
export const TITLE_WORDS = new RegExp(
  `(${PROPER_NAME}|[\\p{L}\\p{N}]+(?:[-’'](?!${PROPER_NAME})[\\p{L}\\p{N}]+)*)`,
  "gu",
);

/** True if lower-casing would damage a word, such as one with a capital after the first letter. */
const hasOwnCase = (word: string) =>
  word.split(/[-’']/).some((part) => /.\p{Lu}|\p{Lu}.*\d/u.test(part));

export const hasFixedCase = (word: string): boolean =>
  PROPER_NAMES.split("|").includes(word) || hasOwnCase(word);

/** Escapes a title for LaTeX. Braces protect capitals from styles that lower-case titles. */
export const toLatexTitle = (title: string): string =>
  title
    .split(TITLE_WORDS)
    .map((part) => (hasFixedCase(part) ? `{${toLatex(part)}}` : toLatex(part)))
    .join("");
