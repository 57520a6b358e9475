import { toSafeHtml } from "../../src/kinds/html";
import { findBareAddress } from "../../src/lib/addressSlips";

/** Reduces HTML to the allowed tags, in the spelling of records. Links keep their addresses. */
export const toFieldHtml = (html: string): string =>
  toSafeHtml(html, (href) => ({ href, opensNewTab: false })).replaceAll("<br />", "<br>");

/** Styles, scripts, titles, deleted text, and Word's hidden text and comments. */
const HIDDEN = 'style, script, title, del, [style*="mso-hide:all"], [style*="mso-element:comment"]';
const BLOCKS = "p|h[2-4]|ul|ol|li|dl|dt|dd|blockquote|table|td|th";
const HEADINGS = "h1, h2, h3, h4, h5, h6";
const OTHER_BLOCKS = "div, section, article, header, footer, main, figure, pre";
/** Elements that contain only white space for layout. */
const GAPS = '[style*="mso-spacerun"], [style*="mso-tab-count"], .Apple-converted-space';
/** Numbering such as `1.`, `a)` or `iv.`; any other marker is a bullet. */
const NUMBERING = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

const findAll = (root: ParentNode, selector: string) => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

function rename(element: Element, tag: string): void {
  const other = document.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Turns Word's list items, which are paragraphs with a style, into nested lists. */
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

/** Turns bold and italic styles into tags, except in headings. Removes `b` of normal weight. */
function tagStyles(root: HTMLElement): void {
  for (const element of findAll(root, "[style]").reverse()) {
    const { fontWeight: weight, fontStyle } = element.style;
    const isBold = weight.startsWith("bold") || Number(weight) > 500;
    // Google Docs wraps everything it copies in a `b` of normal weight.
    if (weight !== "" && !isBold && element.matches("b, strong")) rename(element, "span");
    if (!element.matches("span, font, a, i, em") || element.closest(HEADINGS)) continue;
    if (fontStyle === "italic") element.innerHTML = `<i>${element.innerHTML}</i>`;
    if (isBold) element.innerHTML = `<b>${element.innerHTML}</b>`;
  }
}

/** Returns a link's address as records write it; undefined if it isn't allowed. */
function toAddress(href: string, note: (message: string) => void): string | undefined {
  const address = findBareAddress(href) ?? href;
  if (address.startsWith("http:")) {
    note(`Try the link to ${address}: it now begins with https.`);
    return address.replace("http:", "https:");
  }
  if (/^(?:https:|mailto:|\/)/.test(address)) return address;
  // Fragments belong to the copied document, so their loss isn't reported.
  if (!address.startsWith("#")) note(`The link to ${address} was left out: pages link to https.`);
  return undefined;
}

/**
 * Converts HTML of Word, Google Docs or a web page to the site's tags. `note` gets a message for each
 * link that becomes https, and for each forbidden address, except fragments.
 */
export function cleanPastedHtml(source: string, note: (message: string) => void): string {
  const { body } = new DOMParser().parseFromString(source, "text/html");
  for (const element of findAll(body, HIDDEN)) element.remove();
  for (const gap of findAll(body, GAPS)) gap.replaceWith(" ");
  makeLists(body);
  tagStyles(body);
  const headings = findAll(body, HEADINGS);
  const names = [...new Set(headings.map(({ localName }) => localName))].sort();
  // Texts may use only h2 to h4: if others occur, all levels are renumbered from h2.
  const levels = names.some((name) => /[156]/.test(name)) ? names : ["h2", "h3", "h4"];
  for (const heading of headings)
    rename(heading, `h${Math.min(4, 2 + levels.indexOf(heading.localName))}`);
  for (const link of findAll(body, "a")) {
    const address = toAddress(link.getAttribute("href") ?? "#", note);
    if (address === undefined) link.replaceWith(...link.childNodes);
    else link.setAttribute("href", address);
  }
  for (const block of findAll(body, OTHER_BLOCKS).reverse()) {
    if (block.querySelector(`p, ul, ol, dl, blockquote, table, ${HEADINGS}`))
      block.replaceWith(...block.childNodes);
    else rename(block, "p");
  }
  // Word sets a language on every element, so it has no meaning there.
  const isWord = /urn:schemas-microsoft-com|mso-/.test(source);
  for (const element of findAll(body, "[lang], [dir]")) {
    if (isWord || /^en\b/i.test(element.lang)) element.removeAttribute("lang");
    if (element.dir !== "rtl") element.removeAttribute("dir");
  }
  for (const element of findAll(
    body,
    "span:not([lang]), li > p:first-child, :is(td, th) > p:only-child",
  ))
    element.replaceWith(...element.childNodes);
  for (const element of findAll(body, "p, b, i, a, ul, ol, li, h2, h3, h4").reverse())
    if (element.textContent.trim() === "") element.replaceWith(" ");
  return toFieldHtml(body.innerHTML)
    .replace(/[ \n\r\t\u{A0}]{2,}|[\n\r\t]/gu, " ")
    .replace(/<\/(b|i|ul|ol)>( ?)<\1>/g, "$2")
    .replace(new RegExp(`(?:<br>|[ \u{A0}])+(?=</?(?:${BLOCKS})>)`, "gu"), "")
    .replace(new RegExp(`(?<=</?(?:${BLOCKS})>)(?:<br>|[ \u{A0}])+`, "gu"), "")
    .trim();
}
