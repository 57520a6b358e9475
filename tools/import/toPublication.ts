import { doiAddress } from "../../src/lib/citation/doiAddress";
import { unwritten } from "../../src/kinds/draft";
import { BIBKEY_PATTERN, FIRST_YEAR, type Publication } from "../../src/kinds/publication/schema";
import { SLUG_MAX_LETTERS, SLUG_PATTERN } from "../../src/kinds/fields";
import { pageRange } from "../../src/lib/citation/pageRange";
import { splitName } from "../../src/lib/citation/personName";
import { slugify } from "../../src/lib/slugify";
import { formatList, monthName } from "../../src/lib/text";
import { citationKey } from "../../src/lib/citation/citationKey";
import { findArxiv, isOnlyPreprint, type ArxivPaper } from "./arxiv";
import type { BibliographyEntry } from "./bibliographyEntry";
import { venueOfJournal, venueOfProceedings } from "./getVenue";

/** A record made of an entry. */
export interface ImportedPaper {
  entry: BibliographyEntry;
  record: Publication;
  /** What an editor should know of it. */
  notes: string[];
}

/** What an editor is asked to write in place of a paper's own abstract. */
const ABSTRACT = unwritten("two to four sentences in our own words on what this paper shows.");

const MONTHS = Array.from({ length: 12 }, (_, index) => monthName(index + 1).toLowerCase());
/** The shortest abbreviation of a month, in letters. */
const SHORTEST_MONTH = 3;

/** Words by which a note is recognised as an award. */
const AWARD =
  /\baward\b|\b(?:best|outstanding) (?:\p{L}+ )*(?:paper|article)\b|\bhonou?rable mention\b/iu;

/** Names are spelled with one apostrophe, however a format writes it. */
const typographic = (name: string) => name.replaceAll("'", "’");

/**
 * A month as a number from 1, of `aug`, `Sept.`, `8`, `08` or `10 aug`, and the first of several
 * (`July 30–August 4`); nothing for other texts.
 */
function getMonth(text: string): number | undefined {
  const [, digits] = /^(\d{1,2})(?:\s*[–—/-]+\s*\d{1,2})?$/.exec(text) ?? [];
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_MONTH,
  );
  const named = words.find((word) => MONTHS.some((month) => month.startsWith(word))) ?? "";
  const month = Number(digits ?? (named && MONTHS.findIndex((name) => name.startsWith(named)) + 1));
  return month >= 1 && month <= MONTHS.length ? month : undefined;
}

