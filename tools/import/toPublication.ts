import { toDoiUrl } from "../../src/lib/citation/citedPaper";
import { toPlaceholder } from "../../src/kinds/draft";
import { SLUG_MAX_LETTERS } from "../../src/kinds/fields";
import {
  BIBKEY_PATTERN,
  FIRST_YEAR,
  type Publication,
  publicationSchema,
} from "../../src/kinds/publication/schema";
import { createCitationKey } from "../../src/lib/citation/citationKey";
import { NAME_SUFFIX, splitName, withInitialsFirst } from "../../src/lib/citation/personName";
import { slugify } from "../../src/lib/slugify";
import { collapseWhitespace } from "../../src/lib/text";
import type { JsonObject, JsonValue } from "../../src/lib/json";
import {
  isMissingValue,
  suggestPages,
  findNameSlip,
  findPrivateNote,
} from "../../src/kinds/publication/rules";
import { findBareAddress, isDatabase } from "../../src/lib/addressSlips";
import {
  type BibliographyEntry,
  type ImportNote,
  addSubtitle,
  decodeEntities,
  getWritten,
  read,
  readDates,
} from "./bibliographyEntry";
import { getJournalVenue, getProceedingsVenue } from "./getVenue";

/** Types of BibTeX (with @), RIS (in capitals), CSL and Crossref. A preprint must be on arXiv. */
const KINDS = Object.entries({
  inproceedings:
    /^(?:@inproceedings|@conference|CONF|CPAPER|paper-conference|proceedings-article)$/,
  article: /^(?:@article|E?JOUR|article-journal|journal-article)$/,
  preprint:
    /^(?:@(?:misc|online|unpublished|(?:tech)?report|preprint)|GEN|UNPB|RPRT|ELEC|article|posted-content|manuscript|report|webpage)$/,
});

const ARXIV_ID = String.raw`(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?/\d{7})(?!\d)`;
/** "arXiv" or CoRR's "abs/" must precede the identifier. */
const ID_IN_TEXT = new RegExp(String.raw`(?:\barxiv\b.*?|^abs/)${ARXIV_ID}`, "i");
const ARXIV_FIELDS = "archive_location number container-title volume issue URL DOI note".split(" ");

/** Finds the identifier of a paper on arXiv, with its year and month. */
function findArxiv(item: JsonObject) {
  const [id] = ARXIV_FIELDS.flatMap((field) => ID_IN_TEXT.exec(read(item, field))?.[1] ?? []);
  const [, year, month] = /^(?:.*\/)?(\d{2})(\d{2})/.exec(id ?? "") ?? [];
  // arXiv began in 1991.
  return id === undefined
    ? undefined
    : { id, year: Number(year) + (Number(year) < 91 ? 2000 : 1900), month: Number(month) };
}

const AWARD =
  /\baward\b|\b(?:best|outstanding) (?:\p{L}+ )*(?:paper|article)\b|\bhonou?rable mention\b/iu;

const getContainer = (item: JsonObject) => read(item, "container-title", "event-title");

const { prettyURL: slugShape } = publicationSchema.shape;
const isSlug = (text: string) => slugShape.safeParse(text).success;

const SLUG_START = new RegExp(`^(.{1,${SLUG_MAX_LETTERS}})(?:-.*)?$`);
const truncateSlug = (slug: string) => slug.replace(SLUG_START, "$1");

