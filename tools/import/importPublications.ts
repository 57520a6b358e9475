import { existsSync, readFileSync } from "node:fs";
import { readContentFiles } from "../../content/contentFiles";
import { flag, runCommand } from "../../server/runCommand";
import { PLACEHOLDER_PREFIX } from "../../src/kinds/draft";
import { formatList } from "../../src/lib/text";
import { planImport, type ImportPlan } from "./planImport";
import { applyChanges } from "../fileChanges";
import { findPlaceholders } from "../findPlaceholders";

const USAGE = `npm run import -- papers.bib [more.ris papers.json] [--dry-run]

Creates a record in data/publications for each paper in the files: BibTeX (.bib), RIS (.ris) or
CSL-JSON (.json). Papers that exist already stay unchanged. To get the BibTeX file of a DOI:
curl -L -H "Accept: application/x-bibtex" https://doi.org/10.18653/v1/2020.emnlp-main.195 > papers.bib

  --dry-run   prints what would happen and writes nothing`;

const reportLines = ({ added, known, refusals, warnings }: ImportPlan, end: string): string[] => [
  ...added.flatMap(({ entry, file, json, notes }) => [
    `new        ${entry.file}:${entry.line} ${file}`,
    `           still to write: ${formatList(findPlaceholders(file, json).map(({ field }) => field))}`,
    ...notes.map((note) => `           ${note}`),
  ]),
  ...known.map(({ entry, file }) => `here       ${entry.file}:${entry.line} ${file}`),
  ...warnings.map(({ file, line, message }) => `note       ${file}:${line} ${message}`),
  ...refusals.map(({ file, line, message }) => `refused    ${file}:${line} ${message}`),
  `\n${added.length} new, ${known.length} already here, ${refusals.length} refused.${end}`,
];

const ADVICE = `New records are drafts. In each, replace every text that begins with "${PLACEHOLDER_PREFIX}"
(the abstract: two to four sentences in our own words, never the paper's), add categories, then
remove "draft" and run npm run content:check.`;

void runCommand({
  usage: USAGE,
  options: { "dry-run": flag },
  positionals: [1, Infinity],
  run: async ({ "dry-run": isDryRun }, names) => {
    const missing = names.find((name) => !existsSync(name));
    if (missing !== undefined)
      throw new Error(`There is no file ${missing}. For the file of a DOI, see --help.`);
    const bibliographies = names.map((name) => ({ name, bytes: readFileSync(name) }));
    const plan = await planImport(bibliographies, readContentFiles(process.cwd()), Date.now());
    const writes = new Map(plan.added.map(({ file, json }) => [file, json]));
    if (!isDryRun) applyChanges(process.cwd(), { writes, removes: [], areNew: true });
    const end = isDryRun ? " Nothing was written (--dry-run)." : "";
    for (const line of reportLines(plan, end)) console.log(line);
    if (plan.added.length > 0) console.log(`\n${ADVICE}`);
    process.exitCode = plan.refusals.length === 0 ? 0 : 1;
  },
});
