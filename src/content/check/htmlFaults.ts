import { allowedAttributes, allowedSchemes, allowedTags, toPlainText } from "../html";
import { isSeen } from "./readText";
import { didYouMean, eitherOf, quoted } from "./words";

/** Something wrong in a text, at the offset of the tag or character concerned. */
export interface TextFault {
  message: string;
  offset: number;
}

/** What is wrong with an HTML string, and the addresses that its links name. */
export interface HtmlReading {
  faults: TextFault[];
  links: { address: string; offset: number }[];
}

const ALLOWED: ReadonlySet<string> = new Set(allowedTags);

/** What to write instead of tags that people know from elsewhere. */
const INSTEAD: Readonly<Record<string, string>> = {
  h1: "use <h2>, the page has its heading already",
  h5: "use <h4>",
  h6: "use <h4>",
  div: "use <p>",
  section: "use <h2> and <p>",
  u: "use <em>",
  img: "pictures have fields of their own",
  font: "remove it",
  script: "remove it",
  style: "remove it",
  iframe: "remove it",
};

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
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ["ul", "ol"],
  dt: ["dl"],
  dd: ["dl"],
  caption: ["table"],
  thead: ["table"],
  tbody: ["table"],
  tr: ["thead", "tbody", "table"],
  th: ["tr"],
  td: ["tr"],
};

/** Tags that hold no words of their own, and what holds them there. */
const INNER: Readonly<Record<string, string>> = {
  ul: "<li>",
  ol: "<li>",
  dl: "<dd>",
  table: "<td>",
  thead: "<th>",
  tbody: "<td>",
  tr: "<td>",
};

/** Forms of attribute values that have one. */
const ATTRIBUTE_FORMS: Readonly<Record<string, { pattern: RegExp; example: string }>> = {
  lang: { pattern: /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, example: "it" },
  dir: { pattern: /^(?:ltr|rtl|auto)$/, example: "rtl" },
  scope: { pattern: /^(?:col|row|colgroup|rowgroup)$/, example: "col" },
};

