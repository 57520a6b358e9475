import { doiAddress } from "../../src/lib/citation/doiAddress";
import { unwritten } from "../../src/kinds/draft";
import { isDeviceName, SLUG_MAX_LETTERS, SLUG_PATTERN } from "../../src/kinds/fields";
import { BIBKEY_PATTERN, FIRST_YEAR, type Publication } from "../../src/kinds/publication/schema";
import { citationKey } from "../../src/lib/citation/citationKey";
import { splitName, withInitialsFirst } from "../../src/lib/citation/personName";
import { slugify } from "../../src/lib/slugify";
import { collapseWhitespace, formatList } from "../../src/lib/text";
import type { JsonObject, JsonValue } from "../../src/lib/json";
import {
  isPlaceholder,
  meantPages,
  nameSlip,
  privateWords,
} from "../../src/kinds/publication/rules";
import { bareAddress, isDatabase } from "../../src/lib/unmeantAddress";
import { findArxiv, type ArxivPaper } from "./arxiv";
import { datePartsOf, partOf, plain, withSubtitle, type BibliographyEntry } from "./cslEntry";
import { venueOfJournal, venueOfProceedings } from "./getVenue";

export interface ImportedPaper {
  entry: BibliographyEntry;
  record: Publication;
  /** True if the citation key was generated, so that it may change. */
  hasMadeKey: boolean;
  notes: string[];
}

type Author = Publication["authors"][number];

const ABSTRACT = unwritten("two to four sentences in our own words on what this paper shows.");

/** Entry types by CSL type, including Crossref's own types. A preprint must be on arXiv. */
const TYPES = new Map([
  ["paper-conference", "inproceedings"],
  ["proceedings-article", "inproceedings"],
  ["article-journal", "article"],
  ["journal-article", "article"],
  ...["article", "posted-content", "manuscript", "report", "webpage"].map(
    (type): [string, string] => [type, "preprint"],
  ),
]);

const AWARD =
  /\baward\b|\b(?:best|outstanding) (?:\p{L}+ )*(?:paper|article)\b|\bhonou?rable mention\b/iu;
const LONGEST_AWARD = 100;

/** Returns the first non-empty field as plain text. */
const read = (item: JsonObject, ...names: string[]): string =>
  names.map((name) => plain(item[name])).find((text) => text !== "") ?? "";

const getContainer = (item: JsonObject) => read(item, "container-title", "event-title");

/**
 * True if the catalogue takes the entry: a paper in proceedings, an article, or an arXiv preprint.
 */
export function isTaken({ item }: BibliographyEntry): boolean {
  const type = TYPES.get(plain(item.type));
  return type !== undefined && (type !== "preprint" || findArxiv(item) !== undefined);
}

/** Returns the arXiv preprint if the paper appeared only there: its journal is arXiv or missing. */
function getPreprint(item: JsonObject): ArxivPaper | undefined {
  const type = TYPES.get(plain(item.type));
  const isOnly = type === "article" && /^$|\barxiv\b|^corr$/i.test(getContainer(item));
  return type === "preprint" || isOnly ? findArxiv(item) : undefined;
}

const cutSlug = (slug: string) =>
  slug.length > SLUG_MAX_LETTERS
    ? slug
        .slice(0, SLUG_MAX_LETTERS + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, SLUG_MAX_LETTERS)
    : slug;

