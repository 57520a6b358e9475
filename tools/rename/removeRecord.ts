import { readContentFiles } from "../../content/contentFiles";
import { formatList } from "../../src/lib/text";
import { kindNames, toRecordKind } from "../../content/recordKinds";
import { runTool } from "../runTool";
import { carryOut } from "./carryOut";
import { planRemoval } from "./planRename";

const HELP = `npm run remove -- <kind> <name> [<address>] [--dry-run]

Takes a record away, unless another still names it or leads to its page: then each place is listed.
With an address, links lead there instead, and so does the old address of the page.

  <kind>      ${formatList(kindNames, "or")}
  --dry-run   shows what would change and writes nothing
  --help      shows this

  npm run remove -- article acl-2024 /article/list`;

/** `npm run remove`: removes a record, or changes nothing and lists what refers to it. */
function run(flags: ReadonlySet<string>, words: readonly string[]): void {
  const [kindWord, from, address, ...more] = words;
  if (kindWord === undefined || from === undefined || more.length > 0) {
    throw new Error(`Write a kind and a name.\n\n${HELP}`);
  }
  const projectDir = process.cwd();
  const kind = toRecordKind(kindWord);
  const plan = planRemoval(readContentFiles(projectDir), { kind, from, address });
  carryOut(projectDir, plan, flags.has("dry-run"));
}

void runTool({ usage: HELP, flags: ["dry-run"], takesWords: true, run });
