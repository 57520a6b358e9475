import type { CitedPaper } from "../../src/lib/citation/citedPaper";
import { collapseWhitespace } from "../../src/lib/text";

export interface Refusal {
  file: string;
  line: number;
  message: string;
}

/** The facts of an entry by our names, whatever its format calls them. */
export type EntryField =
  | "title"
  | "url"
  | "doi"
  /** The proceedings or the journal. */
  | "container"
  | "volume"
  | "issue"
  | "year"
  | "month"
  | "address"
  | "publisher"
  | "pages"
  | "note";

/** A fact as plain text, and where it stands. */
export interface FieldText {
  text: string;
  line: number;
}

export interface EntryAuthor {
  /** First name first. */
  name: string;
  /** The family name, particles included, where the format marks it. */
  family: string | null;
}

/** A paper as a bibliography gives it: plain text, the same for every format. */
export interface BibliographyEntry {
  file: string;
  /** The line on which the entry begins, counted from 1. */
  line: number;
  /** The citation key; null where the entry has none. */
  key: string | null;
  entryType: CitedPaper["entryType"];
  authors: readonly EntryAuthor[];
  fields: ReadonlyMap<EntryField, FieldText>;
  /** Whether it brings an abstract, which is never taken: ours are our own words. */
  hasAbstract: boolean;
}

/** What a file gives: valid entries, and why each of the others cannot be read. */
export interface BibliographyReading {
  entries: BibliographyEntry[];
  refusals: Refusal[];
}

/** Where a format has each fact: names, in the order in which they are tried. */
export type Sources = readonly (readonly [EntryField, readonly string[]])[];

/** The facts of an entry, each from the first of its sources that says anything. */
export function readFields(
  sources: Sources,
  read: (field: EntryField, name: string) => FieldText | undefined,
): Map<EntryField, FieldText> {
  const fields = new Map<EntryField, FieldText>();
  for (const [field, names] of sources) {
    for (const name of names) {
      const found = fields.has(field) ? undefined : read(field, name);
      if (found && found.text !== "") fields.set(field, found);
    }
  }
  return fields;
}

/** What the catalogue takes, for messages about every other type. */
export const TAKEN_TYPES = "papers in proceedings and articles in journals";

/** Why an entry of another type is refused; `types` are those of the format that are taken. */
export const untakenType = (type: string, types: string): string =>
  `the type ${type === "" ? "is missing" : `${type} isn't one for the catalogue`}; it takes ${TAKEN_TYPES} (${types})`;

/** The sign that a decoder puts where bytes were no UTF-8. */
export const LOST_LETTER = "\ufffd";
export const LOST_LETTER_MESSAGE =
  "a letter is not saved as UTF-8; save the file as UTF-8 and write the letter again";

/** A name first name first from its parts, any of which may be empty. */
export const nameFromParts = (...parts: readonly string[]): string =>
  collapseWhitespace(parts.join(" "));
