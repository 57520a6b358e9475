import { doiAddress } from "../../lib/citation/doiAddress";
import { BIBKEY_PATTERN, STILL_TO_BE_WRITTEN, type Publication } from "../../content/publication";
import { SLUG_MAX_LETTERS, SLUG_PATTERN } from "../../content/fields";
import { splitName } from "../../lib/citation/personName";
import { slugOf } from "../../lib/slugOf";
import { fold, inWords, squeeze } from "../../lib/text";
import { citationKey } from "./citationKey";
import type { BibliographyEntry, EntryField, Refusal } from "./bibliographyEntry";
import { venueOfJournal, venueOfProceedings } from "./venueOf";

/** A record made of an entry. */
export interface ImportedPaper {
  entry: BibliographyEntry;
  record: Publication;
  /** What an editor must write before the record can be published, in words. */
  toWrite: string[];
  /** What the entry does not say and a paper of the same volume does, in words. */
  fromVolume: string[];
  /** Family names that our citations, which have whole names only, would split otherwise. */
  splitOtherwise: string[];
  /** Names of the record's fields on which the entry is silent. */
  silent: ReadonlySet<string>;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** Words by which a note is recognised as an award. */
const AWARD =
  /\baward\b|\b(?:best|outstanding) (?:\p{L}+ )*(?:paper|article)\b|\bhonou?rable mention\b/iu;

/** Names are spelled with one apostrophe, however a format writes it. */
const typographic = (name: string) => name.replaceAll("'", "’");

/** A month as a number from 1, of `aug`, `August`, `8`, `08` or `10 aug`; nothing for other texts. */
function monthOf(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) {
    const month = Number(text);
    return month >= 1 && month <= 12 ? month : undefined;
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const months = words.map((word) => MONTHS.indexOf(word.slice(0, 3)));
  const [first] = months;
  return first === undefined || months.length > 1 || first === -1 ? undefined : first + 1;
}

/** The part of a paper's address that is made of its title. */
export const slugOfTitle = (title: string): string =>
  slugOf(title.replace(/['’]/g, "")).slice(0, SLUG_MAX_LETTERS).replace(/-$/, "");

const isKey = (key: string | null): key is string => key !== null && BIBKEY_PATTERN.test(key);

const bareDoi = (text: string) => text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, "");

/** A range with an en dash; other hyphens of page numbers are their own. */
const pageRange = (text: string) =>
  squeeze(text)
    .replace(/\s*(?:–|—|--+)\s*/g, "–")
    .replace(/^(\d+)\s*-\s*(\d+)$/, "$1–$2");

const ANTHOLOGY_ADDRESS = /^https:\/\/(?:www\.)?aclanthology\.org\/([\w.-]+?)\/?$/;

/** The record of the catalogue that lies in the same volume, with the facts that volumes share. */
function sameVolume(catalogue: readonly Publication[], booktitle: string): Publication | undefined {
  return catalogue.find(
    (record) => fold(record.booktitle) === fold(booktitle) && record.draft !== true,
  );
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
  const { file, line, entryType, fields } = entry;
  const refusals: Refusal[] = [];
  const refuse = (message: string, at = line) => refusals.push({ file, line: at, message });
  const fact = (field: EntryField) => fields.get(field)?.text;

  const missing = [
    fields.has("title") ? "" : "title",
    entry.authors.length > 0 ? "" : "author",
    fields.has("year") ? "" : "year",
    fields.has("container") ? "" : entryType === "article" ? "journal" : "title of the proceedings",
    entryType === "inproceedings" || fields.has("volume") ? "" : "volume",
    fields.has("url") || fields.has("doi") ? "" : "url or DOI",
  ].filter((word) => word !== "");

  const authors = entry.authors.map(({ name }) => typographic(name));
  const container = fact("container") ?? "";
  const volume = fact("volume") ?? "";
  const issue = fact("issue") ?? null;
  const year = Number(fact("year"));
  if (fields.has("year") && !/^\d{4}$/.test(fact("year") ?? "")) {
    refuse(`the year is "${fact("year") ?? ""}"; write four digits`, fields.get("year")?.line);
  }
  const booktitle =
    entryType === "article"
      ? `${container}, Volume ${volume}${issue === null ? "" : `, Issue ${issue}`}`
      : container;
  const neighbour = sameVolume(catalogue, booktitle);

  const fromVolume: string[] = [];
  const toWrite = ["the abstract"];
  const silent = new Set<string>(entryType === "article" && issue === null ? ["booktitle"] : []);
  const month = fields.has("month") ? monthOf(fact("month") ?? "") : neighbour?.publicationMonth;
  if (fields.has("month") && month === undefined) {
    const written = fact("month") ?? "";
    refuse(
      `the month is "${written}"; write one month, such as aug or 8`,
      fields.get("month")?.line,
    );
  } else if (month === undefined) missing.push("month");
  else if (!fields.has("month")) {
    silent.add("publicationMonth");
    fromVolume.push("the month");
  }

  const ofVolume = (field: "address" | "publisher", words: string): string => {
    const text = fact(field);
    if (text !== undefined) return text;
    silent.add(field);
    const shared = neighbour?.[field];
    if (shared !== undefined) {
      fromVolume.push(words);
      return shared;
    }
    toWrite.push(words);
    return `${STILL_TO_BE_WRITTEN} ${words}`;
  };
  const address = ofVolume("address", "the place");
  const publisher = ofVolume("publisher", "the publisher");

  if (missing.length > 0) {
    refuse(`has no ${missing.join(" and no ")}; add ${missing.length === 1 ? "it" : "them"}`);
  }
  const title = fact("title") ?? "";
  const titleSlug = slugOfTitle(title);
  const slug = SLUG_PATTERN.test(titleSlug) ? titleSlug : slugOf(entry.key ?? "");
  if (title !== "" && !SLUG_PATTERN.test(slug)) {
    refuse(
      "neither title nor key gives an address in plain Latin letters; write a key such as lovelace-2024-senses",
      fields.get("title")?.line,
    );
  }
  if (refusals.length > 0 || month === undefined) return refusals;

  const doi = fact("doi") === undefined ? undefined : bareDoi(fact("doi") ?? "");
  const written = fact("url");
  // A DOI is an address that lasts; an insecure one is not taken where there is a DOI.
  const url =
    doi !== undefined && !written?.startsWith("https://") ? doiAddress(doi) : (written ?? "");
  if (written !== url) silent.add("paper.url");
  const venue =
    neighbour ??
    (entryType === "article"
      ? venueOfJournal(container, volume, issue)
      : venueOfProceedings(container, year));
  const note = fact("note");
  const isAward = note !== undefined && AWARD.test(note);
  const pages = fact("pages");
  const [, anthologyId] = ANTHOLOGY_ADDRESS.exec(url) ?? [];
  if (!isKey(entry.key)) silent.add("bibkey");
  const who = authors.length > 3 ? `${authors[0] ?? ""} and others` : inWords(authors);
  const record: Publication = {
    prettyURL: slug,
    draft: true,
    entryType,
    authors: authors.map((name) => ({ name })),
    paper: { title, url, ...(doi !== undefined && { doi }) },
    venueId: venue.venueId,
    conference: venue.conference,
    booktitle,
    ...(entryType === "article" && {
      journal: { name: container, volume, ...(issue !== null && { issue }) },
    }),
    publicationYear: year,
    publicationMonth: month,
    address,
    publisher,
    ...(pages !== undefined && { pages: pageRange(pages) }),
    ...(isAward && { award: note }),
    categories: [],
    ...(anthologyId !== undefined && { anthologyId }),
    bibkey: isKey(entry.key) ? entry.key : citationKey(authors, String(year), title),
    full: {
      abstract: `${STILL_TO_BE_WRITTEN} two to four sentences in our own words on what ${who} show in this paper (${venue.conference}).`,
      lastUpdate: nowMs,
    },
    ...(note !== undefined && !isAward && { citation: { extra: note } }),
    products: [],
  };
  const splitOtherwise = entry.authors.flatMap(({ name, family }) =>
    family === null || family === "" || splitName(name).family.startsWith(family) ? [] : [family],
  );
  return { entry, record, toWrite, fromVolume, splitOtherwise, silent };
}
