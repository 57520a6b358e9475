import { toSafeHtml } from "../../src/kinds/html";
import { bareAddress } from "../../src/lib/unmeantAddress";

/** Parts that other programs don't show as text of the document. */
const HIDDEN = 'style, script, title, del, [style*="mso-hide:all"], [style*="mso-element:comment"]';
const BLOCKS = "p|h[2-4]|ul|ol|li|dl|dt|dd|blockquote|table|td|th";
const BLOCK_SELECTOR = "p, ul, ol, dl, blockquote, table, h1, h2, h3, h4, h5, h6";
/** Numbering such as `1.`, `a)` or `iv.`; any other marker is a bullet. */
const NUMBERING = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

const findAll = (root: ParentNode, selector: string) => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Moves the children of an element into a new element inside it, or in its place. */
function rename(element: Element, tag: string, isInside = false): void {
  const other = document.createElement(tag);
  other.append(...element.childNodes);
  if (isInside) element.append(other);
  else element.replaceWith(other);
}

/** Turns Word's list items, paragraphs that only their style marks, into nested lists. */
function makeLists(root: HTMLElement): void {
  let open: HTMLElement[] = [];
  for (const paragraph of findAll(root, '[style*="mso-list:"][style*="level"]')) {
    const level = Number(/level(\d)/.exec(paragraph.getAttribute("style") ?? "")?.[1]);
    const marker = paragraph.querySelector('[style*="mso-list:Ignore"]');
    const tag = NUMBERING.test(marker?.textContent.trim() ?? "") ? "ol" : "ul";
    marker?.remove();
    open = paragraph.previousElementSibling === open[0] ? open.slice(0, level) : [];
    if (open.length === level && open.at(-1)?.localName !== tag) open.pop();
    if (open.length < level) {
      const list = document.createElement(tag);
      const item = open.at(-1)?.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    open.at(-1)?.append(paragraph);
    rename(paragraph, "li");
  }
  // Google Docs puts a nested list beside its item.
  for (const list of findAll(root, ":is(ul, ol) > :is(ul, ol)"))
    list.previousElementSibling?.append(list);
}

/** Turns bold and italic styles into tags; what a style makes plain loses its tag. */
function tagStyles(root: HTMLElement): void {
  for (const element of findAll(root, "[style]").reverse()) {
    const { fontWeight: weight, fontStyle } = element.style;
    const isBold = weight.startsWith("bold") || Number(weight) > 500;
    if (element.matches("span, font, a, i, em") && !element.closest("h1, h2, h3, h4, h5, h6")) {
      if (fontStyle === "italic") rename(element, "i", true);
      if (isBold) rename(element, "b", true);
    }
    // Google Docs wraps all that it copies in a `b` of normal weight.
    if (weight !== "" && !isBold && element.matches("b, strong")) rename(element, "span");
  }
}

/** Makes the highest heading an `h2`, the next an `h3` and so on; no level is skipped. */
function rankHeadings(root: HTMLElement): void {
  const headings = findAll(root, "h1, h2, h3, h4, h5, h6");
  const levels = [...new Set(headings.map(({ localName }) => localName))].sort();
  for (const heading of headings)
    rename(heading, `h${Math.min(4, 2 + levels.indexOf(heading.localName))}`);
}

/** Returns the address as records write it; undefined if no page may have it. */
function toAddress(href: string, note: (message: string) => void): string | undefined {
  const address = bareAddress(href) ?? href;
  if (address.startsWith("http:")) {
    note(`Try the link to ${address}: it now begins with https.`);
    return address.replace("http:", "https:");
  }
  if (/^(?:https:|mailto:|\/)/.test(address)) return address;
  // A fragment leads to a place in the copied document.
  if (!address.startsWith("#")) note(`The link to ${address} was left out: pages link to https.`);
  return undefined;
}

/** Removes what isn't text, and puts text between blocks into paragraphs. */
function simplify(root: HTMLElement, isForeign: (lang: string) => boolean): void {
  for (const gap of findAll(
    root,
    '[style*="mso-spacerun"], [style*="mso-tab-count"], .Apple-converted-space',
  ))
    gap.replaceWith(" ");
  for (const block of findAll(
    root,
    "div, section, article, header, footer, main, figure, pre",
  ).reverse()) {
    if (block.querySelector(BLOCK_SELECTOR)) block.replaceWith(...block.childNodes);
    else rename(block, "p");
  }
  for (const element of findAll(root, "[lang], [dir]")) {
    if (!isForeign(element.lang)) element.removeAttribute("lang");
    if (element.dir !== "rtl") element.removeAttribute("dir");
  }
  for (const element of findAll(
    root,
    "span:not([lang]), li > p:first-child, :is(td, th) > p:only-child",
  ))
    element.replaceWith(...element.childNodes);
  for (const element of findAll(root, "p, b, i, a, ul, ol, li, h2, h3, h4").reverse())
    if (element.textContent.trim() === "") element.replaceWith(" ");
  if (!root.querySelector(BLOCK_SELECTOR)) return;
  let paragraph: Element | undefined;
  for (const node of [...root.childNodes]) {
    if (node instanceof Element && node.matches(BLOCK_SELECTOR)) paragraph = undefined;
    else if (paragraph) paragraph.append(node);
    else if (!(node instanceof Comment) && node.textContent?.trim()) {
      paragraph = document.createElement("p");
      node.before(paragraph);
      paragraph.append(node);
    }
  }
}

/**
 * Converts HTML of Word, Google Docs or a web page to the site's tags. Bold, italic, links, lists,
 * headings and no-break spaces stay. `note` gets a message for each link that was changed or lost.
 */
export function cleanPasted(source: string, note: (message: string) => void): string {
  const { body } = new DOMParser().parseFromString(source, "text/html");
  const isWord = /urn:schemas-microsoft-com|mso-/.test(source);
  for (const element of findAll(body, HIDDEN)) element.remove();
  makeLists(body);
  tagStyles(body);
  rankHeadings(body);
  for (const link of findAll(body, "a")) {
    const address = toAddress(link.getAttribute("href") ?? "#", note);
    if (address === undefined) link.replaceWith(...link.childNodes);
    else link.setAttribute("href", address);
  }
  // Word names the language of every piece of text.
  simplify(body, (lang) => !isWord && !/^en\b/i.test(lang));
  return toSafeHtml(body.innerHTML, (href) => ({ href, opensNewTab: false }))
    .replaceAll("<br />", "<br>")
    .replace(/[ \n\r\t\u{A0}]{2,}|[\n\r\t]/gu, " ")
    .replace(/<\/(b|i)>( ?)<\1>/g, "$2")
    .replace(new RegExp(`(?:<br>|[ \u{A0}])+(?=</?(?:${BLOCKS})>)`, "gu"), "")
    .replace(new RegExp(`(?<=</?(?:${BLOCKS})>)(?:<br>|[ \u{A0}])+`, "gu"), "")
    .trim();
}
