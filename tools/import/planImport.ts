import { checkContent, type ContentFiles } from "../check/checkContent";
import { publicationSchema, type Publication } from "../../src/kinds/publication/schema";
import { slugOf } from "../../src/lib/slugOf";
import type { BibliographyEntry, EntryField, Refusal } from "./bibliographyEntry";
import { differencesOf, type Difference } from "./differences";
import { readBibliography } from "./readBibliography";
import { slugOfTitle, toPublication, type ImportedPaper } from "./toPublication";

const FOLDER = "data/publications";
const fileOf = (record: Publication) => `${FOLDER}/${record.prettyURL}.json`;

/** A file of a bibliography as it lies on the disk. */
export interface BibliographyFile {
  name: string;
  bytes: Uint8Array;
}

/** An entry that the catalogue has already. */
export interface KnownPaper {
  entry: BibliographyEntry;
  /** The record's file. */
  file: string;
  differences: Difference[];
}

/** What an import would do; nothing is written yet. */
export interface ImportPlan {
  added: (ImportedPaper & { file: string; json: string })[];
  known: KnownPaper[];
  /** By file and line. */
  refusals: Refusal[];
}

/** Papers by DOI and by title, as far as both are compared. */
class Catalogue {
  readonly papers: Publication[] = [];
  private readonly byDoi = new Map<string, Publication>();
  private readonly byTitle = new Map<string, Publication>();

  add(record: Publication): void {
    this.papers.push(record);
    if (record.paper.doi !== undefined) this.byDoi.set(record.paper.doi.toLowerCase(), record);
    this.byTitle.set(slugOf(slugOfTitle(record.paper.title)), record);
  }

  find({ paper: { doi, title } }: Publication): Publication | undefined {
    return (
      (doi === undefined ? undefined : this.byDoi.get(doi.toLowerCase())) ??
      this.byTitle.get(slugOf(slugOfTitle(title)))
    );
  }
}

/** The record as its file has it: fields that say nothing left out. */
const jsonOf = (record: Publication): string =>
  `${JSON.stringify(
    record,
    (_key, value: unknown) => (Array.isArray(value) && value.length === 0 ? undefined : value),
    2,
  )}\n`;

/** The entry's own field for a field of the record, so that a fault can name its line. */
const FIELD_OF_RECORD: Readonly<Record<string, EntryField>> = {
  "paper.title": "title",
  "paper.url": "url",
  "paper.doi": "doi",
  booktitle: "container",
  publicationYear: "year",
  publicationMonth: "month",
  address: "address",
  publisher: "publisher",
  pages: "pages",
  "citation.extra": "note",
};

/** Sound records of the catalogue; a faulty one would be written twice, so it ends the import. */
function readCatalogue(files: ContentFiles): { papers: Publication[]; faulty: string[] } {
  const papers: Publication[] = [];
  const faulty: string[] = [];
  for (const [file, bytes] of files.records) {
    if (!file.startsWith(`${FOLDER}/`)) continue;
    try {
      papers.push(publicationSchema.parse(JSON.parse(Buffer.from(bytes).toString("utf8"))));
    } catch {
      faulty.push(file);
    }
  }
  return { papers, faulty };
}

const byPlace = (left: Refusal, right: Refusal) =>
  (left.file < right.file ? -1 : Number(left.file > right.file)) || left.line - right.line;

/**
 * Compares bibliographies with the catalogue. Papers are the same by their DOI, else by their title
 * with accents, case and signs folded; those are told with what differs and never written. Every
 * new record passes the content check together with all others, or is refused with the check's own
 * words.
 *
 * @param nowMs the moment of the import, in epoch milliseconds
 */
export function planImport(
  bibliographies: readonly BibliographyFile[],
  files: ContentFiles,
  nowMs: number,
): ImportPlan {
  const { papers, faulty } = readCatalogue(files);
  if (faulty.length > 0) {
    const message = "cannot be read as a paper; run npm run content:check and mend it first";
    return { added: [], known: [], refusals: faulty.map((file) => ({ file, line: 1, message })) };
  }
  const catalogue = new Catalogue();
  for (const paper of papers) catalogue.add(paper);
  const refusals: Refusal[] = [];
  const known: KnownPaper[] = [];
  let added: ImportPlan["added"] = [];

  for (const { name, bytes } of bibliographies) {
    const reading = readBibliography(name, bytes);
    refusals.push(...reading.refusals);
    for (const entry of reading.entries) {
      const paper = toPublication(entry, papers, nowMs);
      if (Array.isArray(paper)) {
        refusals.push(...paper);
        continue;
      }
      const same = catalogue.find(paper.record);
      if (same) {
        const differences = differencesOf(same, paper.record, paper.silent);
        known.push({ entry, file: fileOf(same), differences });
        continue;
      }
      const file = fileOf(paper.record);
      if (files.records.has(file) || added.some((other) => other.file === file)) {
        const message = `${file} is another paper already; give the entry another key`;
        refusals.push({ file: name, line: entry.line, message });
        continue;
      }
      catalogue.add(paper.record);
      added.push({ ...paper, file, json: jsonOf(paper.record) });
    }
  }

  // A record that is refused may be what another one stumbled over, so the check is asked again.
  const before = new Set(checkContent(files).map((fault) => JSON.stringify(fault)));
  for (;;) {
    const records = new Map([
      ...files.records,
      ...added.map(({ file, json }): [string, Uint8Array] => [file, Buffer.from(json)]),
    ]);
    const faults = checkContent({ ...files, records }).filter(
      (fault) => !before.has(JSON.stringify(fault)),
    );
    const faultsOf = (file: string) => faults.filter((fault) => fault.file === file);
    const sound = added.filter(({ file }) => faultsOf(file).length === 0);
    for (const { entry, file } of added) {
      for (const { field, message } of faultsOf(file)) {
        const own = FIELD_OF_RECORD[field];
        const line = (own && entry.fields.get(own)?.line) ?? entry.line;
        refusals.push({ file: entry.file, line, message: `${field}: ${message}` });
      }
    }
    if (sound.length === added.length) break;
    added = sound;
  }
  return { added, known, refusals: refusals.sort(byPlace) };
}
