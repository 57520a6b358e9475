import { SLUG_MAX_LETTERS, SLUG_PATTERN } from "../src/kinds/fields";
import { quoted } from "./check/words";

/** What is wrong with a word as the last part of an address, and what to write instead; nothing where it is good. */
export function slugIssue(slug: string, example: string): string | undefined {
  if (!SLUG_PATTERN.test(slug)) {
    return `${quoted(slug)} cannot be part of an address: use lower-case letters a to z, digits and single hyphens, such as ${example}`;
  }
  return slug.length > SLUG_MAX_LETTERS
    ? `${String(slug.length)} letters are too many for an address: use at most ${String(SLUG_MAX_LETTERS)}, such as ${example}`
    : undefined;
}
