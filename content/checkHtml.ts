import {
  ErrorCodes,
  parseFragment,
  Tokenizer,
  type ParserError,
  type Token,
  type TokenHandler,
} from "parse5";
import { allowedAttributes, allowedSchemes, allowedTags } from "../src/kinds/html";
import { LANGUAGE_TAG } from "../src/kinds/fields";
import { formatList } from "../src/lib/text";
import { elementsIn, getText } from "./htmlTree";
import type { TextIssue } from "./issue";
import { isHidden, isSeen } from "./readText";
import { didYouMean, formatAlternatives, quote } from "../src/lib/messages";

export type ParsedHtml = Pick<HtmlReader, "issues" | "links" | "hasLooseText">;

const toSet = (names: string): ReadonlySet<string> => new Set(names.split(" "));

const ALLOWED: ReadonlySet<string> = new Set(allowedTags);

const INLINE = "#text br a b strong i em sub sup span bdi abbr code time";
/** Allowed children at the top level and in tags that `CONTENT` doesn't list. */
const FLOW = toSet(`${INLINE} p h2 h3 h4 ul ol dl blockquote table`);

const CONTENT: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...[...toSet(`${INLINE} p h2 h3 h4 dt caption`)].map((tag) => [tag, toSet(INLINE)] as const),
  ["ul", toSet("li")],
  ["ol", toSet("li")],
  ["dl", toSet("dd dt")],
  ["table", toSet("tr thead tbody caption")],
  ["thead", toSet("tr")],
  ["tbody", toSet("tr")],
  ["tr", toSet("td th")],
]);

/** Tags without an end tag, also disallowed ones: the check must not call those unclosed, too. */
const VOID = toSet("area base br col embed hr img input link meta source track wbr");

/** Patterns for the parser's error codes. */
const BARE = /^(?:eof-before|missing-end|invalid-first-character-of)-tag-name$/;
const ENTITY = /^(?:unknown-named|missing-semicolon-after)-character-reference$/;

const ATTRIBUTE_FORMS: Readonly<Record<string, [pattern: RegExp, example: string]>> = {
  lang: [LANGUAGE_TAG, "it"],
  dir: [/^(?:ltr|rtl|auto)$/, "rtl"],
  datetime: [
    /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?:Z|[+-]\d\d:\d\d)?)?)?)?$/,
    "2024-12-10",
  ],
  title: [/\S/, "Natural Language Processing"],
  scope: [/^(?:col|row|colgroup|rowgroup)$/, "col"],
};

function checkAddress(address: string): string | undefined {
  if (address === "") return '<a> has an empty address; fill its href="…"';
  const scheme = /^([a-zA-Z][a-zA-Z0-9+.-]*):/.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined || scheme === "http") return undefined;
  return allowedSchemes.some((name) => name === scheme)
    ? undefined
    : `links to ${scheme}: are not allowed; use ${formatAlternatives(allowedSchemes.map((name) => `${name}:`))} or a path such as /contacts`;
}

function checkAttribute(tag: string, attribute: string, value: string): string | undefined {
  const allowed = [...(allowedAttributes[tag] ?? []), ...(allowedAttributes["*"] ?? [])];
  if (!allowed.includes(attribute))
    return `${quote(attribute)} is not allowed in <${tag}>; <${tag}> may have ${formatAlternatives(allowed)}`;
  if (attribute === "href") return checkAddress(value);
  const [pattern, example = ""] = ATTRIBUTE_FORMS[attribute] ?? [];
  return pattern && !pattern.test(value)
    ? `${attribute}=${quote(value)} in <${tag}> is not valid; write for example ${attribute}="${example}"`
    : undefined;
}

