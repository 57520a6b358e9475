import { toDoiUrl } from "../../src/lib/citation/citedPaper";
import { toPlaceholder } from "../../src/kinds/draft";
import { isDeviceName, SLUG_MAX_LETTERS, SLUG_PATTERN } from "../../src/kinds/fields";
import { BIBKEY_PATTERN, FIRST_YEAR, type Publication } from "../../src/kinds/publication/schema";
import { createCitationKey } from "../../src/lib/citation/citationKey";
import { NAME_SUFFIX, splitName, withInitialsFirst } from "../../src/lib/citation/personName";
import { slugify } from "../../src/lib/slugify";
import { collapseWhitespace, formatList } from "../../src/lib/text";
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
  addSubtitle,
  decodeEntities,
  getPart,
  getWritten,
  plain,
  readDates,
} from "./bibliographyEntry";
import { getJournalVenue, getProceedingsVenue } from "./getVenue";

export interface ImportedPaper {
  entry: BibliographyEntry;
  record: Publication;
  notes: string[];
}

type Author = Publication["authors"][number];

const ABSTRACT = toPlaceholder("two to four sentences in our own words on what this paper shows.");

/** Types of BibTeX (with @), RIS (in capitals), CSL and Crossref. A preprint must be on arXiv. */
const KINDS = Object.entries({
  inproceedings:
    /^(?:@inproceedings|@conference|CONF|CPAPER|paper-conference|proceedings-article)$/,
  article: /^(?:@article|E?JOUR|article-journal|journal-article)$/,
  preprint:
    /^(?:@(?:misc|online|unpublished|(?:tech)?report|preprint)|GEN|UNPB|RPRT|ELEC|article|posted-content|manuscript|report|webpage)$/,
});
const getKind = ({ type }: BibliographyEntry) => KINDS.find(([, types]) => types.test(type))?.[0];

/** Year and month come from the identifier. */
interface ArxivPaper {
  id: string;
  url: string;
  year: string;
  month: number;
}

const ARXIV_ID = String.raw`(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?/\d{7})(?!\d)`;
const ID_ALONE = new RegExp(`^(?:arxiv:)?${ARXIV_ID}`, "i");
/** In other fields, "arXiv" or CoRR's "abs/" must precede the identifier. */
const ID_IN_TEXT = new RegExp(String.raw`(?:\barxiv\b.*?|^abs/)${ARXIV_ID}`, "i");
const ARXIV_FIELDS = "archive_location number container-title volume issue URL DOI note".split(" ");
/** arXiv's first year, last two digits. */
const ARXIV_FIRST_YEAR = 91;

function findArxiv(item: JsonObject): ArxivPaper | undefined {
  const [id] = ARXIV_FIELDS.flatMap((field) => {
    const pattern = field === "number" ? ID_ALONE : ID_IN_TEXT;
    return pattern.exec(plain(item[field]))?.[1] ?? [];
  });
  const [, year = "", month] = /^(?:.*\/)?(\d{2})(\d{2})/.exec(id ?? "") ?? [];
  return id === undefined
    ? undefined
    : {
        id,
        url: `https://arxiv.org/abs/${id}`,
        year: `${Number(year) < ARXIV_FIRST_YEAR ? "20" : "19"}${year}`,
        month: Number(month),
      };
}

const AWARD =
  /\baward\b|\b(?:best|outstanding) (?:\p{L}+ )*(?:paper|article)\b|\bhonou?rable mention\b/iu;
const LONGEST_AWARD = 100;

const read = (item: JsonObject, ...names: string[]): string =>
  names.map((name) => plain(item[name])).find((text) => text !== "") ?? "";

const getContainer = (item: JsonObject) => read(item, "container-title", "event-title");

/** True if the import takes the entry: a paper in proceedings, an article, or an arXiv preprint. */
export function isTaken(entry: BibliographyEntry): boolean {
  const kind = getKind(entry);
  return kind !== undefined && (kind !== "preprint" || findArxiv(entry.item) !== undefined);
}

/** Longest beginning of a slug that ends before a hyphen. */
const SLUG_START = new RegExp(`^.{0,${SLUG_MAX_LETTERS}}(?=-|$)`);
const truncateSlug = (slug: string) =>
  SLUG_START.exec(slug)?.[0] ?? slug.slice(0, SLUG_MAX_LETTERS);

