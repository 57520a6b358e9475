import type { CitedPaper } from "../../src/lib/citation/citedPaper";
import { collapseWhitespace } from "../../src/lib/text";

/** Something to tell of a file, at a line counted from 1. */
export interface Notice {
  file: string;
  line: number;
  message: string;
}

/** The facts of an entry by our names, whatever its format calls them. */
export type EntryField =
  | "title"
  | "url"
  | "doi"
  /** The identifier of a preprint on arXiv. */
  | "arxiv"
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
  /** Its type as the format writes it. */
  type: string;
  /** What that is in the catalogue; null for types that it doesn't take. A preprint must be on arXiv. */
  entryType: CitedPaper["entryType"] | "preprint" | null;
  authors: readonly EntryAuthor[];
  /** Whether it says "and others" after the last author. */
  hasOthers: boolean;
  fields: ReadonlyMap<EntryField, string>;
  /** Whether it brings an abstract, which is never taken: ours are our own words. */
  hasAbstract: boolean;
  /** What cannot be read in it. */
  faults: readonly string[];
}

/** What a file gives: its entries, why some cannot be read, and what else is to be told. */
export interface BibliographyReading {
  entries: BibliographyEntry[];
  refusals: Notice[];
  warnings: Notice[];
}

/** Where a format has each fact: names, in the order in which they are tried. */
export type Sources = readonly (readonly [EntryField, readonly string[]])[];

/** The facts of an entry, each from the first of its sources that says anything. */
export const readFields = (
  sources: Sources,
  read: (name: string, field: EntryField) => string,
): Map<EntryField, string> =>
  new Map(
    sources.flatMap(([field, names]) => {
      const said = names.map((name) => read(name, field)).find((text) => text !== "");
      return said === undefined ? [] : [[field, said] as const];
    }),
  );

/** The markup that CSL allows in a text, Crossref writes, and the reader of BibTeX makes of commands. */
const MARKUP =
  /<\/?(?:i|b|em|sub|sup|scp|sc|span|a|code|p|br|li|ul|tex|jats:\w+)(?:\s[^<>]*)?\/?>/gi;
const ENTITIES = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&amp;", "&"],
]);

/** A text as people read it: without markup, white space squeezed. */
export const plainText = (text: string): string =>
  collapseWhitespace(
    text
      .replace(MARKUP, "")
      .replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES.get(entity) ?? entity),
  ).normalize("NFC");

/** A title with its subtitle, where it has one. */
export const withSubtitle = (title: string, subtitle: string): string =>
  title === "" || subtitle === ""
    ? title
    : `${title}${/[.:?!]$/.test(title) ? "" : ":"} ${subtitle}`;

/** The sign that a decoder puts where bytes were no UTF-8. */
const LOST_LETTER = "\ufffd";

/** Tells where the text of an entry has lost a letter. */
export const lostLetters = (text: string): string[] =>
  text.includes(LOST_LETTER)
    ? ["a letter is not saved as UTF-8; save the file as UTF-8 and write the letter again"]
    : [];

/** A person from the parts of the name, any of which may be empty. */
export const personOf = (given: string, family: string, suffix = ""): EntryAuthor => ({
  name: collapseWhitespace(`${given} ${family} ${suffix}`),
  family: given === "" || family === "" ? null : family,
});
