import { existsSync, readFileSync } from "node:fs";
import { readContentFiles } from "../../content/contentFiles";
import { runCommand } from "../../server/runCommand";
import { PLACEHOLDER_PREFIX } from "../../src/kinds/draft";
import { formatList } from "../../src/lib/text";
import { planImport, type ImportPlan } from "./planImport";
import type { ImportNote } from "./readBibliography";
import { applyChanges } from "../fileChanges";
import { findPlaceholders } from "../findPlaceholders";

const USAGE = `npm run import -- papers.bib [more.ris papers.json] [--dry-run]

Makes a record in data/publications of every paper in the files: BibTeX (.bib), RIS (.ris) or
CSL-JSON (.json). A paper that is there already stays as it is. The entry of a DOI, as a file:
curl -L -H "Accept: application/x-bibtex" https://doi.org/10.18653/v1/2020.emnlp-main.195 > papers.bib

  --dry-run   says what would happen and writes nothing`;

const getPlace = ({ file, line }: Pick<ImportNote, "file" | "line">) => `${file}:${line}`;

function reportLines({ added, known, refusals, warnings }: ImportPlan): string[] {
  return [
    ...added.flatMap(({ entry, file, json, notes }) => [
      `new        ${getPlace(entry)} ${file}`,
      `           still to write: ${formatList(findPlaceholders(file, json).map(({ field }) => field))}`,
      ...notes.map((note) => `           ${note}`),
    ]),
    ...known.map(({ entry, file }) => `here       ${getPlace(entry)} ${file}`),
    ...warnings.map((notice) => `note       ${getPlace(notice)} ${notice.message}`),
    ...refusals.map((notice) => `refused    ${getPlace(notice)} ${notice.message}`),
  ];
}

const getSummary = ({ added, known, refusals }: ImportPlan, isDryRun: boolean): string =>
  `${added.length} new, ${known.length} already here, ${refusals.length} refused.${isDryRun ? " Nothing was written (--dry-run)." : ""}`;

const ADVICE = `New records are drafts. In each, replace every text that begins with "${PLACEHOLDER_PREFIX}"
(the abstract: two to four sentences in our own words, never the paper's), add categories, then
remove "draft" and run npm run content:check.`;

/**
 * `npm run import -- papers.bib`: writes all new records, or none if a write fails.
 * Exit code 1 if an entry was refused.
 */
async function run(isDryRun: boolean, names: readonly string[]): Promise<void> {
  const missing = names.find((name) => !existsSync(name));
  if (missing !== undefined)
    throw new Error(`There is no file ${missing}. For the file of a DOI, see --help.`);
  const bibliographies = names.map((name) => ({ name, bytes: readFileSync(name) }));
  const plan = await planImport(bibliographies, readContentFiles(process.cwd()), Date.now());
  if (!isDryRun) {
    const writes = new Map(plan.added.map(({ file, json }) => [file, json]));
    applyChanges(process.cwd(), { writes, removes: [], areNew: true });
  }
  for (const line of reportLines(plan)) console.log(line);
  console.log(`\n${getSummary(plan, isDryRun)}`);
  if (plan.added.length > 0) console.log(`\n${ADVICE}`);
  process.exitCode = plan.refusals.length === 0 ? 0 : 1;
}

void runCommand({
  usage: USAGE,
  options: { "dry-run": { type: "boolean", default: false } },
  positionals: [1, Infinity],
  run: (values, names) => run(values["dry-run"], names),
});
