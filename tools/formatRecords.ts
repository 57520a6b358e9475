import { readContentFiles } from "../content/contentFiles";
import { runCommand } from "../server/runCommand";
import { pluralize } from "../src/lib/text";
import { readRecords } from "../content/checkContent";
import { applyChanges } from "./fileChanges";
import { findUnformatted } from "../content/recordText";

void runCommand({
  usage: `npm run content:format

Writes every record in the standard form: fields in the guide's order, indented by two spaces.`,
  run: () => {
    const files = readContentFiles(process.cwd());
    const { records, issues } = readRecords(files);
    const writes = findUnformatted(files, records, issues);
    for (const file of writes.keys()) console.log(file);
    applyChanges(process.cwd(), { writes, removes: [] });
    console.log(`${pluralize(writes.size, "record")} written.`);
  },
});
