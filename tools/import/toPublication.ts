import { doiAddress } from "../../src/lib/citation/doiAddress";
import { unwritten } from "../../src/kinds/draft";
import { BIBKEY_PATTERN, type Publication } from "../../src/kinds/publication/schema";
import { SLUG_MAX_LETTERS, SLUG_PATTERN } from "../../src/kinds/fields";
import { pageRange } from "../../src/lib/citation/pageRange";
import { splitName } from "../../src/lib/citation/personName";
import { slugify } from "../../src/lib/slugify";
import { normalizeForSearch, formatList } from "../../src/lib/text";
import { citationKey } from "../../src/lib/citation/citationKey";
import type { BibliographyEntry, Refusal } from "./bibliographyEntry";
import { venueOfJournal, venueOfProceedings } from "./getVenue";

/** A record made of an entry. */
export interface ImportedPaper {
  entry: BibliographyEntry;
  record: Publication;
  /** What an editor must write before the record can be published, in words. */
  toWrite: string[];
  /** What the entry does not say and a paper of the same volume does, in words. */
  fromVolume: string[];
  /** Names of the record's fields on which the entry is silent. */
  silent: ReadonlySet<string>;
}

const MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );
/** The shortest abbreviation of a month, in letters. */
const SHORTEST_MONTH = 3;

/** Words by which a note is recognised as an award. */
const AWARD =
  /\baward\b|\b(?:best|outstanding) (?:\p{L}+ )*(?:paper|article)\b|\bhonou?rable mention\b/iu;

/** Names are spelled with one apostrophe, however a format writes it. */
const typographic = (name: string) => name.replaceAll("'", "’");

/** A month as a number from 1, of `aug`, `August`, `Sept.`, `8`, `08` or `10 aug`; nothing for other texts. */
function getMonth(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) {
    const month = Number(text);
    return month >= 1 && month <= 12 ? month : undefined;
  }
  const [word = "", ...more] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (word.length < SHORTEST_MONTH || more.length > 0) return undefined;
  return MONTHS.findIndex((month) => month.startsWith(word)) + 1 || undefined;
}

