import { collapseWhitespace } from "../../src/lib/text";

/** A name first name first from its parts, any of which may be empty. */
export const nameFromParts = (...parts: readonly string[]): string =>
  collapseWhitespace(parts.join(" "));
