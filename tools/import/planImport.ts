import { checkContent, readRecords, addTexts } from "../../content/checkContent";
import type { ContentFiles } from "../../content/checkFiles";
import { publicationSchema, type Publication } from "../../src/kinds/publication/schema";
import { groupBy } from "../../src/lib/lists";
import { compareTexts, foldAccents, pluralize } from "../../src/lib/text";
import { recordText } from "../../content/recordText";
import type { BibliographyEntry } from "./bibliographyEntry";
import { readBibliography, type ImportNote } from "./readBibliography";
import { isTaken, toPublication, type ImportedPaper } from "./toPublication";

const FOLDER = "data/publications";
const getFile = (record: Publication) => `${FOLDER}/${record.prettyURL}.json`;

export interface ImportPlan {
  added: (ImportedPaper & { file: string; json: string })[];
  known: { entry: BibliographyEntry; file: string }[];
  refusals: ImportNote[];
  warnings: ImportNote[];
}

/** Normalises a title for comparison: folds accents, case and punctuation, but keeps C++ and C#. */
const toTitleKey = (title: string) =>
  foldAccents(title)
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, " ")
    .trim();

const toDoiKey = ({ paper: { doi } }: Publication) => doi?.toLowerCase();

/** Returns a warning for each file with entries of other types, which aren't imported. */
function otherTypes(entries: readonly BibliographyEntry[]): ImportNote[] {
  const others = entries.filter((entry) => !isTaken(entry));
  return groupBy(others, ({ file }) => file).map(({ heading: file, items: own }) => {
    const types = groupBy(own, ({ type }) => type).sort((a, b) => b.items.length - a.items.length);
    const list = types.map(({ heading, items }) => `${items.length} ${heading}`).join(", ");
    const message = `${pluralize(own.length, "entry of a type", "entries of types")} that the catalogue doesn't take (papers in proceedings, articles in journals and preprints on arXiv): ${list}`;
    return { file, line: own[0]?.line ?? 1, message };
  });
}

type Papers = Pick<ImportPlan, "added" | "known">;

const findFreeName = (name: string, endings: readonly string[], taken: (name: string) => boolean) =>
  ["", ...endings].map((ending) => name + ending).find((each) => !taken(each)) ?? name;

const LETTERS = Array.from("bcdefghijklmnopqrstuvwxyz", (letter) => `-${letter}`);

/** Splits papers into new ones and those that the catalogue or an earlier entry has. */
function sortPapers(papers: readonly ImportedPaper[], published: readonly Publication[]): Papers {
  const byDoi = new Map<string, Publication>();
  const byTitle = new Map<string, Publication[]>();
  const [slugs, keys] = [new Set<string>(), new Set<string>()];
  const add = (record: Publication) => {
    const [doi, title] = [toDoiKey(record), toTitleKey(record.paper.title)];
    if (doi !== undefined) byDoi.set(doi, record);
    byTitle.set(title, [...(byTitle.get(title) ?? []), record]);
    slugs.add(record.prettyURL);
    keys.add(record.bibkey.toLowerCase());
  };
  published.forEach(add);
  const sorted: Papers = { added: [], known: [] };
  for (const paper of papers) {
    const { entry } = paper;
    const doi = toDoiKey(paper.record);
    // Editorials may share a title but have different DOIs.
    const same =
      byDoi.get(doi ?? "") ??
      byTitle
        .get(toTitleKey(paper.record.paper.title))
        ?.find((other) => doi === undefined || toDoiKey(other) === undefined);
    if (same) {
      sorted.known.push({ entry, file: getFile(same) });
      continue;
    }
    const { prettyURL, bibkey, publicationYear } = paper.record;
    const record = {
      ...paper.record,
      prettyURL: findFreeName(prettyURL, [`-${publicationYear}`, ...LETTERS], (name) =>
        slugs.has(name),
      ),
      bibkey: findFreeName(bibkey, LETTERS, (name) => keys.has(name.toLowerCase())),
    };
    if (record.bibkey !== bibkey)
      paper.notes.push(`its key is "${record.bibkey}", as another paper has "${bibkey}"`);
    add(record);
    // The record is new, so empty fields are left out.
    const json = recordText(publicationSchema, record, {});
    sorted.added.push({ ...paper, record, file: getFile(record), json });
  }
  return sorted;
}

/**
 * Compares bibliographies with the catalogue. Doesn't write anything.
 * Papers match by DOI, or by normalised title if one of them has no DOI. Matches are only reported.
 * Every new record must pass the content check together with all others, or it's refused with the
 * check's messages. Throws if a record of the catalogue is invalid, since it might be imported twice.
 * @param nowMs time of the import, in epoch milliseconds
 */
export async function planImport(
  bibliographies: readonly { name: string; bytes: Uint8Array }[],
  files: ContentFiles,
  nowMs: number,
): Promise<ImportPlan> {
  const published = readRecords(files)
    .records.filter(({ type }) => type.kind === "publication")
    .map(({ file, document }) => {
      const { data } = publicationSchema.safeParse(document?.value);
      if (data) return data;
      throw new Error(
        `${file} can't be read as a paper; run npm run content:check and fix it first`,
      );
    });
  const readings = await Promise.all(
    bibliographies.map(({ name, bytes }) => readBibliography(name, bytes)),
  );
  const entries = readings.flatMap((reading) => reading.entries);
  const warnings = [...readings.flatMap((reading) => reading.warnings), ...otherTypes(entries)];
  const refusals = readings.flatMap((reading) => reading.refusals);
  const refuse = ({ file, line }: BibliographyEntry, message: string) =>
    void refusals.push({ file, line, message });
  const papers = entries.filter(isTaken).flatMap((entry): ImportedPaper[] => {
    const paper = toPublication(entry, nowMs);
    if (typeof paper !== "string") return [paper];
    refuse(entry, paper);
    return [];
  });

  const before = new Set(checkContent(files).map((issue) => JSON.stringify(issue)));
  const sorted = sortPapers(papers, published);
  const texts = sorted.added.map(({ file, json }): [string, string] => [file, json]);
  const issues = checkContent(addTexts(files, texts)).filter(
    (issue) => !before.has(JSON.stringify(issue)),
  );
  const added = sorted.added.filter(({ entry, file }) => {
    const own = issues.filter((issue) => issue.file === file);
    if (own.length > 0)
      refuse(entry, own.map(({ field, message }) => `${field}: ${message}`).join("; "));
    return own.length === 0;
  });
  refusals.sort((a, b) => compareTexts(a.file, b.file) || a.line - b.line);
  return { ...sorted, added, refusals, warnings };
}
