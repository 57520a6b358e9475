import { REDIRECTS_FILE } from "../../src/kinds/settings/redirects";
import { issueLine } from "../../src/lib/issue";
import { pluralize } from "../../src/lib/text";
import { checkContent } from "../../content/checkContent";
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
export function carryOut(projectDir: string, plan: ChangePlan, isDryRun: boolean): void {
  console.log(report(plan));
  const issues = checkContent(plan.files).map(issueLine);
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