const REFERENCE = /&(?:#\w+|[a-z]\w*);/gi;

/** Finds hidden characters that are written as references; `checkContent` finds all others. */
const findHiddenEntities = (html: string): TextIssue[] =>
  [...html.matchAll(REFERENCE)].flatMap(({ 0: entity, index }) =>
    isHidden(getText(parseFragment(entity)))
      ? [{ message: `${quote(entity)} is a hidden character; remove it`, offset: index }]
      : [],
  );

const NO_HEADER = 'the table has no header cells; write its first row with <th scope="col">';

export function checkStructure(html: string): TextIssue[] {
  if (!/<(?:h[2-4]|table)\b/.test(html)) return [];
  let heading = "";
  const elements = [...elementsIn(parseFragment(html, { sourceCodeLocationInfo: true }))];
  return elements.flatMap((element): TextIssue[] => {
    const { tagName, sourceCodeLocation } = element;
    const offset = sourceCodeLocation?.startOffset ?? 0;
    if (/^h[2-4]$/.test(tagName)) {
      const isJump = heading === "h2" && tagName === "h4";
      heading = tagName;
      return isJump ? [{ message: "<h4> follows <h2>; write <h3>", offset }] : [];
    }
    if (tagName !== "table") return [];
    const inner = [...elementsIn(element)];
    const rows = inner.filter((row) => row.tagName === "tr");
    const lengths = new Set(
      rows.map((row) => row.childNodes.filter((cell) => /^t[dh]$/.test(cell.nodeName)).length),
    );
    const list = formatList([...lengths].map(String));
    const uneven = `the table has rows of ${list} cells; give each row the same number`;
    return [
      ...(inner.some((cell) => cell.tagName === "th") ? [] : [{ message: NO_HEADER, offset }]),
      ...(lengths.size > 1 ? [{ message: uneven, offset }] : []),
    ];
  });
}

interface OpenTag {
  tag: string;
  offset: number;
  hasText: boolean;
  /** True if an issue already says that the tag must be closed. */
  isReported: boolean;
}

class HtmlReader implements TokenHandler {
  readonly issues: TextIssue[];
  readonly links: { address: string; offset: number; linkText: string }[] = [];
  hasLooseText = false;
  private readonly open: OpenTag[] = [];
  /** Tags that an outer end tag closed. Their own end tags cause no second issue. */
  private readonly crossed: string[] = [];
  /** Issues of empty tags: of nested ones, only the outermost. */
  private empty: TextIssue[] = [];
  private hasText = false;
  private end = 0;
  /** Parent of the last text, so that stray text is reported once per list or table. */
  private strayIn: OpenTag | undefined;
  private isBadTag = false;

  constructor(private readonly html: string) {
    this.issues = findHiddenEntities(html);
    new Tokenizer({ sourceCodeLocationInfo: true }, this).write(html, true);
  }

  onStartTag(token: Token.TagToken) {
    const { tagName: tag, selfClosing, attrs } = token;
    const offset = this.startOf(token);
    this.reportBadTag(offset);
    if (ALLOWED.has(tag)) {
      this.readAttributes(tag, attrs, offset);
      this.checkPlace(tag, offset);
    } else {
      const near = didYouMean(tag, tag.length > 2 ? allowedTags : []);
      const advice = near || `; allowed are ${formatAlternatives(allowedTags)}`;
      this.add(offset, `<${tag}> is not allowed${advice}`);
    }
    if (VOID.has(tag)) return;
    if (selfClosing) this.add(offset, `<${tag}/> does not close itself; write <${tag}>…</${tag}>`);
    else this.open.push({ tag, offset, hasText: false, isReported: false });
  }

  onEndTag(token: Token.TagToken) {
    const { tagName: tag } = token;
    const offset = this.startOf(token);
    this.reportBadTag(offset);
    const place = this.open.findLastIndex((outer) => outer.tag === tag);
    const [closed, ...inner] = place === -1 ? [] : this.open.splice(place);
    if (closed === undefined) {
      if (this.crossed.includes(tag)) this.crossed.splice(this.crossed.indexOf(tag), 1);
      else
        this.add(offset, `</${tag}> closes nothing; remove it, or write <${tag}> where it begins`);
      return;
    }
    for (const { tag: name, offset: start, isReported } of inner) {
      this.crossed.push(name);
      if (!isReported)
        this.add(start, `<${name}> is not closed before </${tag}>; write </${name}> first`);
    }
    const hasIssues = this.issues.some(
      (issue) => issue.offset >= closed.offset && issue.offset < offset,
    );
    // Table cells may be empty: the corner of a table, or an unknown value.
    if (hasIssues || closed.hasText || /^t[dh]$/.test(tag)) return;
    this.empty = this.empty.filter((issue) => issue.offset < closed.offset);
    const message = `<${tag}> has no text; write some or remove it`;
    this.empty.push({ message, offset: closed.offset });
  }

  onCharacter(token: Token.CharacterToken) {
    const offset = this.startOf(token);
    const link = this.links.at(-1);
    if (link && this.open.some(({ tag }) => tag === "a")) link.linkText += token.chars;
    if (!isSeen(token.chars)) return;
    const outer = this.open.at(-1);
    const [text = ""] = this.html.slice(offset).split("<", 1);
    if (outer !== this.strayIn) this.checkPlace("#text", offset, quote(text.trim()));
    this.strayIn = outer;
    this.hasText = true;
    this.hasLooseText ||= outer === undefined;
    for (const tag of this.open) tag.hasText = true;
  }

  onWhitespaceCharacter(token: Token.CharacterToken) {
    this.onCharacter(token);
  }

  onComment(token: Token.CommentToken | Token.DoctypeToken) {
    const offset = this.startOf(token);
    const excerpt = quote(this.html.slice(offset, offset + 20));
    this.isBadTag = false;
    // The parse error already reports `</>`.
    if (this.html[offset + 1] !== "/")
      this.add(offset, `${excerpt} isn't part of a text; remove it`);
  }

  onDoctype(token: Token.DoctypeToken) {
    this.onComment(token);
  }

  onNullCharacter() {
    // `checkContent` reports hidden characters in all texts.
  }

  onParseError({ code, startOffset }: ParserError) {
    if (code === ErrorCodes.eofInTag) {
      this.isBadTag = true;
      this.reportBadTag(this.html.indexOf("<", this.end));
      // The broken tag hides the rest, so reports of unclosed or empty elements could be false alarms.
      this.open.length = 0;
      this.empty = [];
    } else if (BARE.test(code)) {
      const offset = this.html.lastIndexOf("<", startOffset - 1);
      const excerpt = quote(this.html.slice(offset, offset + 20));
      this.add(offset, `a bare < is in ${excerpt}; write &lt;`);
    } else if (ENTITY.test(code)) {
      const offset = this.html.lastIndexOf("&", startOffset);
      const [entity = ""] = /^&\w+;?/.exec(this.html.slice(offset)) ?? [];
      // References without a semicolon are known names, such as `&copy`, which browsers decode.
      if (entity.endsWith(";"))
        this.add(
          offset,
          `no character is named ${quote(entity)}; write the character itself, or &amp;${entity.slice(1)} for "&"`,
        );
    } else if (/attribute|solidus/.test(code)) this.isBadTag = true;
  }

  onEof() {
    for (const { tag, offset, isReported } of this.open)
      if (!isReported) this.add(offset, `<${tag}> is not closed; write </${tag}> where it ends`);
    this.issues.push(...this.empty);
    const hasOnlyTags = this.html.trim() !== "" && !this.hasText && this.issues.length === 0;
    if (hasOnlyTags) this.add(0, "there is no text here; write some");
  }

  private add(offset: number, message: string) {
    this.issues.push({ message, offset });
  }

  private startOf({ location }: Token.Token): number {
    const start = location?.startOffset ?? this.end;
    this.end = Math.max(start, location?.endOffset ?? start);
    return start;
  }

  private reportBadTag(offset: number) {
    const excerpt = quote(this.html.slice(offset, offset + 20));
    if (this.isBadTag)
      this.add(
        offset,
        `the tag ${excerpt} is not complete, or has an attribute twice; look for a missing > or quote`,
      );
    this.isBadTag = false;
  }

  private readAttributes(tag: string, attributes: Token.Attribute[], offset: number) {
    for (const { name, value } of attributes) {
      const message = checkAttribute(tag, name, value.trim());
      if (message !== undefined) this.add(offset, message);
      else if (name === "href") this.links.push({ address: value.trim(), offset, linkText: "" });
    }
    if (tag === "a" && !attributes.some(({ name }) => name === "href"))
      this.add(offset, '<a> has no address; give it an href="…"');
  }

  private checkPlace(tag: string, offset: number, what = `<${tag}>`) {
    const outer = this.open.at(-1);
    const link = tag === "a" ? this.open.find((ancestor) => ancestor.tag === "a") : undefined;
    if (link) {
      this.add(offset, "<a> can't be inside <a>; close the first before it");
      link.isReported = true;
    }
    // A disallowed parent is already an issue, so the check skips its children.
    const allowed =
      outer && !ALLOWED.has(outer.tag) ? undefined : (CONTENT.get(outer?.tag ?? "") ?? FLOW);
    if (!allowed || allowed.has(tag)) return;
    const parents = [...CONTENT].flatMap(([parent, inner]) => (inner.has(tag) ? parent : []));
    if (outer?.tag === tag && !FLOW.has(tag)) {
      const message = `<${tag}> is not closed before the next <${tag}>; write </${tag}> first`;
      this.add(outer.offset, message);
      outer.isReported = true;
    } else if (!FLOW.has(tag)) {
      const names = formatAlternatives(parents.map((name) => `<${name}>`));
      this.add(offset, `${what} must be directly inside ${names}`);
    } else if (outer && allowed.has("#text")) {
      this.add(offset, `${what} can't be inside <${outer.tag}>; close <${outer.tag}> before it`);
      outer.isReported = true;
    } else {
      const [inner = ""] = allowed;
      this.add(
        offset,
        `${what} can't be directly inside <${outer?.tag ?? ""}>; put it into <${inner}>`,
      );
    }
  }
}

/** Returns links and issues: disallowed tags and attributes, unclosed or crossing tags, nesting. */
export const readHtml = (html: string): ParsedHtml => new HtmlReader(html);

/** Finds a tag or character reference in plain text, or returns undefined. */
export function markupInText(value: string): TextIssue | undefined {
  const tag = /<\/?[a-zA-Z][^<>]*>/.exec(value);
  const found = tag ?? /&(?:[a-zA-Z]{2,8}|#\d{2,6}|#x[0-9a-fA-F]{2,5});/.exec(value);
  if (!found) return undefined;
  const advice = tag ? "write the text alone" : "write the character itself";
  const message = `${quote(found[0])} is in a field without HTML; ${advice}`;
  return { message, offset: found.index };
}
