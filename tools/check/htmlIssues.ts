import { allowedTags, toPlainText } from "../../src/kinds/html";
import { entityIssues } from "./entityIssues";
import { readAttributes } from "./readAttributes";
import { isSeen } from "./readText";
import { didYouMean, formatAlternatives, quoted } from "./words";

/** Something wrong in a text, at the offset of the tag or character concerned. */
export interface TextIssue {
  message: string;
  offset: number;
}

/** What is wrong with an HTML string, and the addresses that its links name. */
export interface HtmlReading {
  issues: TextIssue[];
  links: { address: string; offset: number }[];
}

const ALLOWED: ReadonlySet<string> = new Set(allowedTags);

/** What to write instead of tags that people know from elsewhere. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ["h1", "use <h2>, the page has its heading already"],
  ["h5", "use <h4>"],
  ["h6", "use <h4>"],
  ["div", "use <p>"],
  ["section", "use <h2> and <p>"],
  ["u", "use <em>"],
  ["img", "pictures have fields of their own"],
  ["font", "remove it"],
  ["script", "remove it"],
  ["style", "remove it"],
  ["iframe", "remove it"],
]);

const BLOCKS: ReadonlySet<string> = new Set([
  "p",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "dl",
  "dt",
  "dd",
  "blockquote",
  "table",
  "caption",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
]);

/** Tags whose content is words, not further blocks. */
const WORDS_ONLY: ReadonlySet<string> = new Set([
  "p",
  "h2",
  "h3",
  "h4",
  "dt",
  "caption",
  "a",
  "b",
  "strong",
  "i",
  "em",
  "sub",
  "sup",
  "span",
  "bdi",
  "abbr",
  "code",
  "time",
]);

/** Tags that make sense only inside certain others. */
const PARENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["li", ["ul", "ol"]],
  ["dt", ["dl"]],
  ["dd", ["dl"]],
  ["caption", ["table"]],
  ["thead", ["table"]],
  ["tbody", ["table"]],
  ["tr", ["thead", "tbody", "table"]],
  ["th", ["tr"]],
  ["td", ["tr"]],
]);

/** Tags that hold no words of their own, and what holds them there. */
const INNER: ReadonlyMap<string, string> = new Map([
  ["ul", "<li>"],
  ["ol", "<li>"],
  ["dl", "<dd>"],
  ["table", "<td>"],
  ["thead", "<th>"],
  ["tbody", "<td>"],
  ["tr", "<td>"],
]);

