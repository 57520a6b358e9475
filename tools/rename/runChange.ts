import { checkContent } from "../../content/checkContent";
import type { ContentFiles } from "../../content/checkFiles";
import { readContentFiles } from "../../content/contentFiles";
import { kindNames, type RecordKind, toRecordKind } from "../../content/recordKinds";
import { runCommand } from "../../server/runCommand";
import { REDIRECTS_FILE } from "../../src/kinds/settings/redirects";
import { formatIssue } from "../../src/lib/issue";
import { formatList, pluralize } from "../../src/lib/text";
import { applyChanges } from "../fileChanges";
import type { ChangePlan } from "./planRename";

const report = ({ from, to, texts, redirects }: ChangePlan): string =>
  [
    `${from} → ${to ?? "removed"}`,
    ...[...texts.keys()].filter((file) => file !== to),
    ...redirects.map((row) => `${row.from} → ${row.to}`),
  ].join("\n");

/**
 * Prints a plan and applies it. Throws without changes if the content check would find an issue.
 */
function applyPlan(projectDir: string, plan: ChangePlan, isDryRun: boolean): void {
  console.log(report(plan));
  const issues = checkContent(plan.files).map(formatIssue);
  if (issues.length > 0) {
    throw new Error(
      `Nothing was changed, because the content check would find:\n${issues.join("\n")}`,
    );
  }
  const written = `${pluralize(plan.texts.size, "file")} written`;
  if (isDryRun) {
    console.log(`Nothing was changed. Without --dry-run: ${written}.`);
    return;
  }
  applyChanges(projectDir, { writes: plan.texts, removes: [plan.from] });
  console.log(`Done: ${written}, and the content check finds no issue.`);
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
      applyPlan(projectDir, plan(readContentFiles(projectDir), kind, names), values["dry-run"]);
    },
  });
