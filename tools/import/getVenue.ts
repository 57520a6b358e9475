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

/** Bracket before at least two capitals, digits or a leading asterisk, unlike a track's name. */
const IN_BRACKETS = String.raw`\((?=[^)]*[A-Z\d*][^)]*[A-Z\d])`;
/** Start, or a comma, before a name with a second capital and a year: ", ISCAS 2015, Lisbon". */
const WITH_YEAR = String.raw`(?:, |^(?:Proceedings of )?(?:the )?)(?=\*?[A-Z][a-z]*(?:[A-Z]|['’]\d)[^:,]*\d\d)`;
/** Short name of a conference, such as NAACL, *SEM, CLiC-it or RepL4NLP. */
const ABBREVIATION = new RegExp(
  String.raw`(?:${IN_BRACKETS}|${WITH_YEAR})(\*?[A-Z][A-Za-z\d]*?(?:-[A-Za-z]+)*?)(?:[ '’-]*\d{2}(?:\d{2})?)?(?=[:,)]|$)`,
);
const FINDINGS = /^(Findings of) the Association for Computational Linguistics:? ([A-Z-]+) \d{4}$/;

const COMMON_WORDS =
  /^Proceedings of (?:the )?(?:\d+(?:st|nd|rd|th) |[A-Z][a-z]+(?:st|nd|rd|th) )?|\b\d{4}\b|\([^)]*\)|, Volume .*$/g;

const addYear = (name: string, year: number) =>
  name.includes(String(year)) ? name : `${name} ${year}`;

const toVenueId = (label: string) =>
  Object.entries(researchCopy.venues).find(([, name]) => name === label)?.[0] ?? slugify(label);

/** Names the conference by abbreviation, known venue, or shortened title; adds the year. */
export function getProceedingsVenue(booktitle: string, year: number) {
  const venueId = KNOWN.find(([words]) => words.test(booktitle))?.[1];
  const findings = FINDINGS.exec(booktitle)?.slice(1).join(" ");
  const [, abbreviation = venueId && researchCopy.venues[venueId]] =
    ABBREVIATION.exec(booktitle) ?? [];
  const rest = collapseWhitespace(booktitle.replace(COMMON_WORDS, ""));
  const name = findings ?? abbreviation ?? (rest.replace(/[ ,-]+(?=,|$)/g, "") || booktitle);
  return { venueId: venueId ?? toVenueId(name), conference: addYear(name, year) };
}

/** Appends volume and issue to a journal's name, or else the year. */
export function getJournalVenue(name: string, year: number, volume = "", issue?: string) {
  const written = issue ? `${name} ${volume}(${issue})` : `${name} ${volume}`;
  const venueId = toVenueId(name.replace(/ (?:19|20)\d{2}$/, ""));
  return { venueId, conference: volume ? written : addYear(name, year) };
}
