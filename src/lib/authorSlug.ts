import { slugify } from "./slugify";

/** In place of a person's key: the record says that the person has no page. */
export const NO_PAGE = "";

/**
 * The last part of the address of an author's page. Most people have one spelling, and it says where
 * their page is; the others have a record, whose key is `person`. Null for a person without a page.
 */
export const authorSlug = (name: string, person: string | null): string | null =>
  person === NO_PAGE ? null : (person ?? slugify(name));
