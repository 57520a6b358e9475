import type { Publication } from "../../src/kinds/publication/schema";

/** A fact that the catalogue has otherwise than a bibliography. */
export interface Difference {
  field: string;
  ours: string;
  theirs: string;
}

const ABSENT = "nothing";

/** The facts that a bibliography states, by the names that the record gives them. */
const FACTS: readonly (readonly [string, (record: Publication) => string | number | undefined])[] =
  [
    ["entryType", ({ entryType }) => entryType],
    ["authors", ({ authors }) => authors.map(({ name }) => name).join(", ")],
    ["paper.title", ({ paper }) => paper.title],
    ["paper.url", ({ paper }) => paper.url],
    ["paper.doi", ({ paper }) => paper.doi],
    ["booktitle", ({ booktitle }) => booktitle],
    ["publicationYear", ({ publicationYear }) => publicationYear],
    ["publicationMonth", ({ publicationMonth }) => publicationMonth],
    ["address", ({ address }) => address],
    ["publisher", ({ publisher }) => publisher],
    ["pages", ({ pages }) => pages],
    ["award", ({ award }) => award],
    ["citation.extra", ({ citation }) => citation?.extra],
    ["bibkey", ({ bibkey }) => bibkey],
  ];

const worded = (value: string | number | undefined): string =>
  value === undefined ? ABSENT : String(value);

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
  return FACTS.flatMap(([field, factOf]): Difference[] => {
    const theirFact = factOf(theirs);
    if (theirFact === undefined || silent.has(field)) return [];
    const difference = { field, ours: worded(factOf(ours)), theirs: worded(theirFact) };
    return compared(field, difference.ours) === compared(field, difference.theirs)
      ? []
      : [difference];
  });
}