const TAG =
  /^<(\/?)([a-zA-Z][^\s/>]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Entities of addresses; others do not occur in them. */
const decoded = (value: string) => value.replace(/&amp;/g, "&").replace(/&#38;/g, "&");

/** A table's corner or a fact that nobody knows. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(["td", "th"]);

/** Whether an HTML string shows anything. */
const hasWords = (html: string) => isSeen(toPlainText(html));

const mentionsScript = (href: string) => /^\s*(?:javascript|data|vbscript):/i.test(href);

/** A tag that waits for its end. */
interface OpenTag {
  tag: string;
  offset: number;
  /** Where its content begins. */
  contentOffset: number;
  isTold: boolean;
}

/**
 * Reads an HTML string more strictly than a browser does: what stands outside the allow-list, tags
 * that are not closed, cross each other or stand in the wrong place, each where its tag begins.
 */
export function readHtml(html: string): HtmlReading {
  const faults: TextFault[] = [];
  const links: HtmlReading["links"] = [];
  /** A tag that must be closed before another is told there, and not once more where it is found open. */
  const open: OpenTag[] = [];
  /** Of tags without words in each other, the outermost. */
  let empty: TextFault[] = [];
  /** Tags that were closed by another's end; their own end, when it comes, is no second fault. */
  const crossed: string[] = [];
  let at = 0;
  /** Where the tag begins that is being read. */
  let next = 0;

  const tell = (message: string, offset = next) => {
    faults.push({ message, offset });
  };

  const readAttributes = (tag: string, written: string) => {
    const seen = new Set<string>();
    for (const [, name = "", double, single, bare] of written.matchAll(ATTRIBUTE)) {
      const attribute = name.toLowerCase();
      const value = double ?? single ?? bare ?? "";
      const allowed = [...(allowedAttributes[tag] ?? []), ...(allowedAttributes["*"] ?? [])];
      if (seen.has(attribute)) tell(`<${tag}> has ${attribute} twice; keep one`);
      seen.add(attribute);
      if (!allowed.includes(attribute)) {
        const instead =
          attribute === "target" || attribute === "rel"
            ? "remove it, the site decides what opens a new tab"
            : `<${tag}> may have ${eitherOf(allowed)}`;
        tell(`${quoted(attribute)} is not allowed in <${tag}>; ${instead}`);
        continue;
      }
      const form = ATTRIBUTE_FORMS[attribute];
      if (form && !form.pattern.test(value)) {
        tell(
          `${attribute}=${quoted(value)} in <${tag}> is not valid; write for example ${attribute}="${form.example}"`,
        );
      }
      if (attribute === "href") readHref(decoded(value.trim()));
    }
    if (tag === "a" && !seen.has("href")) tell('<a> leads nowhere; give it an href="…"');
  };

  const readHref = (href: string) => {
    const scheme = /^([a-zA-Z][a-zA-Z0-9+.-]*):/.exec(href)?.[1]?.toLowerCase();
    const isAllowed = allowedSchemes.some((name) => name === scheme);
    if (href === "") tell('<a> leads nowhere; fill its href="…"');
    else if (scheme !== undefined && !isAllowed) {
      tell(
        mentionsScript(href) || scheme !== "http"
          ? `links to ${scheme}: are not allowed; use ${eitherOf(allowedSchemes.map((name) => `${name}:`))} or a path such as /contacts`
          : `${quoted(href)} is not encrypted; write https://`,
      );
    } else links.push({ address: href, offset: next });
  };

  const tellOutside = (what: string, offset = next) => {
    const outer = open.at(-1)?.tag ?? "";
    const inner = INNER[outer];
    if (inner !== undefined)
      tell(`${what} cannot stand directly in <${outer}>; put it into ${inner}`, offset);
  };

  const tellStrayWords = () => {
    const words = html.slice(at, next);
    if (hasWords(words)) tellOutside(quoted(words.trim()), at + words.search(/\S/));
  };

  const openTag = (tag: string, attributes: string, contentOffset: number) => {
    if (!ALLOWED.has(tag)) {
      const near = didYouMean(tag, tag.length > 2 ? allowedTags : []);
      const instead = INSTEAD[tag];
      if (instead !== undefined) tell(`<${tag}> is not allowed; ${instead}`);
      else tell(`<${tag}> is not allowed${near || `; allowed are ${eitherOf(allowedTags)}`}`);
    } else {
      readAttributes(tag, attributes);
      const parents = PARENTS[tag];
      const outer = open.at(-1);
      const parent = outer?.tag;
      if (outer && parents && parent === tag) {
        tell(
          `<${tag}> is not closed before the next <${tag}>; write </${tag}> first`,
          outer.offset,
        );
        outer.isTold = true;
      } else if (parents && !parents.includes(parent ?? "")) {
        tell(`<${tag}> must stand directly in ${eitherOf(parents.map((name) => `<${name}>`))}`);
      } else if (BLOCKS.has(tag) && outer && WORDS_ONLY.has(outer.tag)) {
        tell(`<${tag}> cannot stand in <${outer.tag}>; close <${outer.tag}> before it`);
        outer.isTold = true;
      } else if (parents === undefined) tellOutside(`<${tag}>`);
      const link = tag === "a" ? open.find((ancestor) => ancestor.tag === "a") : undefined;
      if (link) {
        tell("<a> cannot stand in <a>; close the first before it");
        link.isTold = true;
      }
    }
    if (tag !== "br" && tag !== "img")
      open.push({ tag, offset: next, contentOffset, isTold: false });
  };

  const tellEmpty = ({ tag, offset, contentOffset }: OpenTag) => {
    const isFaulty = faults.some((fault) => fault.offset >= offset);
    if (isFaulty || MAY_BE_EMPTY.has(tag) || hasWords(html.slice(contentOffset, next))) return;
    empty = empty.filter((fault) => fault.offset < offset);
    empty.push({ message: `<${tag}> holds no words; write some or remove it`, offset });
  };

  const closeTag = (tag: string) => {
    if (tag === "br") {
      tell("write <br>, not </br>");
      return;
    }
    const place = open.findLastIndex((outer) => outer.tag === tag);
    if (place === -1 && crossed.includes(tag)) {
      crossed.splice(crossed.indexOf(tag), 1);
      return;
    }
    if (place === -1) {
      tell(`</${tag}> closes nothing; remove it, or write <${tag}> where it begins`);
      return;
    }
    const inner = open.slice(place + 1);
    for (const { tag: name, offset, isTold } of inner) {
      crossed.push(name);
      if (!isTold) tell(`<${name}> is not closed before </${tag}>; write </${name}> first`, offset);
    }
    const closed = open[place];
    if (closed !== undefined) tellEmpty(closed);
    open.length = place;
  };

  while (at < html.length) {
    next = html.indexOf("<", at);
    if (next === -1) break;
    tellStrayWords();
    const rest = html.slice(next);
    const tag = TAG.exec(rest);
    if (rest.startsWith("<!--")) {
      tell("comments are not allowed; remove <!-- … -->");
      const end = html.indexOf("-->", next);
      at = end === -1 ? html.length : end + 3;
    } else if (tag) {
      const [whole, slash, name = "", attributes = "", selfClosing] = tag;
      const lower = name.toLowerCase();
      if (slash === "/") closeTag(lower);
      else {
        openTag(lower, attributes, next + whole.length);
        if (selfClosing === "/" && lower !== "br" && lower !== "img") {
          tell(`<${lower}/> does not close itself; write <${lower}>…</${lower}>`);
          open.pop();
        }
      }
      at = next + whole.length;
    } else if (/^<\/?[a-zA-Z]/.test(rest)) {
      tell(`the tag ${quoted(rest.slice(0, 20))} is not complete; look for a missing > or quote`);
      // What follows cannot be told apart any more, so that further faults would only be echoes.
      return { faults, links };
    } else {
      tell(`a bare < stands in ${quoted(rest.slice(0, 20))}; write &lt;`);
      at = next + 1;
    }
  }
  for (const { tag, offset, isTold } of open)
    if (!isTold) tell(`<${tag}> is not closed; write </${tag}> where it ends`, offset);
  if (faults.length + empty.length === 0 && html.trim() !== "" && !hasWords(html))
    tell("no words stand here; write some", 0);
  return { faults: [...faults, ...empty], links };
}

/** What makes a text without markup look as if it had some, or nothing. */
export function markupInText(value: string): TextFault | undefined {
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
