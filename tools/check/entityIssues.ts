import { parseFragment } from "parse5";
import { isHidden } from "./readText";
import { nearest, quoted } from "./words";

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

/** Names of characters that texts need, as those that a misspelt one may mean. */
const COMMON = (
  "amp lt gt quot nbsp shy ndash mdash hellip lsquo rsquo ldquo rdquo laquo raquo middot bull times " +
  "minus deg euro copy reg trade rarr szlig auml ouml uuml agrave aacute egrave eacute ccedil ntilde"
).split(" ");

/** What a browser shows for an entity; the end of one that HTML doesn't know stays as written. */
const shownFor = (entity: string): string => {
  const [node] = parseFragment(entity).childNodes;
  return node && "value" in node ? node.value : "";
};

function entityIssue(entity: string): string | undefined {
  const shown = shownFor(entity);
  if (isHidden(shown) || shown === "") return `${quoted(entity)} is a hidden character; remove it`;
  if (shown === ";" || !shown.endsWith(";")) return undefined;
  const name = entity.slice(1, -1);
  const near = name.length > 2 ? nearest(name, COMMON) : undefined;
  const instead =
    near === undefined ? `write the character itself, or &amp;${name}; for "&"` : `write &${near};`;
  return `no character is named ${quoted(entity)}; ${instead}`;
}

/** Entities of no character, or of one that nobody sees. */
export const entityIssues = (html: string): { message: string; offset: number }[] =>
  [...html.matchAll(ENTITY)].flatMap(({ 0: entity, index: offset }) => {
    const message = entityIssue(entity);
    return message === undefined ? [] : [{ message, offset }];
  });
