import { didYouMean } from "../check/words";
import { collapseWhitespace } from "../../src/lib/text";
import {
  readFields,
  TAKEN_TYPES,
  type BibliographyEntry,
  type BibliographyReading,
  type EntryAuthor,
  type EntryField,
  type Refusal,
  type Sources,
} from "./bibliographyEntry";
import { groupEnd, LatexIssue, latexToAddress, latexToText } from "./latexToText";
import { scanBibtex, type BibtexEntry, type BibtexValue } from "./scanBibtex";

/** Types of BibTeX and biblatex that are papers of ours. */
const TAKEN = new Map<string, BibliographyEntry["entryType"]>([
  ["inproceedings", "inproceedings"],
  ["conference", "inproceedings"],
  ["article", "article"],
]);

/** Types that bibliographies rightly have and the catalogue does not. */
const OTHER_TYPES = new Set(
  "book booklet collection dataset inbook incollection manual mastersthesis misc online patent periodical phdthesis proceedings report software techreport thesis unpublished".split(
    " ",
  ),
);

const SOURCES: Sources = [
  ["title", ["title"]],
  ["url", ["url"]],
  ["doi", ["doi"]],
  ["volume", ["volume"]],
  ["issue", ["number", "issue"]],
  ["year", ["year", "date"]],
  ["month", ["month", "date"]],
  ["address", ["address", "location"]],
  ["publisher", ["publisher"]],
  ["pages", ["pages"]],
  ["note", ["note"]],
];
const CONTAINERS = { inproceedings: ["booktitle"], article: ["journal", "journaltitle"] } as const;

const ADDRESSES: ReadonlySet<EntryField> = new Set<EntryField>(["url", "doi"]);

/** The pieces of a text between separators that no brace encloses. */
function splitOutsideBraces(latex: string, separator: RegExp): string[] {
  const pieces: string[] = [];
  let from = 0;
  let at = 0;
  while (at < latex.length) {
    if (latex.charAt(at) === "{") {
      at = groupEnd(latex, at);
      continue;
    }
    separator.lastIndex = at;
    const found = separator.exec(latex);
    if (found && found[0] !== "") {
      pieces.push(latex.slice(from, at));
      at += found[0].length;
      from = at;
    } else {
      at += latex.charAt(at) === "\\" ? 2 : 1;
    }
  }
  return [...pieces, latex.slice(from)];
}

/** A name of BibTeX, in any of its three forms. */
function personName(latex: string): EntryAuthor {
  const parts = splitOutsideBraces(latex, /\s*,\s*/y).map(latexToText);
  const [family = "", second = "", given] = parts;
  if (parts.length === 1) return { name: family, family: null };
  // Three parts are "von Last, Jr, First".
  const name = given === undefined ? `${second} ${family}` : `${given} ${family} ${second}`;
  return { name: collapseWhitespace(name), family };
}

function getAuthors({ latex }: BibtexValue): EntryAuthor[] {
  const names = splitOutsideBraces(` ${latex}`, /\s+and(?=\s|$)/iy).map((name) => name.trim());
  if (/^others$/i.test(names.at(-1) ?? ""))
    throw new LatexIssue('ends in "and others"; write every author');
  const empty = names.indexOf("");
  if (empty !== -1)
    throw new LatexIssue(`author ${empty + 1} has no name; remove an "and" or write the name`);
  return names.map(personName);
}

/** `2021-11` and `2021-11-07` of biblatex in their parts. */
const partOfDate = (field: EntryField, text: string): string | undefined => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(text) ?? [];
  return field === "year" ? year : month;
};

function getText(field: EntryField, name: string, { latex }: BibtexValue): string {
  const text = ADDRESSES.has(field) ? latexToAddress(latex) : latexToText(latex);
  return name === "date" ? (partOfDate(field, text) ?? "") : text;
}

