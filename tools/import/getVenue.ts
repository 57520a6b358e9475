import { researchCopy } from "../../src/copy/researchCopy";
import { slugify } from "../../src/lib/slugify";
import { collapseWhitespace } from "../../src/lib/text";

/** Venues by pattern of the proceedings' title; the first match wins. */
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

/** Short name of a conference, such as NAACL or RepL4NLP. */
const SHORT = String.raw`\*?[A-Z][A-Za-z0-9]*(?:-[A-Za-z]+)*`;
/** Short name in brackets at the end. Has a second capital, digit or *, unlike a track's name. */
const ABBREVIATION = new RegExp(
  String.raw`\((?=[^)]*[A-Z\d*][^)]*[A-Z\d])(${SHORT}?)(?:[ -]?['’]?\d{2}(?:\d{2})?)?\)$`,
);
/** Short name with a year, first or inside: ", ISCAS 2015, Lisbon" or "(ISCAS2013), Beijing". */
const ABBREVIATION_INSIDE =
  /(?:\(|, |^(?:Proceedings of )?(?:the )?)(\*?[A-Z][A-Za-z]*[A-Z][A-Za-z]*|[A-Z][a-z]+(?=['’]\d))[ '’-]*\d{2}(?:\d{2})?(?=[:,)]|$)/;
const FINDINGS_OF = /^Findings of the Association for Computational Linguistics:? ([A-Z-]+) \d{4}$/;

const COMMON_WORDS =
  /^Proceedings of (?:the )?(?:\d+(?:st|nd|rd|th) |[A-Z][a-z]+(?:st|nd|rd|th) )?|\b\d{4}\b|\([^)]*\)|, Volume .*$/g;

const addYear = (name: string, year: number) =>
  name.includes(String(year)) ? name : `${name} ${year}`;

const toVenueId = (label: string) =>
  Object.entries(researchCopy.venues).find(([, name]) => name === label)?.[0] ?? slugify(label);

/** Names an unknown venue by its abbreviation, or by the title without boilerplate. */
export function getProceedingsVenue(booktitle: string, year: number) {
  const venueId = KNOWN.find(([words]) => words.test(booktitle))?.[1];
  const [, findings] = FINDINGS_OF.exec(booktitle) ?? [];
  if (findings !== undefined)
    return { venueId: "findings", conference: `Findings of ${findings} ${year}` };
  const [, abbreviation] = ABBREVIATION.exec(booktitle) ?? [];
  if (venueId !== undefined)
    return { venueId, conference: addYear(abbreviation ?? researchCopy.venues[venueId], year) };
  const [, inside] = ABBREVIATION_INSIDE.exec(booktitle) ?? [];
  const rest = collapseWhitespace(booktitle.replace(COMMON_WORDS, ""));
  const name = abbreviation ?? inside ?? (rest.replace(/[ ,-]+(?=,|$)/g, "") || booktitle);
  return { venueId: toVenueId(name), conference: addYear(name, year) };
}

/** Appends volume and issue to a journal's name, or else the year. */
export function getJournalVenue(name: string, year: number, volume = "", issue?: string) {
  const written = issue ? `${name} ${volume}(${issue})` : `${name} ${volume}`;
  const venueId = toVenueId(name.replace(/ (?:19|20)\d{2}$/, ""));
  return { venueId, conference: volume ? written : addYear(name, year) };
}
