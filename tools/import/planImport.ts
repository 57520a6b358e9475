import { checkContent, withTexts, type ContentFiles } from "../check/checkContent";
import { publicationSchema, type Publication } from "../../src/kinds/publication/schema";
import { slugify } from "../../src/lib/slugify";
import type { BibliographyEntry, Refusal } from "./bibliographyEntry";
import { recordText } from "../recordText";
import { FACTS, getDifferences, type Difference } from "./differences";
import { readBibliography } from "./readBibliography";
import { slugOfTitle, toPublication, type ImportedPaper } from "./toPublication";

const FOLDER = "data/publications";
const getFile = (record: Publication) => `${FOLDER}/${record.prettyURL}.json`;

/** A file of a bibliography as it lies on the disk. */
export interface BibliographyFile {
  name: string;
  bytes: Uint8Array;
}

/** An entry that the catalogue has already. */
export interface KnownPaper {
  entry: BibliographyEntry;
  file: string;
  differences: Difference[];
}

/** What an import would do; nothing is written yet. */
export interface ImportPlan {
  added: (ImportedPaper & { file: string; json: string })[];
  known: KnownPaper[];
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
    this.byTitle.set(slugify(slugOfTitle(record.paper.title)), record);
  }

  find({ paper: { doi, title } }: Publication): Publication | undefined {
    return (
      (doi === undefined ? undefined : this.byDoi.get(doi.toLowerCase())) ??
      this.byTitle.get(slugify(slugOfTitle(title)))
    );
  }
}

/** The record as its file has it: fields that say nothing left out. */
const getJson = (record: Publication): string =>
  recordText(
    publicationSchema,
    JSON.parse(
      JSON.stringify(record, (_key, value: unknown) =>
        Array.isArray(value) && value.length === 0 ? undefined : value,
      ),
    ),
  );

/** Valid records of the catalogue; an invalid one would be written twice, so it ends the import. */
function readCatalogue(files: ContentFiles): { papers: Publication[]; invalid: string[] } {
  const papers: Publication[] = [];
  const invalid: string[] = [];
  for (const [file, bytes] of files.records) {
    if (!file.startsWith(`${FOLDER}/`)) continue;
    try {
      papers.push(publicationSchema.parse(JSON.parse(Buffer.from(bytes).toString("utf8"))));
    } catch {
      invalid.push(file);
    }
  }
  return { papers, invalid };
}

const byPlace = (left: Refusal, right: Refusal) =>
  (left.file < right.file ? -1 : Number(left.file > right.file)) || left.line - right.line;

/**
 * Compares bibliographies with the catalogue. Papers are the same by their DOI, else by their title
 * with accents, case and signs folded; those are reported with what differs, and never written. Every
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
  const { papers, invalid } = readCatalogue(files);
  if (invalid.length > 0) {
    const message = "can't be read as a paper; run npm run content:check and fix it first";
    return { added: [], known: [], refusals: invalid.map((file) => ({ file, line: 1, message })) };
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
        const differences = getDifferences(same, paper.record, paper.silent);
        known.push({ entry, file: getFile(same), differences });
        continue;
      }
      const file = getFile(paper.record);
      if (files.records.has(file) || added.some((other) => other.file === file)) {
        const message = `${file} is already another paper; give the entry another key`;
        refusals.push({ file: name, line: entry.line, message });
        continue;
      }
      catalogue.add(paper.record);
      added.push({ ...paper, file, json: getJson(paper.record) });
    }
  }

  // A record that is refused may be what another one stumbled over, so the check is asked again.
  const before = new Set(checkContent(files).map((issue) => JSON.stringify(issue)));
  for (;;) {
    const texts = added.map(({ file, json }): [string, string] => [file, json]);
    const issues = checkContent(withTexts(files, texts)).filter(
      (issue) => !before.has(JSON.stringify(issue)),
    );
    const getIssues = (file: string) => issues.filter((issue) => issue.file === file);
    const valid = added.filter(({ file }) => getIssues(file).length === 0);
    for (const { entry, file } of added) {
      for (const { field, message } of getIssues(file)) {
        const own = FACTS[field];
        const line = (own && entry.fields.get(own)?.line) ?? entry.line;
        refusals.push({ file: entry.file, line, message: `${field}: ${message}` });
      }
    }
    if (valid.length === added.length) break;
    added = valid;
  }
  return { added, known, refusals: refusals.sort(byPlace) };
}
