import { readContentFiles } from "../../gatsby/contentFiles";
import { checkContent } from "../check/checkContent";
import { quoted } from "../check/words";
import { issueLine } from "../../src/lib/issue";
import { REDIRECTS_FILE } from "../../src/kinds/settings/redirects";
import { formatList } from "../../src/lib/text";
import { applyChanges } from "../fileChanges";
import { runTool } from "../runTool";
import { kindNames, toRecordKind } from "../recordKinds";
import { planRename, type RenamePlan } from "./planRename";

const HELP = `npm run rename -- <kind> <old name> <new name> [--dry-run]

Gives a record another name, which is also the last part of its page's address. Its file, all
references and links follow, and the old address leads to the new one.

  <kind>      ${formatList(kindNames, "or")}
  --dry-run   shows what would change and writes nothing
  --help      shows this

  npm run rename -- article acl-2024 acl-2024-in-bangkok`;

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ""];

const report = ({ moves, edits, redirects }: RenamePlan): string =>
  [
    ...section(
      "Files",
      moves.map(({ from, to }) => `${from} → ${to}`),
    ),
    ...section(
      "Fields",
      edits.map(({ file, field, after }) => `${file} ${field}: ${quoted(after)}`),
    ),
    ...section(
      "Old addresses lead to the new ones",
      redirects.map(({ from, to }) => `${from} → ${to}`),
    ),
  ].join("\n");

/** `npm run rename`: renames a record with all that follows from it, or changes nothing and says why. */
function run(flags: ReadonlySet<string>, words: readonly string[]): void {
  const [kindWord, from, to, ...more] = words;
  if (kindWord === undefined || from === undefined || to === undefined || more.length > 0) {
    throw new Error(`Write a kind, the old name and the new name.\n\n${HELP}`);
  }
  const projectDir = process.cwd();
  const kind = toRecordKind(kindWord);
  const files = readContentFiles(projectDir);
  const plan = planRename(files, { kind, from, to });
  console.log(report(plan));

  const issues = checkContent(plan.files).map(issueLine);
  if (issues.length > 0) {
    throw new Error(
      `Nothing was changed, because the content check would find:\n${issues.join("\n")}`,
    );
  }
  const writes = new Map<string, string | Uint8Array>(plan.texts);
  for (const move of plan.moves) {
    const bytes = files.records.get(move.from);
    if (bytes && !writes.has(move.to)) writes.set(move.to, bytes);
  }
  if (flags.has("dry-run")) {
    console.log(`Nothing was written. Without --dry-run, ${String(writes.size)} files would be.`);
    return;
  }
  applyChanges(projectDir, { writes, removes: plan.moves.map((move) => move.from) });
  console.log(
    `Renamed; ${String(writes.size)} files written, and the content check finds no issue.`,
  );
  if (plan.redirects.length > 0)
    console.log(`A host that runs already reads ${REDIRECTS_FILE} when it is started again.`);
}

void runTool({ usage: HELP, flags: ["dry-run"], takesWords: true, run });
