import { withInitialsFirst } from "../../src/lib/citation/personName";
import type { FieldPath } from "../../src/lib/issue";
import type { TextIssue, HtmlReading } from "./htmlIssues";
import { quoted } from "./words";

/** What visitors would read as it stands although it's meant otherwise, and what to write. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/lorem ipsum/i, "holds a place; write the text"],
  [/\b(?:TODO|FIXME|TBD)\b/, "is a note to oneself; do it, or keep the record a draft"],
  [
    /\b(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/)/,
    "is on your own computer; link to the page's path, such as /contacts",
  ],
  [
    /\\[a-zA-Z]{2,}\s*[{\\]|\$\\[^$]+\$/,
    "is LaTeX, of which visitors read the signs; write the letters",
  ],
  [/\p{Emoji_Presentation}/u, "is an emoji, which pictures for social networks lack; write words"],
];

/** The same in HTML. */
const HTML_SLIPS: readonly (readonly [RegExp, string])[] = [
  ...SLIPS,
  [/\*\*[^*\n]+\*\*/, "is Markdown, of which visitors read the signs; write <strong>…</strong>"],
  [
    /\[[^\]\n]+\]\((?:https?:|mailto:|\/|#)[^)\s]*\)/,
    'is Markdown, of which visitors read the signs; write <a href="…">…</a>',
  ],
  [
    /&#(?:x1f[\da-f]{3}|1(?:2[7-9]|30)\d{3});/i,
    "is an emoji, which pictures for social networks lack; write words",
  ],
  [
    /&amp;(?:[a-z]{2,8}|#\d{2,6});/i,
    "is escaped twice, so that visitors read the code; leave out amp;",
  ],
];

const LOOSE: TextIssue = {
  message: "has words between its paragraphs that are in none; put each into <p>…</p>",
  offset: 0,
};

/** What says its language, and so may be of another. */
const WITH_LANGUAGE = /<(\w+)\b[^>]*\blang=.*?<\/\1>/gs;
/** Words of another script than ours; a letter alone may be a sign. */
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}\p{Script=Common}]{2,}/u;

/** Words of a link that don't say where it leads, to those who hear or skim them. */
const SAYS_NOTHING =
  /^(?:(?:click|tap|press|see|look) )?here$|^(?:(?:read|see|learn|find out|show) )?more$|^(?:this|link|this (?:link|page)|.)$/i;

const found = (value: string, slips: typeof SLIPS): TextIssue[] =>
  slips.flatMap(([pattern, advice]) => {
    const match = pattern.exec(value);
    return match ? [{ message: `${quoted(match[0])} ${advice}`, offset: match.index }] : [];
  });

/** What could be better in plain words. */
export const textWarnings = (value: string): TextIssue[] => found(value, SLIPS);

/** What could be better in an HTML string. */
export const htmlWarnings = (
  value: string,
  { links, hasLooseWords }: HtmlReading,
  hasLanguage: boolean,
): TextIssue[] => [
  // Words alone are one paragraph.
  ...(hasLooseWords && /\n|<(?:p|h[2-4]|[uod]l|table|blockquote)\b/.test(value) ? [LOOSE] : []),
  ...found(value, HTML_SLIPS),
  ...found(
    value.replace(WITH_LANGUAGE, (part) => " ".repeat(part.length)),
    hasLanguage ? [] : [[OTHER_SCRIPT, 'needs its language; write <span lang="…">…</span>']],
  ),
  ...links.flatMap(({ words, offset }) =>
    SAYS_NOTHING.test(words.trim())
      ? [{ message: `the link's words ${quoted(words)} say nothing; name where it leads`, offset }]
      : [],
  ),
];

const FILE_NAME = /\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:img|dsc|image|photo)[-_ ]?\d+$/i;

/** Words that only say that a picture is a picture; screen readers say so themselves (WCAG technique H37). */
const SAYS_PICTURE =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|illustration|drawing|screenshot|logo) (?:of|showing|shows)\b/i;

const lengthWarning = (value: string, most = Infinity) =>
  value.length > most ? `has ${value.length} characters; say it in at most ${most}` : undefined;

/** What could be better in an alternative text of at most so many characters. */
function altWarning(alt: string, most: number | undefined): string | undefined {
  if (FILE_NAME.test(alt)) return `${quoted(alt)} is a file's name; say what the picture shows`;
  const opening = SAYS_PICTURE.exec(alt)?.[0];
  if (opening !== undefined)
    return `leave out ${quoted(opening)}, which screen readers say themselves`;
  return lengthWarning(alt, most);
}

/** What looks wrong in how a paper gives its pages: the last before the first. */
function pagesWarning(pages: string): string | undefined {
  const [, first = "", last = ""] = /^(\d+)–(\d+)$/.exec(pages) ?? [];
  return first.length === last.length && Number(last) < Number(first)
    ? `the last page is before the first; write "${last}–${first}"`
    : undefined;
}

/** What looks wrong in a name: the family name before initials, or nothing but capitals. */
function nameWarning(name: string): string | undefined {
  const meant = withInitialsFirst(name);
  if (meant) return `has the family name first; write ${quoted(meant.name)}`;
  const words = name.split(" ").filter((word) => /\p{L}{3}/u.test(word));
  if (words.length < 2 || name !== name.toUpperCase() || name === name.toLowerCase())
    return undefined;
  const plain = name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return `is in capitals; write ${quoted(plain)}`;
}

/** Most characters of a text that people read at once, by the name of its field. */
const MOST: Readonly<Record<string, number>> = { title: 120, abstract: 1000 };

/** What could be better in a text for what its field is; `mostInAlt` limits alternative texts. */
export function fieldWarning(at: FieldPath, value: string, mostInAlt?: number): string | undefined {
  const [field, name] = [String(at[0]), String(at.at(-1))];
  // The text of an example's figure tells all of it.
  if (/alt$/i.test(name) && field !== "example") return altWarning(value, mostInAlt);
  if (field === "pages") return pagesWarning(value);
  if (field === "authors") return nameWarning(value);
  // A paper's title is its authors'; how long results want one is told by itself.
  return /^paper$|metadata$/i.test(field) ? undefined : lengthWarning(value, MOST[name]);
}
