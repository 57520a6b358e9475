import { slugOf } from "./slugOf";

/**
 * The last part of the address of an author's page. Most people have one spelling, and it says where
 * their page is; the others have a record, whose key is `person`.
 */
export const authorSlug = (name: string, person: string | null): string => person ?? slugOf(name);
