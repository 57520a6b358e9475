import { isValidElement, type ReactNode } from "react";

/**
 * Leaves out what gatsby-plugin-image adds to every head for its own component: pictures here are
 * plain `<picture>` elements, so its two styles and its script would only be carried.
 */
export const withoutImageStyles = (components: readonly ReactNode[]): ReactNode[] =>
  components.filter(
    (component) => !(isValidElement(component) && component.key?.startsWith("gatsby-image-style")),
  );
