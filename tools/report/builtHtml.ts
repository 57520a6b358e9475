import { type DefaultTreeAdapterTypes } from "parse5";

export type Node = DefaultTreeAdapterTypes.Node;
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