/** Derives the slug from the title, the key, or the Latin part of the title, in this order. */
function getSlug(title: string, key: string, ...others: string[]): string {
  const ofTitle = truncateSlug(slugify(title.replace(/['’]/g, "")));
  const latin = ofTitle.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return [ofTitle, slugify(key), latin, ...others].find(isSlug) ?? "paper";
}

function getAppeared(item: JsonObject, isArticle: boolean, year: number, arxivId?: string) {
  const name = arxivId === undefined ? getContainer(item) : "arXiv";
  const [volume = arxivId, issue] = ["volume", "issue"]
    .map((field) => (arxivId === undefined ? read(item, field) : ""))
    .map((text) => (text === "" || isMissingValue(text) ? undefined : text));
  const named = name || toPlaceholder(isArticle ? "the journal" : "the title of the proceedings");
  const parts =
    arxivId === undefined
      ? [named, volume && `Volume ${volume}`, issue && `Issue ${issue}`]
      : [`arXiv preprint arXiv:${arxivId}`];
  const venue = isArticle
    ? getJournalVenue(named, year, volume, issue)
    : getProceedingsVenue(named, year);
  const venueId = truncateSlug(venue.venueId);
  const journal = { name: named, volume: volume ?? toPlaceholder("the volume"), issue };
  return {
    booktitle: isArticle ? parts.filter(Boolean).join(", ") : named,
    conference: name === "" ? toPlaceholder("the conference or journal") : venue.conference,
    venueId: name && isSlug(venueId) ? venueId : toPlaceholder("the short name of the venue"),
    journal: isArticle ? journal : undefined,
  };
}

/** Chooses the paper's address. A DOI is permanent, so it replaces http and databases' addresses. */
function getPaper(item: JsonObject, title: string, notes: string[], arxivId?: string) {
  const writtenDoi = decodeEntities(getWritten(item.DOI)).trim();
  const writtenUrl = getWritten(item.URL);
  const inUrl = /(?<=\bdoi\.org\/)10\.\d{4,9}\/[^\s"<>?#]*[^\s.,;"<>?#]/.exec(writtenUrl);
  const doi = (/10\.\d{4,9}\/[^\s"]*[^\s.,;"]/.exec(writtenDoi) ?? inUrl)?.[0];
  const fullOrShortDoi = doi ?? /\b10\/[a-z0-9]+$/i.exec(writtenDoi)?.[0];
  const found = findBareAddress(writtenUrl);
  const address = found?.replace(/^http:/i, "https:");
  const isDatabaseUrl = found !== undefined && isDatabase(new URL(found));
  const doiUrl = fullOrShortDoi && toDoiUrl(encodeURI(fullOrShortDoi));
  const keptUrl = doiUrl && (isDatabaseUrl || address !== found) ? undefined : address;
  const url = keptUrl ?? doiUrl ?? (arxivId && `https://arxiv.org/abs/${arxivId}`);
  if (writtenDoi !== "" && fullOrShortDoi === undefined)
    notes.push(`its DOI "${writtenDoi}" is none and was left out`);
  if (isDatabaseUrl && fullOrShortDoi === undefined)
    notes.push(
      "its address is a database's or a library's own; look for one that everybody can open",
    );
  else if (url === address && (address !== found || /https?:.*https?:/is.test(writtenUrl)))
    notes.push(`its address was written "${writtenUrl}"; see whether ${address} is right`);
  const unread = writtenUrl && ` (written: ${writtenUrl})`;
  return {
    title,
    url: url ?? toPlaceholder(`the address of the paper's page${unread}`),
    doi,
  };
}

const OTHERS = /^(?:(?:and )?others|et\.? al\.?)$/i;
const isSuffix = (text: string) => NAME_SUFFIX.exec(` ${text}`)?.index === 0;
const MISPLACED_SUFFIX = new RegExp(`^(.+)${NAME_SUFFIX.source.slice(0, -1)} (.+)$`);
const WITH_INITIAL = /^\p{Lu}\.? \p{Lu}\p{Ll}/u;

/** Converts a CSL name to an author. Sets `family` only if the name would be split otherwise. */
function toAuthor(person: JsonValue, notes: string[]) {
  const [literal, first] = [read(person, "literal", "name"), read(person, "given")];
  const names = ["dropping-particle", "non-dropping-particle", "family"];
  const whole = collapseWhitespace(names.map((name) => read(person, name)).join(" "));
  if (OTHERS.test(literal || whole)) return { name: toPlaceholder("the other authors") };
  const end = read(person, "suffix");
  // The name may be several people's: joined by commas, or by "and" without a space after it.
  const isUnclear =
    (end !== "" && !isSuffix(end) && !isSuffix(first)) ||
    (WITH_INITIAL.test(whole) && WITH_INITIAL.test(first)) ||
    /\band\p{Lu}/u.test(literal + whole);
  // BibTeX expects "von Last, Jr, First", but many write "von Last, First, Jr".
  const parts = isSuffix(end) ? [first, whole, end] : [end, first, whole];
  const joined = isUnclear
    ? [whole, end, first].filter(Boolean).join(", ")
    : collapseWhitespace(parts.join(" ")).replace(MISPLACED_SUFFIX, "$1 $3 $2");
  const written = literal || joined;
  const family = whole.replace(NAME_SUFFIX, "");
  const turned = withInitialsFirst(written);
  const { name, family: familyName } = turned?.isSure ? turned : { name: written, family };
  const slip = findNameSlip(name);
  const isNamed = literal !== "" && slip !== undefined && findNameSlip(name, true) === undefined;
  if (isUnclear || (slip !== undefined && !isNamed)) {
    notes.push(`"${written}" isn't one person's name`);
    return { name: toPlaceholder(`this author (written: ${written})`.slice(0, 100)) };
  }
  if (name !== written) notes.push(`"${written}" was taken as "${name}", as a comma is missing`);
  const isOther =
    familyName !== "" && familyName !== name && !splitName(name).family.startsWith(familyName);
  return { name, family: isOther ? familyName : undefined, isOrganization: isNamed || undefined };
}

export type ImportedPaper = Extract<ReturnType<typeof toPublication>, { record: Publication }>;

/**
 * Converts an entry to a draft, with advice for the editor who finishes it. Returns a note with
 * the reasons to refuse the entry, or the entry itself if the catalogue doesn't take its type.
 * `nowMs`: time of the import.
 */
export function toPublication(entry: BibliographyEntry, nowMs: number) {
  const { file, line, item } = entry;
  const kind = KINDS.find(([, types]) => types.test(entry.type))?.[0];
  const arxiv = findArxiv(item);
  if (kind === undefined || (kind === "preprint" && !arxiv)) return entry;
  const title = addSubtitle(read(item, "title"), read(item, "subtitle"));
  const people = Array.isArray(item.author) ? item.author : [];
  // An article without a journal, or with arXiv as its journal, appeared only on arXiv.
  const isOnArxiv = kind === "article" && /^$|\barxiv\b|^corr$/i.test(getContainer(item));
  const preprint = isOnArxiv || kind === "preprint" ? arxiv : undefined;
  const { month, unread, ...date } = readDates(entry.dates);
  const year = Number(date.year ?? preprint?.year);
  const faults = [
    title === "" && "has no title",
    Number.isNaN(year) && "has no year",
    year < FIRST_YEAR && `is of ${year}; papers begin in ${FIRST_YEAR}`,
    // Decoders insert replacement characters for invalid UTF-8.
    JSON.stringify(item).includes("\ufffd") &&
      "a letter is not saved as UTF-8; save the file as UTF-8 and write it again",
  ].filter(Boolean);
  const refusal: ImportNote = { file, line, message: faults.join("; ") };
  if (faults.length > 0) return refusal;

  const notes = [...date.notes, ...entry.notes];
  const paper = getPaper(item, title, notes, arxiv?.id);
  const authors = people.map((person) => toAuthor(person, notes));
  const names = authors.map(({ name }) => name);
  const families = authors.flatMap(({ family }) => family ?? []);
  const key = read(item, "id");
  const madeKey = createCitationKey(names, String(year), title, families);
  const hasMadeKey = !BIBKEY_PATTERN.test(key);

  const appeared = getAppeared(item, kind !== "inproceedings", year, preprint?.id);
  const submitted = preprint?.year === year ? preprint.month : undefined;
  const note = read(item, "note");
  const isAward = AWARD.test(note) && note.length < 100 && findPrivateNote(note) === undefined;
  if (note !== "" && !isAward) notes.push(`its note was left out, as it may be private: "${note}"`);
  const [pages, article] = [read(item, "page"), read(item, "article-number")];
  const meant = suggestPages(pages || article);
  if (pages !== "" && meant === undefined)
    notes.push(`its pages "${pages}" are none and were left out`);
  const record: Publication = {
    prettyURL: getSlug(title, hasMadeKey ? "" : key, madeKey, `paper-${year}`),
    draft: true,
    entryType: appeared.journal ? "article" : "inproceedings",
    authors: authors.length > 0 ? authors : [{ name: toPlaceholder("the authors") }],
    paper,
    ...appeared,
    publicationYear: year,
    publicationMonth: month ?? submitted ?? toPlaceholder(`the month, 1 to 12${unread}`),
    address:
      read(item, "publisher-place", "publisher-location", "event-place") ||
      toPlaceholder("the place"),
    publisher: read(item, "publisher") || toPlaceholder("the publisher"),
    pages: meant,
    award: isAward ? note : undefined,
    categories: [],
    bibkey: hasMadeKey ? madeKey : key,
    full: {
      abstract: toPlaceholder("two to four sentences in our own words on what this paper shows."),
      lastUpdate: nowMs,
    },
    products: [],
  };
  return { entry, record, notes };
}
