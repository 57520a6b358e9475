import { readContent } from "../../gatsby/contentFiles";
import { checkContent, countRecords } from "./checkContent";
import { issueLine } from "../../src/lib/issue";
import { pluralize } from "../../src/lib/pluralize";
import { runTool } from "../runTool";

const USAGE = `npm run content:check -- [flags]

Prints every issue of the records, one per line, and ends with 1 where there is any.

  --json      prints the issues as JSON, for other programs
  --help      prints this`;

/**
 * `npm run content:check`: prints every issue of the records, one per line, and ends with 1 where
 * there is any. With `--json` it prints an array of issues for other programs.
 */
async function run(flags: ReadonlySet<string>): Promise<void> {
  const files = await readContent(process.cwd());
  const issues = checkContent(files);
  if (flags.has("json")) {
    console.log(JSON.stringify(issues, null, 2));
  } else {
    for (const issue of issues) console.log(issueLine(issue));
    const records = pluralize(countRecords(files), "record");
    const broken = new Set(issues.map(({ file }) => file)).size;
    console.log(
      issues.length === 0
        ? `${records} read, all of them valid.`
        : `${pluralize(issues.length, "issue")} in ${String(broken)} of ${records}.`,
    );
  }
  process.exitCode = issues.length === 0 ? 0 : 1;
}

void runTool({ usage: USAGE, flags: ["json"], run });
