import { readFileSync } from "node:fs";
import { readContentFiles } from "../../gatsby/contentFiles";
import { STILL_TO_BE_WRITTEN } from "../../src/kinds/draft";
import { pluralize } from "../../src/lib/pluralize";
import { formatList } from "../../src/lib/text";
import type { BibliographyEntry } from "./bibliographyEntry";
import { planImport, type BibliographyFile, type ImportPlan } from "./planImport";
import { applyChanges } from "../fileChanges";
import { runTool } from "../runTool";
import { getCode } from "../../src/lib/errorParts";

const HELP = `Usage: npm run import -- papers.bib [more.ris papers.json] [--dry-run]

Makes a record in data/publications of every paper in the files: BibTeX (.bib), RIS (.ris) or
CSL-JSON (.json). A paper that is there already is compared, never written again.
  --dry-run   says what would happen and writes nothing
  --help      shows this`;

const getPlace = ({ file, line }: Pick<BibliographyEntry, "file" | "line">) => `${file}:${line}`;

/** What happens to each entry, a line or a few for each. */
function reportLines({ added, known, refusals }: ImportPlan): string[] {
  return [
    ...added.flatMap(({ entry, file, toWrite, fromVolume }) => [
      `new        ${getPlace(entry)} ${file}`,
      `           still to write: ${formatList(toWrite)}`,
      ...(fromVolume.length === 0
        ? []
        : [`           from a paper of the same volume: ${formatList(fromVolume)}`]),
      ...(entry.hasAbstract
        ? ["           its abstract was left out: ours are written in our own words"]
        : []),
    ]),
    ...known.flatMap(({ entry, file, differences }) => [
      `${differences.length === 0 ? "same     " : "different"}  ${getPlace(entry)} ${file}`,
      ...differences.map(
        ({ field, ours, theirs }) => `           ${field}: here ${ours}; in the file ${theirs}`,
      ),
    ]),
    ...refusals.map((refusal) => `refused    ${getPlace(refusal)} ${refusal.message}`),
  ];
}

function getSummary({ added, known, refusals }: ImportPlan, isDryRun: boolean): string {
  const different = known.filter(({ differences }) => differences.length > 0).length;
  const numbers = [
    `${added.length} new`,
    `${known.length - different} already here`,
    `${different} here but different`,
    pluralize(refusals.length, "reason for refusal", "reasons for refusal"),
  ].join(", ");
  return `${numbers}.${isDryRun ? " Nothing was written (--dry-run)." : ""}`;
}

const ADVICE = `New records are drafts. In each, replace every text that begins with "${STILL_TO_BE_WRITTEN}"
(full.abstract: two to four sentences in our own words, never the paper's), add categories, then
remove "draft" and run npm run content:check.`;

/**
 * `npm run import -- papers.bib`: writes all new records or, where one cannot be written, none; ends
 * with 1 where an entry or a file was refused.
 */
function run(flags: ReadonlySet<string>, words: readonly string[]): void {
  if (words.length === 0) throw new Error(HELP);
  const isDryRun = flags.has("dry-run");
  const unread: string[] = [];
  const bibliographies = words.flatMap((name): BibliographyFile[] => {
    try {
      return [{ name, bytes: readFileSync(name) }];
    } catch (error) {
      const code = getCode(error);
      const reason = code === "ENOENT" ? "there is no such file" : `it cannot be read (${code})`;
      unread.push(`refused    ${name} ${reason}`);
      return [];
    }
  });
  const plan = planImport(bibliographies, readContentFiles(process.cwd()), Date.now());
  if (!isDryRun) {
    const writes = new Map(plan.added.map(({ file, json }) => [file, json]));
    applyChanges(process.cwd(), { writes, removes: [], areNew: true });
  }
  for (const line of [...unread, ...reportLines(plan)]) console.log(line);
  console.log(`\n${getSummary(plan, isDryRun)}`);
  if (plan.added.length > 0) console.log(`\n${ADVICE}`);
  process.exitCode = plan.refusals.length + unread.length === 0 ? 0 : 1;
}

void runTool({ usage: HELP, flags: ["dry-run"], takesWords: true, run });