const TAG =
  /^<(\/?)([a-zA-Z][^\s/>]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/;
/** HTML's tags without an end, those that are not allowed too: to them, one issue is enough. */
const VOID: ReadonlySet<string> = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

/** How documents of other kinds begin or keep parts, and what ends them. */
const FOREIGN: readonly { start: RegExp; end: string }[] = [
  { start: /^<!\[CDATA\[/, end: "]]>" },
  { start: /^<[!?][a-zA-Z]/, end: ">" },
];

/** A table's corner or a fact that nobody knows. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(["td", "th"]);

/** Whether an HTML string shows anything. */
const hasWords = (html: string) => isSeen(toPlainText(html));

/** A tag that waits for its end. */
interface OpenTag {
  tag: string;
  offset: number;
  /** Where its content begins. */
  contentOffset: number;
  /** Whether the place of another tag has shown already that it must be closed. */
  isTold: boolean;
}

/** What has been read of an HTML string so far. */
interface Reading extends HtmlReading {
  html: string;
  /** From the outermost to the innermost. */
  open: OpenTag[];
  /** Tags that were closed by another's end; their own end, when it comes, is no second issue. */
  crossed: string[];
  /** Of tags without words in each other, the outermost. */
  empty: TextIssue[];
}

/**
 * Reads an HTML string more strictly than a browser does: what stands outside the allow-list, tags
 * that are not closed, cross each other or stand in the wrong place, each where its tag begins.
 */
export function readHtml(html: string): HtmlReading {
  const reading: Reading = {
    html,
    issues: entityIssues(html),
    links: [],
    open: [],
    crossed: [],
    empty: [],
  };
  const { issues, links, open } = reading;
  let at = 0;
  for (let next = html.indexOf("<"); next !== -1; next = html.indexOf("<", at)) {
    tellStrayWords(reading, at, next);
    const end = readMarkup(reading, next);
    // What follows cannot be told apart any more, so that further issues would only be echoes.
    if (end === undefined) return { issues, links };
    at = end;
  }
  for (const { tag, offset, isTold } of open) {
    if (!isTold)
      issues.push({ message: `<${tag}> is not closed; write </${tag}> where it ends`, offset });
  }
  issues.push(...reading.empty);
  if (issues.length === 0 && html.trim() !== "" && !hasWords(html))
    issues.push({ message: "no words stand here; write some", offset: 0 });
  return { issues, links };
}

/** Reads what begins with `<` and returns where it ends, or nothing where that cannot be told. */
function readMarkup(reading: Reading, offset: number): number | undefined {
  const { html, issues } = reading;
  const rest = html.slice(offset);
  if (rest.startsWith("<!--")) {
    issues.push({ message: "comments are not allowed; remove <!-- … -->", offset });
    return behind(html, "-->", offset);
  }
  const written = TAG.exec(rest);
  if (written) {
    const [whole, slash, name = "", attributes = "", selfClosing] = written;
    const tag = name.toLowerCase();
    const end = offset + whole.length;
    const opened = { tag, offset, contentOffset: end, isTold: false };
    if (slash === "/") closeTag(reading, tag, offset);
    else openTag(reading, opened, attributes, selfClosing === "/");
    return end;
  }
  const excerpt = quoted(rest.slice(0, 20));
  const foreign = FOREIGN.find(({ start }) => start.test(rest));
  if (foreign) {
    issues.push({ message: `${excerpt} is no part of a text; take it out`, offset });
    return behind(html, foreign.end, offset);
  }
  if (/^<\/?[a-zA-Z]/.test(rest)) {
    const message = `the tag ${excerpt} is not complete; look for a missing > or quote`;
    issues.push({ message, offset });
    return undefined;
  }
  issues.push({ message: `a bare < stands in ${excerpt}; write &lt;`, offset });
  return offset + 1;
}

/** Where the text behind an end begins; its own end where there is none. */
function behind(html: string, end: string, offset: number): number {
  const found = html.indexOf(end, offset);
  return found === -1 ? html.length : found + end.length;
}

function openTag(reading: Reading, opened: OpenTag, attributes: string, closesItself: boolean) {
  const { issues, links, open } = reading;
  const { tag, offset } = opened;
  if (ALLOWED.has(tag)) {
    const { messages, addresses } = readAttributes(tag, attributes);
    issues.push(...messages.map((message) => ({ message, offset })));
    links.push(...addresses.map((address) => ({ address, offset })));
    tellPlace(reading, tag, offset);
  } else issues.push({ message: refusal(tag), offset });
  if (VOID.has(tag)) return;
  if (closesItself) {
    const message = `<${tag}/> does not close itself; write <${tag}>…</${tag}>`;
    issues.push({ message, offset });
  } else open.push(opened);
}

/** Why a tag is not allowed, and what to write instead. */
function refusal(tag: string): string {
  const instead = INSTEAD.get(tag);
  if (instead !== undefined) return `<${tag}> is not allowed; ${instead}`;
  const near = didYouMean(tag, tag.length > 2 ? allowedTags : []);
  return `<${tag}> is not allowed${near || `; allowed are ${formatAlternatives(allowedTags)}`}`;
}

/** Tells where an allowed tag cannot stand in those that are open. */
function tellPlace(reading: Reading, tag: string, offset: number) {
  const { issues, open } = reading;
  const parents = PARENTS.get(tag);
  const outer = open.at(-1);
  if (outer && parents && outer.tag === tag) {
    const message = `<${tag}> is not closed before the next <${tag}>; write </${tag}> first`;
    issues.push({ message, offset: outer.offset });
    outer.isTold = true;
  } else if (parents && !parents.includes(outer?.tag ?? "")) {
    const allowed = formatAlternatives(parents.map((name) => `<${name}>`));
    issues.push({ message: `<${tag}> must stand directly in ${allowed}`, offset });
  } else if (outer && BLOCKS.has(tag) && WORDS_ONLY.has(outer.tag)) {
    const message = `<${tag}> cannot stand in <${outer.tag}>; close <${outer.tag}> before it`;
    issues.push({ message, offset });
    outer.isTold = true;
  } else if (parents === undefined) tellOutside(reading, `<${tag}>`, offset);
  const link = tag === "a" ? open.find((ancestor) => ancestor.tag === "a") : undefined;
  if (link) {
    issues.push({ message: "<a> cannot stand in <a>; close the first before it", offset });
    link.isTold = true;
  }
}

/** Tells what stands directly in a list or table, not in one of its items or cells. */
function tellOutside({ issues, open }: Reading, what: string, offset: number) {
  const outer = open.at(-1)?.tag ?? "";
  const inner = INNER.get(outer);
  if (inner === undefined) return;
  issues.push({
    message: `${what} cannot stand directly in <${outer}>; put it into ${inner}`,
    offset,
  });
}

function tellStrayWords(reading: Reading, start: number, end: number) {
  const words = reading.html.slice(start, end);
  if (hasWords(words)) tellOutside(reading, quoted(words.trim()), start + words.search(/\S/));
}

function closeTag(reading: Reading, tag: string, offset: number) {
  const { issues, open, crossed } = reading;
  if (tag === "br") {
    issues.push({ message: "write <br>, not </br>", offset });
    return;
  }
  const place = open.findLastIndex((outer) => outer.tag === tag);
  const [closed, ...inner] = place === -1 ? [] : open.splice(place);
  if (closed === undefined) {
    const message = `</${tag}> closes nothing; remove it, or write <${tag}> where it begins`;
    if (crossed.includes(tag)) crossed.splice(crossed.indexOf(tag), 1);
    else issues.push({ message, offset });
    return;
  }
  for (const { tag: name, offset: start, isTold } of inner) {
    const message = `<${name}> is not closed before </${tag}>; write </${name}> first`;
    crossed.push(name);
    if (!isTold) issues.push({ message, offset: start });
  }
  tellEmpty(reading, closed, offset);
}

function tellEmpty(reading: Reading, { tag, offset, contentOffset }: OpenTag, end: number) {
  const { html, issues } = reading;
  const hasIssues = issues.some((issue) => issue.offset >= offset && issue.offset < end);
  if (hasIssues || MAY_BE_EMPTY.has(tag) || hasWords(html.slice(contentOffset, end))) return;
  const message = `<${tag}> holds no words; write some or remove it`;
  reading.empty = reading.empty.filter((issue) => issue.offset < offset);
  reading.empty.push({ message, offset });
}

/** What makes a text without markup look as if it had some, or nothing. */
export function markupInText(value: string): TextIssue | undefined {
  const tag = /<\/?[a-zA-Z][^<>]*>/.exec(value);
  if (tag)
    return {
      message: `${quoted(tag[0])} stands in a field without HTML; write the words alone`,
      offset: tag.index,
    };
  const entity = /&(?:[a-zA-Z]{2,8}|#\d{2,6}|#x[0-9a-fA-F]{2,5});/.exec(value);
  return entity
    ? {
        message: `${quoted(entity[0])} stands in a field without HTML; write the character itself`,
        offset: entity.index,
      }
    : undefined;
}