/** Derives the slug from the title, the key, or the Latin part of the title, in this order. */
function getSlug(title: string, ...others: string[]): string {
  const ofTitle = truncateSlug(slugify(title.replace(/['’]/g, "")));
  const latin = ofTitle.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  const slugs = [ofTitle, slugify(others[0] ?? ""), latin, ...others.slice(1)];
  return slugs.find((slug) => SLUG_PATTERN.test(slug) && !isDeviceName(slug)) ?? "paper";
}

function getAppeared(item: JsonObject, isArticle: boolean, year: number, preprint?: ArxivPaper) {
  if (preprint) {
    const journal = { name: "arXiv", volume: preprint.id };
    const booktitle = `arXiv preprint arXiv:${preprint.id}`;
    return { booktitle, journal, ...getJournalVenue("arXiv", year, preprint.id) };
  }
  const name = getContainer(item);
  const [volume, issue] = ["volume", "issue"]
    .map((field) => read(item, field))
    .map((text) => (text === "" || isMissingValue(text) ? undefined : text));
  const named = name || toPlaceholder(isArticle ? "the journal" : "the title of the proceedings");
  const parts = [named, volume && `Volume ${volume}`, issue && `Issue ${issue}`];
  const ofName = isArticle
    ? getJournalVenue(named, year, volume, issue)
    : getProceedingsVenue(named, year);
  const venueId = truncateSlug(ofName.venueId);
  const isKnown = name !== "" && SLUG_PATTERN.test(venueId) && !isDeviceName(venueId);
  return {
    booktitle: isArticle ? parts.filter(Boolean).join(", ") : named,
    conference: name === "" ? toPlaceholder("the conference or journal") : ofName.conference,
    venueId: isKnown ? venueId : toPlaceholder("the short name of the venue"),
    ...(isArticle && {
      journal: {
        name: named,
        volume: volume ?? toPlaceholder("the volume"),
        ...(issue !== undefined && { issue }),
      },
    }),
  };
}

/**
 * Returns title, address and DOI. A DOI is permanent, so it replaces a missing or insecure address
 * and that of a database.
 */
function getPaper(
  item: JsonObject,
  title: string,
  arxiv: ArxivPaper | undefined,
  addNote: (note: string) => void,
): Publication["paper"] {
  const writtenDoi = decodeEntities(getWritten(item.DOI)).trim();
  const writtenUrl = getWritten(item.URL);
  const [doi] =
    /10\.\d{4,9}\/[^\s"]*[^\s.,;"]/.exec(writtenDoi) ??
    /(?<=\bdoi\.org\/)10\.\d{4,9}\/[^\s"<>?#]*[^\s.,;"<>?#]/.exec(writtenUrl) ??
    [];
  const lasting = doi ?? /\b10\/[a-z0-9]+$/i.exec(writtenDoi)?.[0];
  const found = findBareAddress(writtenUrl);
  const address = found?.replace(/^http:/i, "https:");
  const isOthers = found !== undefined && isDatabase(new URL(found));
  const isReplaced = lasting !== undefined && (isOthers || address !== found);
  const url = (isReplaced ? undefined : address) ?? (lasting && toDoiUrl(lasting)) ?? arxiv?.url;
  if (writtenDoi !== "" && lasting === undefined)
    addNote(`its DOI "${writtenDoi}" is none and was left out`);
  if (isOthers && lasting === undefined)
    addNote("its address is a database's or a library's own; look for one that everybody can open");
  else if (url === address && (address !== found || /https?:.*https?:/is.test(writtenUrl)))
    addNote(`its address was written "${writtenUrl}"; see whether ${address} is right`);
  const missing = "the address of the paper's page";
  return {
    title,
    url: url ?? toPlaceholder(writtenUrl === "" ? missing : `${missing} (written: ${writtenUrl})`),
    ...(doi !== undefined && { doi }),
  };
}

const ANTHOLOGY_ADDRESS =
  /^https:\/\/(?:(?:www\.)?aclanthology\.(?:org|info)|(?:www\.)?aclweb\.org\/anthology)\/(?:(?:papers|volumes)\/(?:[A-Z]\/[A-Z]\d+\/)?)?([A-Za-z0-9.-]+?)(?:\.(?:pdf|bib|xml))?\/?$/;

const isSuffix = (text: string) => NAME_SUFFIX.exec(` ${text}`)?.index === 0;
const WITH_INITIAL = /^\p{Lu}\.? \p{Lu}\p{Ll}/u;

/** Converts a CSL name to an author. Sets `family` only if the name would be split otherwise. */
function toAuthor(person: JsonValue, addNote: (note: string) => void): Author {
  const part = (name: string) => getPart(person, name);
  const [literal, first, end] = [part("literal") || part("name"), part("given"), part("suffix")];
  const particles = `${part("dropping-particle")} ${part("non-dropping-particle")}`;
  const whole = collapseWhitespace(`${particles} ${part("family")}`);
  // BibTeX expects "von Last, Jr, First", but many write "von Last, First, Jr".
  const [wholeGiven, jr] = end !== "" && isSuffix(first) ? [end, first] : [first, end];
  const suffix = jr || NAME_SUFFIX.exec(whole)?.[1] || NAME_SUFFIX.exec(wholeGiven)?.[1] || "";
  const [family, given] = [whole.replace(NAME_SUFFIX, ""), wholeGiven.replace(NAME_SUFFIX, "")];
  // Commas seem to join several people's names.
  const isUnclear =
    (suffix !== "" && !isSuffix(suffix)) ||
    (WITH_INITIAL.test(whole) && WITH_INITIAL.test(given)) ||
    /\band\p{Lu}/u.test(literal + whole);
  const parts = isUnclear
    ? [whole, end, first].filter(Boolean).join(", ")
    : `${given} ${family} ${suffix}`;
  const written = literal || collapseWhitespace(parts);
  const turned = withInitialsFirst(written);
  const { name, family: said } = turned?.isSure ? turned : { name: written, family };
  const isNamed =
    literal !== "" && findNameSlip(name) !== undefined && findNameSlip(name, true) === undefined;
  if (isUnclear || (findNameSlip(name) !== undefined && !isNamed)) {
    addNote(`"${written}" isn't one person's name`);
    return { name: toPlaceholder(`this author (written: ${written})`.slice(0, 100)) };
  }
  if (name !== written) addNote(`"${written}" was taken as "${name}", as a comma is missing`);
  const isOther = said !== "" && said !== name && !splitName(name).family.startsWith(said);
  return { name, ...(isOther && { family: said }), ...(isNamed && { isOrganization: true }) };
}

/**
 * Converts an entry to a draft record, or returns the reasons to refuse it.
 * An entry needs a title and a year. Other missing fields get a placeholder, and so does the
 * abstract.
 * @param nowMs time of the import, in epoch milliseconds
 */
export function toPublication(entry: BibliographyEntry, nowMs: number): ImportedPaper | string {
  const { item } = entry;
  const title = addSubtitle(read(item, "title"), read(item, "subtitle"));
  const people = Array.isArray(item.author) ? item.author : [];
  const arxiv = findArxiv(item);
  const isArticle = getKind(entry) === "article";
  // An article whose journal is missing or arXiv appeared only there.
  const isPreprint =
    getKind(entry) === "preprint" || (isArticle && /^$|\barxiv\b|^corr$/i.test(getContainer(item)));
  const preprint = isPreprint ? arxiv : undefined;
  const { month, unread, ...date } = readDates(entry.dates);
  const year = Number(date.year ?? preprint?.year);
  const missing = [...(title === "" ? ["title"] : []), ...(Number.isNaN(year) ? ["year"] : [])];
  const faults = [
    ...(missing.length > 0 ? [`has no ${formatList(missing, "and no")}`] : []),
    ...(year < FIRST_YEAR ? [`is of ${year}; papers begin in ${FIRST_YEAR}`] : []),
  ];
  if (faults.length > 0) return faults.join("; ");

  const notes = [...date.notes, ...entry.notes];
  const addNote = (note: string) => void notes.push(note);
  const paper = getPaper(item, title, arxiv, addNote);
  const isRest = (person: JsonValue) =>
    /^(?:(?:and )?others|et\.? al\.?)$/i.test(
      getPart(person, "literal") || getPart(person, "family"),
    );
  const authors = people.filter((one) => !isRest(one)).map((one) => toAuthor(one, addNote));
  const unnamed = people.length === 0 ? "the authors" : "the other authors";
  const others =
    authors.length < people.length || people.length === 0 ? [{ name: toPlaceholder(unnamed) }] : [];
  const names = authors.map(({ name }) => name);
  const families = authors.flatMap(({ family }) => family ?? []);
  const key = plain(item.id);
  const madeKey = createCitationKey(names, String(year), title, families);
  const hasMadeKey = !BIBKEY_PATTERN.test(key);

  const appeared = getAppeared(item, isArticle, year, preprint);
  const submitted = preprint && Number(preprint.year) === year ? preprint.month : undefined;
  const note = read(item, "note");
  const isAward =
    AWARD.test(note) && note.length < LONGEST_AWARD && findPrivateNote(note) === undefined;
  if (note !== "" && !isAward) addNote(`its note was left out, as it may be private: "${note}"`);
  const [pages, article] = [read(item, "page"), read(item, "article-number")];
  const meant = suggestPages(pages || article);
  if (pages !== "" && meant === undefined)
    addNote(`its pages "${pages}" are none and were left out`);
  const [, anthologyId] = ANTHOLOGY_ADDRESS.exec(paper.url) ?? [];
  const record: Publication = {
    prettyURL: getSlug(title, hasMadeKey ? "" : key, madeKey, `paper-${year}`),
    draft: true,
    entryType: appeared.journal ? "article" : "inproceedings",
    authors: [...authors, ...others],
    paper,
    ...appeared,
    publicationYear: year,
    publicationMonth:
      month ??
      submitted ??
      toPlaceholder(`the month, 1 to 12${unread === undefined ? "" : ` (written: ${unread})`}`),
    address:
      read(item, "publisher-place", "publisher-location", "event-place") ||
      toPlaceholder("the place"),
    publisher: read(item, "publisher") || toPlaceholder("the publisher"),
    ...(meant !== undefined && { pages: meant }),
    ...(isAward && { award: note }),
    categories: [],
    ...(anthologyId !== undefined && { anthologyId }),
    bibkey: hasMadeKey ? madeKey : key,
    full: { abstract: ABSTRACT, lastUpdate: nowMs },
    products: [],
  };
  return { entry, record, notes };
}
