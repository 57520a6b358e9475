import { cloneElement, isValidElement, type ReactNode } from "react";
import { isObject } from "../lib/isObject";

/**
 * What is put into every head and read by nobody. gatsby-plugin-image writes two styles and a script
 * for its own component, while pictures here are plain `<picture>` elements; Gatsby names itself with
 * its version, which would tell an attacker only.
 */
const UNREAD = /^(?:gatsby-image-style|generator-)/;

/** Gatsby's key of the script that names the page, wrapped for parsers of XML, which read no page here. */
const PATH_SCRIPT = "script-loader";

const withoutWrapping = (dangerousHtml: unknown) =>
  isObject(dangerousHtml) && {
    __html: String(dangerousHtml.__html).replace(/^\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\/$/g, ""),
  };

/** The components of a head or of a body's end without those, and without attributes, that are only carried. */
export const leanDocument = (components: readonly ReactNode[]): ReactNode[] =>
  components.flatMap((component) => {
    if (!isValidElement<Record<string, unknown>>(component)) return [component];
    if (UNREAD.test(component.key ?? "")) return [];
    if (component.type === "style")
      return [cloneElement(component, { "data-identity": undefined })];
    return component.key === PATH_SCRIPT
      ? [
          cloneElement(component, {
            id: undefined,
            dangerouslySetInnerHTML: withoutWrapping(component.props.dangerouslySetInnerHTML),
          }),
        ]
      : [component];
  });