/** The part of a paper's address that is made of its title. */
export const slugOfTitle = (title: string): string =>
  slugify(title.replace(/['’]/g, "")).slice(0, SLUG_MAX_LETTERS).replace(/-$/, "");

const isKey = (key: string | null): key is string => key !== null && BIBKEY_PATTERN.test(key);

const bareDoi = (text: string) => text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, "");

const ANTHOLOGY_ADDRESS = /^https:\/\/(?:www\.)?aclanthology\.org\/([A-Za-z0-9.-]+?)\/?$/;

/** The record of the catalogue that lies in the same volume, with the facts that volumes share. */
function sameVolume(catalogue: readonly Publication[], booktitle: string): Publication | undefined {
  return catalogue.find(
    (record) =>
      normalizeForSearch(record.booktitle) === normalizeForSearch(booktitle) &&
      record.draft !== true,
  );
}

/** Where a paper appeared: the issue of a journal, or proceedings. */
function getContainer({
  entryType,
  fields,
}: BibliographyEntry): Pick<Publication, "booktitle" | "journal"> {
  const name = fields.get("container")?.text ?? "";
  if (entryType !== "article") return { booktitle: name };
  const volume = fields.get("volume")?.text ?? "";
  const issue = fields.get("issue")?.text;
  return {
    booktitle: `${name}, Volume ${volume}${issue === undefined ? "" : `, Issue ${issue}`}`,
    journal: { name, volume, ...(issue !== undefined && { issue }) },
  };
}

/** Facts that a volume's papers share, from the entry or else from a neighbour in the volume. */
function volumeFacts({ fields }: BibliographyEntry, neighbour: Publication | undefined) {
  const fromVolume: string[] = [];
  const toWrite: string[] = [];
  const silent: string[] = [];
  const written = fields.get("month");
  const month = written ? getMonth(written.text) : neighbour?.publicationMonth;
  if (!written && month !== undefined) {
    silent.push("publicationMonth");
    fromVolume.push("the month");
  }
  const ofVolume = (field: "address" | "publisher", words: string): string => {
    const text = fields.get(field)?.text;
    if (text !== undefined) return text;
    silent.push(field);
    const shared = neighbour?.[field];
    (shared === undefined ? toWrite : fromVolume).push(words);
    return shared ?? unwritten(words);
  };
  const address = ofVolume("address", "the place");
  const publisher = ofVolume("publisher", "the publisher");
  return { month, address, publisher, fromVolume, toWrite, silent };
}

/** What an entry lacks and a record cannot do without, in words. */
function missingFacts(
  { entryType, authors, fields }: BibliographyEntry,
  month: number | undefined,
): string[] {
  return [
    fields.has("title") ? "" : "title",
    authors.length > 0 ? "" : "author",
    fields.has("year") ? "" : "year",
    fields.has("container") ? "" : entryType === "article" ? "journal" : "title of the proceedings",
    entryType === "inproceedings" || fields.has("volume") ? "" : "volume",
    fields.has("url") || fields.has("doi") ? "" : "url or DOI",
    fields.has("month") || month !== undefined ? "" : "month",
  ].filter((word) => word !== "");
}

/** Why an entry cannot become a record of this month and slug: each reason with its line. */
function getRefusals(entry: BibliographyEntry, month: number | undefined, slug: string): Refusal[] {
  const { file, line, fields } = entry;
  const refusals: Refusal[] = [];
  const refuse = (message: string, at = line) => refusals.push({ file, line: at, message });
  const year = fields.get("year");
  if (year && !/^\d{4}$/.test(year.text)) {
    refuse(`the year is "${year.text}"; write four digits`, year.line);
  }
  const written = fields.get("month");
  if (written && month === undefined) {
    refuse(`the month is "${written.text}"; write one month, such as aug or 8`, written.line);
  }
  const missing = missingFacts(entry, month);
  if (missing.length > 0) {
    refuse(`has no ${missing.join(" and no ")}; add ${missing.length === 1 ? "it" : "them"}`);
  }
  const title = fields.get("title");
  if (title && title.text !== "" && !SLUG_PATTERN.test(slug)) {
    refuse(
      "neither title nor key gives an address in plain Latin letters; write a key such as lovelace-2024-senses",
      title.line,
    );
  }
  return refusals;
}

/** The paper itself. A DOI is an address that lasts, so it wins over an insecure one or none. */
function getPaper({ fields }: BibliographyEntry): Publication["paper"] {
  const title = fields.get("title")?.text ?? "";
  const url = fields.get("url")?.text;
  const writtenDoi = fields.get("doi")?.text;
  if (writtenDoi === undefined) return { title, url: url ?? "" };
  const doi = bareDoi(writtenDoi);
  return { title, url: url?.startsWith("https://") ? url : doiAddress(doi), doi };
}

/** What an editor is asked to write on a paper in place of its own abstract. */
function abstractNote(authors: readonly string[], conference: string): string {
  const who = authors.length > 3 ? `${authors[0] ?? ""} and others` : formatList(authors);
  return unwritten(
    `two to four sentences in our own words on what ${who} show in this paper (${conference}).`,
  );
}

/** An author of the record, with the family name where a rule would split the name otherwise. */
function toAuthor({ name, family }: BibliographyEntry["authors"][number]) {
  const isTold = family !== null && family !== "" && !splitName(name).family.startsWith(family);
  return { name: typographic(name), ...(isTold && { family: typographic(family) }) };
}

/**
 * The record of an entry, as a draft: its abstract must be written in our own words first. Facts of
 * the volume that the entry lacks are taken from a paper of the same volume in the catalogue; a
 * place or publisher that nobody states is left to the editor. An entry without the facts that
 * nobody could supply gives the reasons, each with its line.
 *
 * @param nowMs the moment of the import, in epoch milliseconds
 */
export function toPublication(
  entry: BibliographyEntry,
  catalogue: readonly Publication[],
  nowMs: number,
): ImportedPaper | Refusal[] {
  const { entryType, fields, key } = entry;
  const { booktitle, journal } = getContainer(entry);
  const neighbour = sameVolume(catalogue, booktitle);
  const volume = volumeFacts(entry, neighbour);
  const { month } = volume;
  const paper = getPaper(entry);
  const titleSlug = slugOfTitle(paper.title);
  const slug = SLUG_PATTERN.test(titleSlug) ? titleSlug : slugify(key ?? "");
  const refusals = getRefusals(entry, month, slug);
  if (refusals.length > 0 || month === undefined) return refusals;

  const authors = entry.authors.map(toAuthor);
  const names = authors.map(({ name }) => name);
  const families = authors.flatMap(({ family }) => family ?? []);
  const year = Number(fields.get("year")?.text);
  const { venueId, conference } =
    neighbour ??
    (journal
      ? venueOfJournal(journal.name, journal.volume, journal.issue ?? null)
      : venueOfProceedings(booktitle, year));
  const note = fields.get("note")?.text;
  const isAward = note !== undefined && AWARD.test(note);
  const pages = fields.get("pages")?.text;
  const [, anthologyId] = ANTHOLOGY_ADDRESS.exec(paper.url) ?? [];
  const record: Publication = {
    prettyURL: slug,
    draft: true,
    entryType,
    authors,
    paper,
    venueId,
    conference,
    booktitle,
    ...(journal && { journal }),
    publicationYear: year,
    publicationMonth: month,
    address: volume.address,
    publisher: volume.publisher,
    ...(pages !== undefined && { pages: pageRange(pages) }),
    ...(isAward && { award: note }),
    categories: [],
    ...(anthologyId !== undefined && { anthologyId }),
    bibkey: isKey(key) ? key : citationKey(names, String(year), paper.title, families),
    full: { abstract: abstractNote(names, conference), lastUpdate: nowMs },
    ...(note !== undefined && !isAward && { citation: { extra: note } }),
    products: [],
  };
  return {
    entry,
    record,
    toWrite: ["the abstract", ...volume.toWrite],
    fromVolume: volume.fromVolume,
    silent: new Set([
      // The title of a journal's volume has its issue in it.
      ...(journal && journal.issue === undefined ? ["booktitle"] : []),
      ...volume.silent,
      ...(fields.get("url")?.text === paper.url ? [] : ["paper.url"]),
      ...(isKey(key) ? [] : ["bibkey"]),
    ]),
  };
}
