import { isValidElement, type ReactNode } from "react";

/**
 * What is put into every head and read by nobody. gatsby-plugin-image writes two styles and a script
 * for its own component, while pictures here are plain `<picture>` elements; Gatsby names itself with
 * its version, which would tell an attacker only.
 */
const UNREAD = /^(?:gatsby-image-style|generator-)/;

/** The components of a head without those that are only carried. */
export const leanHead = (components: readonly ReactNode[]): ReactNode[] =>
  components.filter(
    (component) => !(isValidElement(component) && UNREAD.test(component.key ?? "")),
  );
