import { slugify } from "./slugify";

/** Value for a person without a page. */
export const NO_PAGE = "";

/**
 * Returns the last segment of an author page's path, or null for a person without a page.
 * `person` is the key of the author record, which only authors with several spellings have.
 * Otherwise the slug comes from the name.
 */
export const toAuthorSlug = (name: string, person: string | null): string | null =>
  person === NO_PAGE ? null : (person ?? slugify(name));
