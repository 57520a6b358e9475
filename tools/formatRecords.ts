import { readContentFiles } from "../gatsby/contentFiles";
import { pluralize } from "../src/lib/pluralize";
import { readRecords } from "./check/checkContent";
import { applyChanges } from "./fileChanges";
import { inOtherForm } from "./recordText";
import { runTool } from "./runTool";

const USAGE = `npm run content:format -- [flags]

Writes every record in its one form: fields in the order of the guide, two blanks a level.

  --check     names the records in another form, writes nothing, and ends with 1 where there is one
  --help      prints this`;

/** `npm run content:format`: writes every record in its one form. */
function run(flags: ReadonlySet<string>): void {
  const files = readContentFiles(process.cwd());
  const { records, issues } = readRecords(files);
  const writes = inOtherForm(files, records, issues);
  for (const file of writes.keys()) console.log(file);
  if (!flags.has("check")) applyChanges(process.cwd(), { writes, removes: [] });
  else if (writes.size > 0) process.exitCode = 1;
  const found = flags.has("check") ? "in another form" : "written";
  console.log(`${pluralize(writes.size, "record")} ${found}.`);
}

void runTool({ usage: USAGE, flags: ["check"], run });
