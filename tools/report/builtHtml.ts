import { type DefaultTreeAdapterTypes } from "parse5";

/** A part of a page as parse5 reads it. */
export type Node = DefaultTreeAdapterTypes.Node;
/** An element of a page as parse5 reads it. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Whether a part of a page is an element. */
export const isElement = (node: Node): node is Element => "tagName" in node;

/** What stands directly in a part of a page; what stands in a template is not part of it. */
export const getChildren = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);

/** Every element below a part of a page, in the order of the page. */
export function* elementsIn(node: Node): Generator<Element> {
  for (const child of getChildren(node)) {
    if (isElement(child)) yield child;
    yield* elementsIn(child);
  }
}

/** The text of a part of a page, as it is written. */
export const getText = (node: Node): string =>
  "value" in node ? node.value : getChildren(node).map(getText).join("");

/** An attribute by HTML's lower-case name; undefined where it is missing. */
export const getAttribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** What a page's metadata says under a property or a name; undefined where it says nothing. */
export const metaContent = (elements: readonly Element[], name: string): string | undefined => {
  const meta = elements.find(
    (element) =>
      element.tagName === "meta" &&
      (getAttribute(element, "property") === name || getAttribute(element, "name") === name),
  );
  return meta && getAttribute(meta, "content");
};

/** The number in an attribute; undefined where it is missing or holds something else. */
export const getNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;

/** Pairs of address and width of a `srcset`; addresses of this site hold no blanks. */
export const readSrcSet = (srcSet: string): { url: string; widthPx?: number }[] =>
  srcSet
    .split(/,\s+|,$/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const [url = "", descriptor = ""] = part.split(/\s+/);
      const widthPx = getNumber(/^(\d+)w$/.exec(descriptor)?.[1]);
      return widthPx === undefined ? { url } : { url, widthPx };
    });

/** Gatsby's own files, and its stand-in for pages that are missing while developing. */
const NOT_A_PAGE = /^\/(?:_gatsby|page-data|404)\//;

/** The pages among the files of a built site, each with its address, such as `/product/vera`. */
export const pagesAmong = (files: readonly string[]): { file: string; path: string }[] =>
  files
    .filter((file) => file.endsWith("/index.html") && !NOT_A_PAGE.test(file))
    .map((file) => ({ file, path: file.replace(/\/index\.html$/, "") || "/" }));
