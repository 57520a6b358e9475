import type { ParsedHtml } from "./checkHtml";
import type { TextIssue } from "./issue";
import { quote } from "../src/lib/messages";

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/lorem ipsum/i, "is placeholder text; write the real text"],
  [/\b(?:TODO|FIXME|TBD)\b/, "is a reminder; do it, or keep the record a draft"],
  [
    /\b(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/)/,
    "is on your own computer; link to the page's path, such as /contacts",
  ],
  [
    /\\[a-zA-Z]{2,}\s*[{\\]|\$\\[^$]+\$/,
    "is LaTeX, which pages show as written; write the letters",
  ],
  [
    /\p{Emoji_Presentation}/u,
    "is an emoji, which pictures for social networks lack; write text instead",
  ],
];

const HTML_SLIPS: readonly (readonly [RegExp, string])[] = [
  ...SLIPS,
  [/\*\*[^*\n]+\*\*/, "is Markdown, which pages show as written; write <strong>…</strong>"],
  [
    /\[[^\]\n]+\]\((?:https?:|mailto:|\/|#)[^)\s]*\)/,
    'is Markdown, which pages show as written; write <a href="…">…</a>',
  ],
  [
    /&#(?:x1f[\da-f]{3}|1(?:2[7-9]|30)\d{3});/i,
    "is an emoji, which pictures for social networks lack; write text instead",
  ],
  [/&amp;(?:[a-z]{2,8}|#\d{2,6});/i, "is escaped twice, so pages show the code; leave out amp;"],
];

/** Elements with a `lang` attribute may use another script. */
const WITH_LANGUAGE = /<(\w+)\b[^>]*\blang=.*?<\/\1>/gs;
/** Two or more letters of a non-Latin script; a single letter may be a symbol. */
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}\p{Script=Common}]{2,}/u;

const VAGUE_LINK_TEXT =
  /^(?:(?:click|tap|press|see|look) )?here$|^(?:(?:read|see|learn|find out|show) )?more$|^(?:this|link|this (?:link|page)|.)$/i;

const findSlips = (value: string, slips: typeof SLIPS): TextIssue[] =>
  slips.flatMap(([pattern, advice]) => {
    const match = pattern.exec(value);
    return match ? [{ message: `${quote(match[0])} ${advice}`, offset: match.index }] : [];
  });

export const checkText = (value: string): TextIssue[] => findSlips(value, SLIPS);

/** Returns warnings for an HTML string. `hasLanguage`: a sibling field sets its language. */
export const checkHtmlText = (
  value: string,
  { links, hasLooseText }: ParsedHtml,
  hasLanguage: boolean,
): TextIssue[] => [
  // Text without any block tags counts as one paragraph.
  ...(hasLooseText && /\n|<(?:p|h[2-4]|[uod]l|table|blockquote)\b/.test(value)
    ? [{ message: "has text outside its paragraphs; put it into <p>…</p>", offset: 0 }]
    : []),
  ...findSlips(value, HTML_SLIPS),
  ...findSlips(
    value.replace(WITH_LANGUAGE, (part) => " ".repeat(part.length)),
    hasLanguage ? [] : [[OTHER_SCRIPT, 'needs its language; write <span lang="…">…</span>']],
  ),
  ...links.flatMap(({ linkText, offset }) =>
    VAGUE_LINK_TEXT.test(linkText.trim())
      ? [{ message: `the link text ${quote(linkText)} is vague; name what the link opens`, offset }]
      : [],
  ),
];