/** The part of a paper's address that is made of its title. */
export const slugOfTitle = (title: string): string =>
  slugify(title.replace(/['’]/g, "")).slice(0, SLUG_MAX_LETTERS).replace(/-$/, "");

const isKey = (key: string | null): key is string => key !== null && BIBKEY_PATTERN.test(key);

const ANTHOLOGY_ADDRESS = /^https:\/\/(?:www\.)?aclanthology\.org\/([A-Za-z0-9.-]+?)\/?$/;

/** Where a paper appeared: on arXiv, in the issue of a journal, or in proceedings. */
function getAppeared(
  { entryType, fields }: BibliographyEntry,
  year: number,
  preprint: ArxivPaper | undefined,
) {
  if (preprint) {
    const journal = { name: "arXiv", volume: preprint.id };
    const booktitle = `arXiv preprint arXiv:${preprint.id}`;
    return { booktitle, journal, ...venueOfJournal("arXiv", preprint.id, null, year) };
  }
  const isArticle = entryType === "article";
  const [name, volume, issue] = [
    fields.get("container"),
    fields.get("volume"),
    fields.get("issue"),
  ];
  const named = name ?? unwritten(isArticle ? "the journal" : "the title of the proceedings");
  const parts = [named, volume && `Volume ${volume}`, issue && `Issue ${issue}`];
  const ofName = isArticle
    ? venueOfJournal(named, volume ?? null, issue ?? null, year)
    : venueOfProceedings(named, year);
  const isKnown = name !== undefined && SLUG_PATTERN.test(ofName.venueId);
  return {
    booktitle: isArticle ? parts.filter(Boolean).join(", ") : named,
    conference: name === undefined ? unwritten("the conference or journal") : ofName.conference,
    venueId: isKnown
      ? ofName.venueId.slice(0, SLUG_MAX_LETTERS)
      : unwritten("the short name of the venue"),
    ...(isArticle && {
      journal: {
        name: named,
        volume: volume ?? unwritten("the volume"),
        ...(issue !== undefined && { issue }),
      },
    }),
  };
}

/** Why an entry cannot become a record: it lacks what nobody could write in its place. */
function getFaults({ authors, fields, faults }: BibliographyEntry, year: number, slug: string) {
  const title = fields.get("title");
  const missing = [
    title === undefined && "title",
    authors.length === 0 && "author",
    Number.isNaN(year) && "year",
  ].filter((word) => word !== false);
  return [
    ...faults,
    ...(missing.length > 0 ? [`has no ${formatList(missing, "and no")}`] : []),
    ...(year < FIRST_YEAR ? [`is of ${String(year)}; papers begin in ${String(FIRST_YEAR)}`] : []),
    ...(title === undefined || SLUG_PATTERN.test(slug)
      ? []
      : [
          "neither title nor key gives an address in plain Latin letters; write a key such as lovelace-2024-senses",
        ]),
  ];
}

/** The paper itself. A DOI is an address that lasts, so it wins over an insecure one or none. */
function getPaper({ fields }: BibliographyEntry, arxiv: ArxivPaper | undefined) {
  const notes: string[] = [];
  const writtenDoi = fields.get("doi") ?? "";
  const [doi] = /10\.\d{4,9}\/\S*[^\s.,;]/.exec(writtenDoi) ?? [];
  const [shortDoi] = /\b10\/[a-z0-9]+$/i.exec(writtenDoi) ?? [];
  const lasting = doi ?? shortDoi;
  if (writtenDoi !== "" && lasting === undefined)
    notes.push(`its DOI "${writtenDoi}" is none and was left out`);
  const writtenUrl = fields.get("url") ?? "";
  const [found] = /https?:\/\/(?:(?![;,|]https?:)\S)+/i.exec(writtenUrl) ?? [];
  const address = found !== undefined && URL.canParse(found) ? found : undefined;
  const isSecure = address?.startsWith("https://") ?? false;
  const isGuessed = !isSecure && lasting === undefined && address !== undefined;
  if (isGuessed) notes.push("its address begins with http://; see whether https:// works");
  const url = isSecure
    ? address
    : ((lasting && doiAddress(lasting)) ?? address?.replace(/^http:/i, "https:") ?? arxiv?.url);
  const missing = "the address of the paper's page";
  return {
    notes,
    paper: {
      title: fields.get("title") ?? "",
      url: url ?? unwritten(writtenUrl === "" ? missing : `${missing} (written: ${writtenUrl})`),
      ...(doi !== undefined && { doi }),
    },
  };
}

/** An author of the record, with the family name where a rule would split the name otherwise. */
function toAuthor({ name, family }: BibliographyEntry["authors"][number]) {
  const isTold = family !== null && !splitName(name).family.startsWith(family);
  return { name: typographic(name), ...(isTold && { family: typographic(family) }) };
}

/**
 * The record of an entry, as a draft: its abstract must be written in our own words first, and what
 * it doesn't say is left to the editor. An entry without the facts that nobody could supply gives the
 * reasons.
 *
 * @param nowMs the moment of the import, in epoch milliseconds
 */
export function toPublication(entry: BibliographyEntry, nowMs: number): ImportedPaper | string[] {
  const { fields, key } = entry;
  const arxiv = findArxiv(entry);
  const preprint = isOnlyPreprint(entry) ? arxiv : undefined;
  const [writtenYear] = /\d{4}/.exec(fields.get("year") ?? "") ?? [];
  const year = Number(writtenYear ?? preprint?.year);
  const { paper, notes } = getPaper(entry, arxiv);
  const titleSlug = slugOfTitle(paper.title);
  const latin = titleSlug.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  const slug = [titleSlug, slugify(key ?? ""), latin].find((each) => SLUG_PATTERN.test(each)) ?? "";
  const faults = getFaults(entry, year, slug);
  if (faults.length > 0) return faults;

  const appeared = getAppeared(entry, year, preprint);
  const writtenMonth = fields.get("month");
  const month = writtenMonth === undefined ? undefined : getMonth(writtenMonth);
  const submitted = preprint && Number(preprint.year) === year ? preprint.month : undefined;
  const inWords = writtenMonth === undefined ? "" : ` (written: ${writtenMonth})`;
  if (entry.hasAbstract) notes.push("its abstract was left out: ours are written in our own words");

  const authors = entry.authors.map(toAuthor);
  const names = authors.map(({ name }) => name);
  const families = authors.flatMap(({ family }) => family ?? []);
  const others = entry.hasOthers ? [{ name: unwritten("the other authors") }] : [];
  const note = fields.get("note");
  const isAward = note !== undefined && AWARD.test(note);
  const pages = fields.get("pages");
  const [, anthologyId] = ANTHOLOGY_ADDRESS.exec(paper.url) ?? [];
  const record: Publication = {
    prettyURL: slug,
    draft: true,
    entryType: appeared.journal ? "article" : "inproceedings",
    authors: [...authors, ...others],
    paper,
    ...appeared,
    publicationYear: year,
    publicationMonth: month ?? submitted ?? unwritten(`the month, 1 to 12${inWords}`),
    address: fields.get("address") ?? unwritten("the place"),
    publisher: fields.get("publisher") ?? unwritten("the publisher"),
    ...(pages !== undefined && { pages: pageRange(pages) }),
    ...(isAward && { award: note }),
    categories: [],
    ...(anthologyId !== undefined && { anthologyId }),
    bibkey: isKey(key) ? key : citationKey(names, String(year), paper.title, families),
    full: { abstract: ABSTRACT, lastUpdate: nowMs },
    ...(note !== undefined && !isAward && { citation: { extra: note } }),
    products: [],
  };
  return { entry, record, notes };
}
