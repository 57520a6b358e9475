import sanitizeHtml from "sanitize-html";
import { isHidden } from "./readText";
import { nearest, quoted } from "./words";

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/** Names of characters that texts need, as those that a misspelt one may mean. */
const COMMON = [
  "amp",
  "lt",
  "gt",
  "quot",
  "nbsp",
  "shy",
  "ndash",
  "mdash",
  "hellip",
  "lsquo",
  "rsquo",
  "ldquo",
  "rdquo",
  "laquo",
  "raquo",
  "middot",
  "bull",
  "times",
  "minus",
  "deg",
  "euro",
  "copy",
  "reg",
  "trade",
  "rarr",
  "szlig",
  "auml",
  "ouml",
  "uuml",
  "agrave",
  "aacute",
  "egrave",
  "eacute",
  "ccedil",
  "ntilde",
];

/**
 * The character that a browser shows for an entity, or nothing where HTML has no such name. The
 * sanitiser, which knows all 2,000, writes an ampersand before what it does not know.
 */
function getCharacter(entity: string): string | undefined {
  const read = sanitizeHtml(entity, { allowedTags: [], allowedAttributes: {} });
  // Names of old, such as "not", count without a semicolon too: "&notit;" reads as "¬it;".
  return /^(?:&(?:amp|lt|gt);|;|[^&;]+)$/.test(read) ? read : undefined;
}

function entityIssue(entity: string): string | undefined {
  const character = getCharacter(entity);
  if (character !== undefined)
    return isHidden(character) ? `${quoted(entity)} is a hidden character; remove it` : undefined;
  const near = nearest(entity.slice(1, -1), COMMON);
  const instead = near === undefined ? "write the character itself" : `write &${near};`;
  return `no character is named ${quoted(entity)}; ${instead}`;
}

/** Entities that stand for no character, or for one that nobody sees. */
export const entityIssues = (html: string): { message: string; offset: number }[] =>
  [...html.matchAll(ENTITY)].flatMap(({ 0: entity, index: offset }) => {
    const message = entityIssue(entity);
    return message === undefined ? [] : [{ message, offset }];
  });
