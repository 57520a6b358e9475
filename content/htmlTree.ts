import { type DefaultTreeAdapterTypes } from "parse5";

export type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node): node is Element => "tagName" in node;

/** Returns a node's children; omits a template's content. */
export const getChildren = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);

/** Yields all elements below a node, in document order. */
export function* elementsIn(node: Node): Generator<Element> {
  for (const child of getChildren(node)) {
    if (isElement(child)) yield child;
    yield* elementsIn(child);
  }
}

export const getText = (node: Node): string =>
  "value" in node ? node.value : getChildren(node).map(getText).join("");