/** Derives the slug from the title, the key, or the Latin part of the title, in this order. */
function getSlug(title: string, ...others: string[]): string {
  const ofTitle = cutSlug(slugify(title.replace(/['’]/g, "")));
  const latin = ofTitle.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  const slugs = [ofTitle, slugify(others[0] ?? ""), latin, ...others.slice(1)];
  return slugs.find((slug) => SLUG_PATTERN.test(slug) && !isDeviceName(slug)) ?? "paper";
}

/** Returns the venue fields of an arXiv preprint, a journal article or a paper in proceedings. */
function getAppeared(item: JsonObject, year: number, preprint: ArxivPaper | undefined) {
  if (preprint) {
    const journal = { name: "arXiv", volume: preprint.id };
    const booktitle = `arXiv preprint arXiv:${preprint.id}`;
    return { booktitle, journal, ...venueOfJournal("arXiv", preprint.id, null, year) };
  }
  const isArticle = TYPES.get(plain(item.type)) === "article";
  const name = getContainer(item);
  const [volume, issue] = ["volume", "issue"]
    .map((field) => read(item, field))
    .map((text) => (text === "" || isPlaceholder(text) ? undefined : text));
  const named = name || unwritten(isArticle ? "the journal" : "the title of the proceedings");
  const parts = [named, volume && `Volume ${volume}`, issue && `Issue ${issue}`];
  const ofName = isArticle
    ? venueOfJournal(named, volume ?? null, issue ?? null, year)
    : venueOfProceedings(named, year);
  const venueId = cutSlug(ofName.venueId);
  const isKnown = name !== "" && SLUG_PATTERN.test(venueId) && !isDeviceName(venueId);
  return {
    booktitle: isArticle ? parts.filter(Boolean).join(", ") : named,
    conference: name === "" ? unwritten("the conference or journal") : ofName.conference,
    venueId: isKnown ? venueId : unwritten("the short name of the venue"),
    ...(isArticle && {
      journal: {
        name: named,
        volume: volume ?? unwritten("the volume"),
        ...(issue !== undefined && { issue }),
      },
    }),
  };
}

/**
 * Returns title, address and DOI, with warnings.
 * A DOI is permanent, so it replaces a missing or insecure address and that of a database.
 */
function getPaper(item: JsonObject, title: string, arxiv: ArxivPaper | undefined) {
  const notes: string[] = [];
  const writtenDoi = read(item, "DOI");
  const [rawUrl] = [item.URL].flat();
  const writtenUrl = typeof rawUrl === "string" ? rawUrl : "";
  const [doi] =
    /10\.\d{4,9}\/[^\s"]*[^\s.,;"]/.exec(writtenDoi) ??
    /(?<=\bdoi\.org\/)10\.\d{4,9}\/[^\s"<>?#]*[^\s.,;"<>?#]/.exec(writtenUrl) ??
    [];
  const [shortDoi] = /\b10\/[a-z0-9]+$/i.exec(writtenDoi) ?? [];
  const lasting = doi ?? shortDoi;
  if (writtenDoi !== "" && lasting === undefined)
    notes.push(`its DOI "${writtenDoi}" is none and was left out`);
  const address = bareAddress(writtenUrl);
  if ((writtenUrl.match(/https?:/gi) ?? []).length > 1 && address !== undefined)
    notes.push(`its address is taken from "${writtenUrl}"`);
  const isSecure = address?.startsWith("https://") ?? false;
  const isOthers = address !== undefined && isDatabase(new URL(address));
  if (isOthers && lasting === undefined)
    notes.push(
      "its address is a database's or a library's own; look for one that everybody can open",
    );
  if (!isSecure && lasting === undefined && address !== undefined)
    notes.push("its address begins with http://; see whether https:// works");
  const url =
    isSecure && !(isOthers && lasting !== undefined)
      ? address
      : ((lasting && doiAddress(lasting)) ?? address?.replace(/^http:/i, "https:") ?? arxiv?.url);
  const missing = "the address of the paper's page";
  return {
    notes,
    paper: {
      title,
      url: url ?? unwritten(writtenUrl === "" ? missing : `${missing} (written: ${writtenUrl})`),
      ...(doi !== undefined && { doi }),
    },
  };
}

const ANTHOLOGY_ADDRESS =
  /^https:\/\/(?:(?:www\.)?aclanthology\.(?:org|info)|(?:www\.)?aclweb\.org\/anthology)\/(?:(?:papers|volumes)\/(?:[A-Z]\/[A-Z]\d+\/)?)?([A-Za-z0-9.-]+?)(?:\.(?:pdf|bib|xml))?\/?$/;

const isOthersName = (name: string) => /^(?:(?:and )?others|et\.? al\.?)$/i.test(name.trim());

/** Converts a CSL name to an author. Sets `family` only if the name would be split otherwise. */
function toAuthor(person: JsonValue, tell: (note: string) => void): Author {
  const unclear = partOf(person, "unclear");
  const literal = partOf(person, "literal") || partOf(person, "name");
  const [ofGiven, ofFamily] = ["given", "family"].map((part) => {
    const { given, family, suffix } = splitName(`Given Family ${partOf(person, part)}`);
    const rest = collapseWhitespace(`${given} ${family}`).replace(/^Given Family ?/, "");
    // "II" alone are initials, no suffix.
    return rest === "" ? { rest: partOf(person, part), suffix: "" } : { rest, suffix };
  });
  const particles = ["dropping-particle", "non-dropping-particle"].map((one) =>
    partOf(person, one),
  );
  const family = collapseWhitespace([...particles, ofFamily?.rest].join(" "));
  const given = ofGiven?.rest ?? "";
  const suffix = partOf(person, "suffix") || ofFamily?.suffix || ofGiven?.suffix || "";
  const written = unclear || literal || collapseWhitespace(`${given} ${family} ${suffix}`);
  const turned = withInitialsFirst(written);
  if (turned)
    tell(
      turned.isSure
        ? `"${written}" was taken as "${turned.name}", as a comma is missing`
        : `"${written}" may have the family name first; a comma is missing`,
    );
  const name = (turned?.isSure ? turned.name : written).replaceAll("'", "’");
  const isNamed =
    literal !== "" && nameSlip(name) !== undefined && nameSlip(name, true) === undefined;
  if (unclear !== "" || (nameSlip(name) !== undefined && !isNamed)) {
    tell(`"${written}" isn't one person's name`);
    return { name: unwritten(`this author (written: ${written})`.slice(0, 100)) };
  }
  const told = turned?.isSure
    ? written.slice(0, written.indexOf(turned.name.split(" ")[0] ?? ""))
    : family;
  const last = collapseWhitespace(told).replaceAll("'", "’");
  const isTold = last !== "" && last !== name && !splitName(name).family.startsWith(last);
  return { name, ...(isTold && { family: last }), ...(isNamed && { isOrganization: true }) };
}

/**
 * Converts an entry to a draft record, or returns the reasons to refuse it.
 * An entry needs a title and a year. Other missing fields get a placeholder, and so does the
 * abstract.
 * @param nowMs time of the import, in epoch milliseconds
 */
export function toPublication(entry: BibliographyEntry, nowMs: number): ImportedPaper | string[] {
  const { item } = entry;
  const title = withSubtitle(read(item, "title"), read(item, "subtitle"));
  const people = Array.isArray(item.author) ? item.author : [];
  const arxiv = findArxiv(item);
  const preprint = getPreprint(item);
  const [writtenYear, month] = datePartsOf(item.issued);
  const year = Number(writtenYear ?? preprint?.year);
  const missing = [title === "" && "title", Number.isNaN(year) && "year"].filter(
    (word) => word !== false,
  );
  const faults = [
    ...entry.faults,
    ...(missing.length > 0 ? [`has no ${formatList(missing, "and no")}`] : []),
    ...(year < FIRST_YEAR ? [`is of ${year}; papers begin in ${FIRST_YEAR}`] : []),
  ];
  if (faults.length > 0) return faults;

  const { paper, notes: ofPaper } = getPaper(item, title, arxiv);
  const notes = [...entry.notes, ...ofPaper];
  const tell = (note: string) => void notes.push(note);
  const isLast = (person: JsonValue) =>
    isOthersName(partOf(person, "literal") || partOf(person, "family"));
  const authors = people
    .filter((person) => !isLast(person))
    .map((person) => toAuthor(person, tell));
  const others = people.some(isLast) ? [{ name: unwritten("the other authors") }] : [];
  const nobody = people.length === 0 ? [{ name: unwritten("the authors") }] : [];
  const names = authors.map(({ name }) => name);
  const families = authors.flatMap(({ family }) => family ?? []);
  const key = plain(item.id);
  const madeKey = citationKey(names, String(year), title, families);
  const hasMadeKey = !BIBKEY_PATTERN.test(key);

  const appeared = getAppeared(item, year, preprint);
  const submitted = preprint && Number(preprint.year) === year ? preprint.month : undefined;
  const inWords = partOf(item.issued, "literal");
  if (plain(item.abstract) !== "")
    tell("its abstract was left out: ours are written in our own words");
  const note = read(item, "note");
  const isAward =
    AWARD.test(note) && note.length < LONGEST_AWARD && privateWords(note) === undefined;
  if (note !== "" && !isAward) tell(`its note was left out, as it may be private: "${note}"`);
  const [pages, article] = [read(item, "page"), read(item, "article-number")];
  const meant = meantPages(pages || article);
  if (pages !== "" && meant === undefined) tell(`its pages "${pages}" are none and were left out`);
  const [, anthologyId] = ANTHOLOGY_ADDRESS.exec(paper.url) ?? [];
  const record: Publication = {
    prettyURL: getSlug(title, hasMadeKey ? "" : key, madeKey, `paper-${year}`),
    draft: true,
    entryType: appeared.journal ? "article" : "inproceedings",
    authors: [...authors, ...others, ...nobody],
    paper,
    ...appeared,
    publicationYear: year,
    publicationMonth:
      month ??
      submitted ??
      unwritten(`the month, 1 to 12${inWords === "" ? "" : ` (written: ${inWords})`}`),
    address:
      read(item, "publisher-place", "publisher-location", "event-place") || unwritten("the place"),
    publisher: read(item, "publisher") || unwritten("the publisher"),
    ...(meant !== undefined && { pages: meant }),
    ...(isAward && { award: note }),
    categories: [],
    ...(anthologyId !== undefined && { anthologyId }),
    bibkey: hasMadeKey ? madeKey : key,
    full: { abstract: ABSTRACT, lastUpdate: nowMs },
    products: [],
  };
  return { entry, record, hasMadeKey, notes };
}