const typeMessage = (type: string) => {
  if (OTHER_TYPES.has(type))
    return `a @${type} isn't a paper for the catalogue, which takes ${TAKEN_TYPES}`;
  const near = didYouMean(type, [...TAKEN.keys(), ...OTHER_TYPES]);
  return `no entry type "@${type}"${near === "" ? "; write @inproceedings or @article" : near}`;
};

/** The fields of an entry with those that it takes over from the volume it names (`crossref`). */
function withVolume(
  entry: BibtexEntry,
  byKey: ReadonlyMap<string, BibtexEntry>,
): ReadonlyMap<string, BibtexValue> | { line: number; message: string } {
  const reference = entry.fields.get("crossref");
  if (!reference) return entry.fields;
  const volume = byKey.get(reference.latex.trim().toLowerCase());
  if (!volume) {
    const message = `crossref: the file has no entry "${reference.latex.trim()}"`;
    return { line: reference.line, message };
  }
  const fields = new Map(volume.fields);
  const title = fields.get("booktitle") ?? fields.get("title");
  // What is the volume's own is not the paper's.
  for (const own of ["title", "author", "pages", "url", "doi", "abstract", "note"])
    fields.delete(own);
  if (title) fields.set("booktitle", title);
  for (const [name, value] of entry.fields) fields.set(name, value);
  return fields;
}

function readEntry(
  file: string,
  entry: BibtexEntry,
  byKey: ReadonlyMap<string, BibtexEntry>,
): BibliographyEntry | Refusal[] {
  const refusal = (line: number, message: string): Refusal => ({ file, line, message });
  const entryType = TAKEN.get(entry.type);
  if (entryType === undefined) return [refusal(entry.line, typeMessage(entry.type))];
  const written = withVolume(entry, byKey);
  if ("message" in written) return [refusal(written.line, written.message)];

  const refusals: Refusal[] = [];
  /** Tells what cannot be read at its field; other errors are issues of this program. */
  const reading = <Result>(name: string, line: number, read: () => Result): Result | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof LatexIssue)) throw error;
      refusals.push(refusal(line, `${name}: ${error.message}`));
      return undefined;
    }
  };

  const sources: Sources = [...SOURCES, ["container", CONTAINERS[entryType]]];
  const fields = readFields(sources, (field, name) => {
    const value = written.get(name);
    const text = value && reading(name, value.line, () => getText(field, name, value));
    return value && text !== undefined ? { text, line: value.line } : undefined;
  });
  const author = written.get("author");
  const people = author && reading("author", author.line, () => getAuthors(author));
  if (refusals.length > 0) return refusals;
  return {
    file,
    line: entry.line,
    key: entry.key === "" ? null : entry.key,
    entryType,
    authors: people ?? [],
    fields,
    hasAbstract: written.has("abstract"),
  };
}

/** Reads BibTeX, biblatex's names of fields included. */
export function readBibtex(file: string, text: string): BibliographyReading {
  const scan = scanBibtex(text);
  const reading: BibliographyReading = {
    entries: [],
    refusals: scan.issues.map(({ line, message }) => ({ file, line, message })),
  };
  const byKey = new Map<string, BibtexEntry>();
  const unique = scan.entries.filter((entry) => {
    const key = entry.key.toLowerCase();
    const first = byKey.get(key);
    if (key !== "" && first) {
      const message = `the key "${entry.key}" is used twice, first in line ${first.line}; give each entry its own`;
      reading.refusals.push({ file, line: entry.line, message });
      return false;
    }
    byKey.set(key, entry);
    return true;
  });
  const volumes = new Set(
    unique.flatMap(({ fields }) => fields.get("crossref")?.latex.trim().toLowerCase() ?? []),
  );
  for (const entry of unique) {
    if (!TAKEN.has(entry.type) && volumes.has(entry.key.toLowerCase())) continue;
    const read = readEntry(file, entry, byKey);
    if (Array.isArray(read)) reading.refusals.push(...read);
    else reading.entries.push(read);
  }
  return reading;
}
