import { readContentFiles } from "../../content/contentFiles";
import { runCommand } from "../../server/runCommand";
import { formatList } from "../../src/lib/text";
import { kindNames, toRecordKind } from "../../content/recordKinds";
import { carryOut } from "./carryOut";
import { planRemoval } from "./planRename";

const USAGE = `npm run remove -- <kind> <name> [<address>] [--dry-run]

Takes a record away, unless another still names it or leads to its page: then each place is listed.
With an address, links lead there instead, and so does the old address of the page.

  <kind>      ${formatList(kindNames, "or")}
  --dry-run   shows what would change and writes nothing

  npm run remove -- article acl-2024 /article/list
`;

/** `npm run remove`: removes a record, or changes nothing and lists what refers to it. */
function run(isDryRun: boolean, [kindWord = "", from = "", address]: readonly string[]): void {
  const projectDir = process.cwd();
  const kind = toRecordKind(kindWord);
  const plan = planRemoval(readContentFiles(projectDir), { kind, from, address });
  carryOut(projectDir, plan, isDryRun);
}

void runCommand({
  usage: USAGE,
  options: { "dry-run": { type: "boolean", default: false } },
  positionals: [2, 3],
  run: (values, words) => run(values["dry-run"], words),
});
