import { checkContent, readRecords, withTexts, type ContentFiles } from "../check/checkContent";
import { publicationSchema, type Publication } from "../../src/kinds/publication/schema";
import { slugify } from "../../src/lib/slugify";
import { compareTexts, pluralize } from "../../src/lib/text";
import { findArxiv } from "./arxiv";
import type { BibliographyEntry, Notice } from "./bibliographyEntry";
import { recordText } from "../recordText";
import { readBibliography } from "./readBibliography";
import { slugOfTitle, toPublication, type ImportedPaper } from "./toPublication";

const FOLDER = "data/publications";
const getFile = (record: Publication) => `${FOLDER}/${record.prettyURL}.json`;

/** What an import would do; nothing is written yet. */
export interface ImportPlan {
  added: (ImportedPaper & { file: string; json: string })[];
  /** Entries that the catalogue has already, with its files. */
  known: { entry: BibliographyEntry; file: string }[];
  refusals: Notice[];
  /** What is told of a file beside its papers. */
  warnings: Notice[];
}

/** By what papers are told to be the same: the DOI, then the title with signs and accents folded. */
const keysOf = ({ paper: { doi, title } }: Publication): string[] => [
  ...(doi === undefined ? [] : [doi.toLowerCase()]),
  slugify(slugOfTitle(title)),
];

/** Valid records of the catalogue; an invalid one would be written twice, so it ends the import. */
function readCatalogue(files: ContentFiles): { papers: Publication[]; invalid: string[] } {
  const papers: Publication[] = [];
  const invalid: string[] = [];
  for (const { file, type, document } of readRecords(files).records) {
    if (type.typeName !== "Publication") continue;
    const { data } = publicationSchema.safeParse(document?.value);
    if (data) papers.push(data);
    else invalid.push(file);
  }
  return { papers, invalid };
}

const byPlace = (left: Notice, right: Notice) =>
  compareTexts(left.file, right.file) || left.line - right.line;

/** Whether the catalogue may have an entry: a paper in proceedings, an article, or one on arXiv. */
const isTaken = (entry: BibliographyEntry) =>
  entry.entryType !== null && (entry.entryType !== "preprint" || findArxiv(entry) !== undefined);

/** How many entries of other types a file has. */
function otherTypes(file: string, entries: readonly BibliographyEntry[]): Notice[] {
  const others = entries.filter((entry) => !isTaken(entry));
  if (others.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { type } of others) counts.set(type, (counts.get(type) ?? 0) + 1);
  const types = [...counts].sort(([, left], [, right]) => right - left);
  const list = types.map(([type, count]) => `${String(count)} ${type}`).join(", ");
  const message = `${pluralize(others.length, "entry of a type", "entries of types")} that the catalogue doesn't take (papers in proceedings, articles in journals and preprints on arXiv): ${list}`;
  return [{ file, line: others[0]?.line ?? 1, message }];
}

type Papers = Pick<ImportPlan, "added" | "known">;

/** Sorts papers into new ones and those that the catalogue or another entry has already. */
function sortPapers(
  papers: readonly ImportedPaper[],
  published: readonly Publication[],
  refuse: (paper: ImportedPaper, message: string) => void,
): Papers {
  const catalogue = new Map<string, Publication>();
  const add = (record: Publication) => {
    for (const key of keysOf(record)) catalogue.set(key, record);
  };
  published.forEach(add);
  const taken = new Set(published.map(getFile));
  const sorted: Papers = { added: [], known: [] };
  for (const paper of papers) {
    const { entry, record } = paper;
    const same = keysOf(record).flatMap((key) => catalogue.get(key) ?? [])[0];
    const file = getFile(record);
    if (same) sorted.known.push({ entry, file: getFile(same) });
    else if (taken.has(file)) {
      refuse(paper, `${file} is already another paper; give the entry another key`);
    } else {
      add(record);
      taken.add(file);
      // Nothing was written before, so fields that say nothing stay out.
      sorted.added.push({ ...paper, file, json: recordText(publicationSchema, record, {}) });
    }
  }
  return sorted;
}

/**
 * Compares bibliographies with the catalogue. Papers are the same by their DOI, else by their title
 * with accents, case and signs folded; those are reported, and never written. Every
 * new record passes the content check together with all others, or is refused with the check's own
 * words.
 *
 * @param nowMs the moment of the import, in epoch milliseconds
 */
export async function planImport(
  bibliographies: readonly { name: string; bytes: Uint8Array }[],
  files: ContentFiles,
  nowMs: number,
): Promise<ImportPlan> {
  const { papers: published, invalid } = readCatalogue(files);
  if (invalid.length > 0) {
    const message = "can't be read as a paper; run npm run content:check and fix it first";
    const refusals = invalid.map((file) => ({ file, line: 1, message }));
    return { added: [], known: [], refusals, warnings: [] };
  }
  const readings = await Promise.all(
    bibliographies.map(({ name, bytes }) => readBibliography(name, bytes)),
  );
  const refusals = readings.flatMap((reading) => reading.refusals);
  const warnings = readings.flatMap((reading, index) => [
    ...reading.warnings,
    ...otherTypes(bibliographies[index]?.name ?? "", reading.entries),
  ]);
  let papers = readings
    .flatMap(({ entries }) => entries.filter(isTaken))
    .flatMap((entry): ImportedPaper[] => {
      const paper = toPublication(entry, nowMs);
      if (!Array.isArray(paper)) return [paper];
      refusals.push({ file: entry.file, line: entry.line, message: paper.join("; ") });
      return [];
    });

  const before = new Set(checkContent(files).map((issue) => JSON.stringify(issue)));
  for (;;) {
    const refused = new Set<BibliographyEntry>();
    const refuse = ({ entry }: Pick<ImportedPaper, "entry">, message: string) => {
      refused.add(entry);
      refusals.push({ file: entry.file, line: entry.line, message });
    };
    const { added, known } = sortPapers(papers, published, refuse);
    const texts = added.map(({ file, json }): [string, string] => [file, json]);
    const issues = checkContent(withTexts(files, texts)).filter(
      (issue) => !before.has(JSON.stringify(issue)),
    );
    for (const paper of added) {
      const own = issues.filter((issue) => issue.file === paper.file);
      if (own.length > 0)
        refuse(paper, own.map(({ field, message }) => `${field}: ${message}`).join("; "));
    }
    // A paper that is refused may be what another one stumbled over, or the twin of another.
    if (refused.size === 0) return { added, known, refusals: refusals.sort(byPlace), warnings };
    papers = papers.filter(({ entry }) => !refused.has(entry));
  }
}
