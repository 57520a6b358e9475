import type { ContentFiles } from "../../content/checkFiles";
import { readContentFiles } from "../../content/contentFiles";
import { kindNames, type RecordKind, toRecordKind } from "../../content/recordKinds";
import { runCommand } from "../../server/runCommand";
import { REDIRECTS_FILE } from "../../src/kinds/settings/redirects";
import { formatList, pluralize } from "../../src/lib/text";
import { applyChanges, assertNoNewIssues } from "../fileChanges";
import type { ChangePlan } from "./planRename";

const report = ({ from, to, texts, redirects }: ChangePlan): string =>
  [
    `${from} → ${to ?? "removed"}`,
    ...[...texts.keys()].filter((file) => file !== to),
    ...redirects.map((row) => `${row.from} → ${row.to}`),
  ].join("\n");

/** Prints a plan and applies it. Throws without changes if it causes an issue. */
function applyPlan(
  projectDir: string,
  files: ContentFiles,
  plan: ChangePlan,
  isDryRun: boolean,
): void {
  console.log(report(plan));
  assertNoNewIssues(files, plan.files, new Map([[plan.to, plan.from]]));
  const written = `${pluralize(plan.texts.size, "file")} written`;
  if (isDryRun) {
    console.log(`Nothing was changed. Without --dry-run: ${written}.`);
    return;
  }
  applyChanges(projectDir, { writes: plan.texts, removes: [plan.from] });
  console.log(`Done: ${written}, and the content check finds no new issue.`);
  if (plan.redirects.length > 0)
    console.log(`A host that runs already reads ${REDIRECTS_FILE} when it is started again.`);
}

/** Runs a command that takes a kind of record, a name and further arguments, and changes files. */
export const runChange = (
  usage: string,
  positionals: readonly [number, number],
  plan: (files: ContentFiles, kind: RecordKind, names: readonly string[]) => ChangePlan,
) =>
  runCommand({
    usage: `${usage}

  <kind>      ${formatList(kindNames, "or")}
  --dry-run   shows what would change and writes nothing`,
    options: { "dry-run": { type: "boolean", default: false } },
    positionals,
    run: (values, [kindWord = "", ...names]) => {
      const projectDir = process.cwd();
      const kind = toRecordKind(kindWord);
      const files = readContentFiles(projectDir);
      applyPlan(projectDir, files, plan(files, kind, names), values["dry-run"]);
    },
  });
