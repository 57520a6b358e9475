import { researchCopy } from "../../src/copy/researchCopy";
import { slugify } from "../../src/lib/slugify";
import { collapseWhitespace } from "../../src/lib/text";

/** The two ways in which a record names its venue. */
export interface Venue {
  /** For grouping. */
  venueId: string;
  /** For people, with the year. */
  conference: string;
}

/** Venues by words of their proceedings' titles; the first that fits counts. */
const KNOWN: readonly (readonly [RegExp, keyof typeof researchCopy.venues])[] = [
  [/^Findings of the Association for Computational Linguistics/i, "findings"],
  [/North American Chapter of the Association for Computational Linguistics/i, "naacl"],
  [/European Chapter of the Association for Computational Linguistics/i, "eacl"],
  [/Empirical Methods in Natural Language Processing/i, "emnlp"],
  [/Italian Conference on Computational Linguistics/i, "clicit"],
  [/Computational Linguistics, Language Resources and Evaluation/i, "lrec-coling"],
  [/International Conference on Computational Linguistics/i, "coling"],
  [/Language Resources and Evaluation/i, "lrec"],
  [/Joint Conference on Artificial Intelligence/i, "ijcai"],
  [/Semantic Evaluation/i, "semeval"],
  [/Annual Meeting of the Association for Computational Linguistics/i, "acl"],
];

/** The short name of a conference: it has a second capital or a digit, as NAACL and RepL4NLP have, or its year. */
const SHORT = String.raw`\*?[A-Z][A-Za-z0-9]*(?:-[A-Za-z]+)*`;
/** One in brackets at the end, such as (SemEval-2025) or (EMNLP-IJCNLP); a track has none of these. */
const ABBREVIATION = new RegExp(
  String.raw`\((?=[^)]*[A-Z\d*][^)]*[A-Z\d])(${SHORT}?)(?:[ -]?['’]?\d{2}(?:\d{2})?)?\)$`,
);
/** One with its year at the start, or inside the title, such as ", ISCAS 2015, Lisbon" or "(ISCAS2013), Beijing". */
const ABBREVIATION_INSIDE =
  /(?:\(|, |^(?:Proceedings of )?(?:the )?)(\*?[A-Z][A-Za-z]*[A-Z][A-Za-z]*|[A-Z][a-z]+(?=['’]\d))[ '’-]*\d{2}(?:\d{2})?(?=[:,)]|$)/;
/** The part of the ACL's Findings that belongs to one conference. */
const FINDINGS_OF = /^Findings of the Association for Computational Linguistics:? ([A-Z-]+) \d{4}$/;

/** Words that proceedings share with all others: "Proceedings of the Ninth", years and volumes. */
const COMMON_WORDS =
  /^Proceedings of (?:the )?(?:\d+(?:st|nd|rd|th) |[A-Z][a-z]+(?:st|nd|rd|th) )?|\b\d{4}\b|\([^)]*\)|, Volume .*$/g;

const withYear = (name: string, year: number) =>
  name.includes(String(year)) ? name : `${name} ${year}`;

/** The key of a venue that the catalogue knows by this label. */
const knownVenue = (label: string) =>
  Object.entries(researchCopy.venues).find(([, name]) => name === label)?.[0];

/** The venue of proceedings, from their title; the first edition's own words where none is known. */
export function venueOfProceedings(booktitle: string, year: number): Venue {
  const venueId = KNOWN.find(([words]) => words.test(booktitle))?.[1];
  const [, findings] = FINDINGS_OF.exec(booktitle) ?? [];
  if (findings !== undefined)
    return { venueId: "findings", conference: `Findings of ${findings} ${year}` };
  const [, abbreviation] = ABBREVIATION.exec(booktitle) ?? [];
  if (venueId !== undefined) {
    return { venueId, conference: withYear(abbreviation ?? researchCopy.venues[venueId], year) };
  }
  const [, inside] = ABBREVIATION_INSIDE.exec(booktitle) ?? [];
  const words = collapseWhitespace(booktitle.replace(COMMON_WORDS, "")).replace(
    /[ ,-]+(?=,|$)/g,
    "",
  );
  const name = abbreviation ?? inside ?? (words || booktitle);
  return { venueId: knownVenue(name) ?? slugify(name), conference: withYear(name, year) };
}

/** The venue of a journal's issue; its year names it where the volume is unknown. */
export function venueOfJournal(
  name: string,
  volume: string | null,
  issue: string | null,
  year: number,
): Venue {
  return {
    venueId: knownVenue(name) ?? slugify(name.replace(/ (?:19|20)\d{2}$/, "")),
    conference:
      volume === null
        ? withYear(name, year)
        : `${name} ${volume}${issue === null ? "" : `(${issue})`}`,
  };
}
