import type { Publication } from "../../src/kinds/publication/schema";
import { STILL_TO_BE_WRITTEN } from "../../src/kinds/draft";
import { isObject } from "../../src/lib/isObject";

/** A fact that the catalogue has otherwise than a bibliography. */
export interface Difference {
  field: string;
  ours: string;
  theirs: string;
}

/** The facts that a bibliography states, by the names that the record gives them. */
const FACTS = [
  "entryType",
  "authors",
  "paper.title",
  "paper.url",
  "paper.doi",
  "booktitle",
  "publicationYear",
  "publicationMonth",
  "address",
  "publisher",
  "pages",
  "award",
  "citation.extra",
  "bibkey",
];

/** A fact of a record in words, or nothing where it has none or leaves it to the editor. */
function factOf(record: Publication, field: string): string | undefined {
  if (field === "authors") return record.authors.map(({ name }) => name).join(", ");
  const [group = "", name] = field.split(".");
  const part = new Map<string, unknown>(Object.entries(record)).get(group);
  const fact = name !== undefined && isObject(part) ? part[name] : part;
  return typeof fact === "string" || typeof fact === "number" ? String(fact) : undefined;
}

/** Formats write quotation marks and dashes in their own way, and a DOI has no letter case. */
const compared = (field: string, text: string) => {
  const plain = text
    .normalize("NFC")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]|--+/g, "-");
  return field === "paper.doi" ? plain.toLowerCase() : plain.replace(/\/$/, "");
};

/**
 * What a bibliography says otherwise than the catalogue, field by field. A fact on which it is
 * silent (`silent` names the fields that were not in it) is no difference.
 */
export function getDifferences(
  ours: Publication,
  theirs: Publication,
  silent: ReadonlySet<string>,
): Difference[] {
  return FACTS.flatMap((field): Difference[] => {
    const fact = factOf(theirs, field);
    if (fact === undefined || silent.has(field) || fact.includes(STILL_TO_BE_WRITTEN)) return [];
    const difference = { field, ours: factOf(ours, field) ?? "nothing", theirs: fact };
    return compared(field, difference.ours) === compared(field, fact) ? [] : [difference];
  });
}
