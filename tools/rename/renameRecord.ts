import { readContentFiles } from "../../content/contentFiles";
import { formatList } from "../../src/lib/text";
import { kindNames, toRecordKind } from "../../content/recordKinds";
import { runTool } from "../runTool";
import { carryOut } from "./carryOut";
import { planRename } from "./planRename";

const HELP = `npm run rename -- <kind> <old name> <new name> [--dry-run]

Gives a record another name, which is also the last part of its page's address. Its file, all
references and links follow, and the old address leads to the new one.

  <kind>      ${formatList(kindNames, "or")}
  --dry-run   shows what would change and writes nothing
  --help      shows this

  npm run rename -- article acl-2024 acl-2024-in-bangkok`;

/**
 * `npm run rename`: renames a record with its references, or changes nothing and prints the reason.
 */
function run(flags: ReadonlySet<string>, words: readonly string[]): void {
  const [kindWord, from, to, ...more] = words;
  if (kindWord === undefined || from === undefined || to === undefined || more.length > 0) {
    throw new Error(`Write a kind, the old name and the new name.\n\n${HELP}`);
  }
  const projectDir = process.cwd();
  const plan = planRename(readContentFiles(projectDir), { kind: toRecordKind(kindWord), from, to });
  carryOut(projectDir, plan, flags.has("dry-run"));
}

void runTool({ usage: HELP, flags: ["dry-run"], takesWords: true, run });
