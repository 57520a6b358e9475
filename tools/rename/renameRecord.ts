import { readContentFiles } from "../../content/contentFiles";
import { runCommand } from "../../server/runCommand";
import { formatList } from "../../src/lib/text";
import { kindNames, toRecordKind } from "../../content/recordKinds";
import { carryOut } from "./carryOut";
import { planRename } from "./planRename";

const USAGE = `npm run rename -- <kind> <old name> <new name> [--dry-run]

Gives a record another name, which is also the last part of its page's address. Its file, all
references and links follow, and the old address leads to the new one.

  <kind>      ${formatList(kindNames, "or")}
  --dry-run   shows what would change and writes nothing

  npm run rename -- article acl-2024 acl-2024-in-bangkok
`;

/**
 * `npm run rename`: renames a record with its references, or changes nothing and prints the reason.
 */
function run(isDryRun: boolean, [kindWord = "", from = "", to = ""]: readonly string[]): void {
  const projectDir = process.cwd();
  const plan = planRename(readContentFiles(projectDir), { kind: toRecordKind(kindWord), from, to });
  carryOut(projectDir, plan, isDryRun);
}

void runCommand({
  usage: USAGE,
  options: { "dry-run": { type: "boolean", default: false } },
  positionals: [3, 3],
  run: (values, words) => run(values["dry-run"], words),
});
