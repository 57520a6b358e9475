import { isValidElement, type ReactNode } from "react";
import { isObject } from "../lib/isObject";

/** The address of an inlined sheet; nothing for other components. */
const sheetAddress = (component: ReactNode): string | undefined =>
  isValidElement(component) && component.type === "style" && isObject(component.props)
    ? String(component.props["data-href"])
    : undefined;

/** The sheet that every page has: the tokens, the base and the shell. */
const SHARED_SHEET = "/app.";

/**
 * The components of a head with the sheet of all pages before those of the page's own blocks, as it
 * is after a navigation in the browser. Gatsby writes it last, where the base beats the blocks.
 */
export function orderSheets(components: readonly ReactNode[]): ReactNode[] {
  const isShared = (component: ReactNode) =>
    (sheetAddress(component) ?? "").startsWith(SHARED_SHEET);
  const others = components.filter((component) => !isShared(component));
  const first = others.findIndex((component) => sheetAddress(component) !== undefined);
  return first < 0 ? [...components] : others.toSpliced(first, 0, ...components.filter(isShared));
}
