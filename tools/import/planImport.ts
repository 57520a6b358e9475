import { checkContent, readRecords, addTexts } from "../../content/checkContent";
import type { ContentFiles } from "../../content/checkFiles";
import { publicationSchema, type Publication } from "../../src/kinds/publication/schema";
import { groupBy } from "../../src/lib/lists";
import { compareTexts, normalizeForSearch, pluralize } from "../../src/lib/text";
import { recordText } from "../../content/recordText";
import type { BibliographyEntry, ImportNote } from "./bibliographyEntry";
import { readBibliography } from "./readBibliography";
import { type ImportedPaper, toPublication } from "./toPublication";

const getFile = ({ prettyURL }: Publication) => `data/publications/${prettyURL}.json`;

export type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/** Returns keys for comparison. Titles lose accents, case and signs, except those of C++ and C#. */
const toKeys = (record: Publication) => ({
  record,
  key: record.bibkey.toLowerCase(),
  doi: record.paper.doi?.toLowerCase(),
  title: normalizeForSearch(record.paper.title)
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, " ")
    .trim(),
});

function describeOthers(others: readonly BibliographyEntry[]): string {
  const types = groupBy(others, ({ type }) => type);
  const list = types.map(({ heading, items }) => `${items.length} ${heading}`);
  const counted = pluralize(others.length, "entry of a type", "entries of types");
  return `${counted} that the catalogue doesn't take (papers in proceedings, articles in journals and preprints on arXiv): ${list.join(", ")}`;
}

const findFreeName = (name: string, endings: readonly string[], taken: readonly string[]) =>
  ["", ...endings].map((end) => name + end).find((each) => !taken.includes(each.toLowerCase())) ??
  name;

const LETTERS = Array.from("bcdefghijklmnopqrstuvwxyz", (letter) => `-${letter}`);

/** Separates new papers from known ones: the same DOI, or the same title if a DOI is missing. */
function sortPapers(papers: readonly ImportedPaper[], published: readonly Publication[]) {
  const all = published.map(toKeys);
  const added = [];
  const known = [];
  for (const { entry, record: read, notes } of papers) {
    const { doi, title } = toKeys(read);
    // Editorials may share a title but have different DOIs.
    const same = all.find((other) =>
      doi && other.doi ? other.doi === doi : other.title === title,
    );
    if (same) {
      known.push({ entry, file: getFile(same.record) });
      continue;
    }
    const { prettyURL, bibkey, publicationYear } = read;
    const slugs = all.map((other) => other.record.prettyURL);
    const keys = all.map(({ key }) => key);
    const record = {
      ...read,
      prettyURL: findFreeName(prettyURL, [`-${publicationYear}`, ...LETTERS], slugs),
      bibkey: findFreeName(bibkey, LETTERS, keys),
    };
    if (record.bibkey !== bibkey)
      notes.push(`its key is "${record.bibkey}", as another paper has "${bibkey}"`);
    all.push(toKeys(record));
    // The record is new, so default values are left out.
    const json = recordText(publicationSchema, record, {});
    added.push({ entry, record, notes, file: getFile(record), json });
  }
  return { added, known };
}

/**
 * Compares bibliographies with the catalogue. A new record must pass the content check, or it's
 * refused. Throws if a record of the catalogue is invalid, since it might be imported twice.
 */
export async function planImport(
  bibliographies: readonly { name: string; bytes: Uint8Array }[],
  files: ContentFiles,
  nowMs: number,
) {
  const published = readRecords(files)
    .records.filter(({ type }) => type.kind === "publication")
    .map(({ file, document }) => {
      const { data } = publicationSchema.safeParse(document?.value);
      if (data) return data;
      throw new Error(`${file} can't be read as a paper; see npm run content:check`);
    });
  const papers: ImportedPaper[] = [];
  const [refusals, warnings]: [ImportNote[], ImportNote[]] = [[], []];
  for (const { name, bytes } of bibliographies) {
    const others: BibliographyEntry[] = [];
    for (const part of await readBibliography(name, bytes)) {
      const result = "message" in part ? part : toPublication(part, nowMs);
      if ("record" in result) papers.push(result);
      else if ("type" in result) others.push(result);
      else (result.isWarning ? warnings : refusals).push(result);
    }
    const [first] = others;
    if (first) warnings.push({ file: name, line: first.line, message: describeOthers(others) });
  }
  const { added, known } = sortPapers(papers, published);
  const texts = added.map(({ file, json }): [string, string] => [file, json]);
  // Ignores stray folders: one in a record's place makes the writing fail.
  const after = { ...addTexts(files, texts), strayEntryIssues: [] };
  const issues = groupBy(checkContent(after), ({ file }) => file);
  const valid = added.filter((paper) => {
    const own = issues.find(({ heading }) => heading === paper.file)?.items;
    const messages = own?.map(({ field, message }) => `${field}: ${message}`);
    const { file, line } = paper.entry;
    if (messages) refusals.push({ file, line, message: messages.join("; ") });
    return !messages;
  });
  refusals.sort((a, b) => compareTexts(a.file, b.file) || a.line - b.line);
  return { added: valid, known, refusals, warnings };
}
