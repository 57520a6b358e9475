import { readContent } from "../content/contentFiles";
import { reportContent } from "../content/checkContent";
import { createIssue } from "../content/issue";
import { flag, runCommand } from "../server/runCommand";
import { formatIssue } from "../src/lib/issue";
import { pluralize } from "../src/lib/text";
import { findUnformatted } from "../content/recordText";

const USAGE = `npm run content:check -- [flags]

Prints every issue of the records, one per line. The exit code is 1 if there is an error.

  --strict    exits with 1 for warnings as well
  --json      prints the issues as JSON, for other programs`;

const OTHER_FORM = "isn't in the form of records; run npm run content:format";

void runCommand({
  usage: USAGE,
  options: { json: flag, strict: flag },
  run: async ({ json, strict }) => {
    const files = await readContent(process.cwd());
    const { issues: found, records: read } = reportContent(files, Date.now());
    const others = [...findUnformatted(files, read, found).keys()];
    const issues = [
      ...found,
      ...others.map((file) => createIssue(file, "form", OTHER_FORM, { severity: "warning" })),
    ];
    const warnings = issues.filter(({ severity }) => severity === "warning").length;
    const errors = issues.length - warnings;
    const counted = `${pluralize(errors, "error")} and ${pluralize(warnings, "warning")}`;
    const records = pluralize(read.length, "record");
    const broken = new Set(issues.map(({ file }) => file)).size;
    if (json) console.log(JSON.stringify(issues, null, 2));
    else if (issues.length === 0) console.log(`${records} read, all of them valid.`);
    else
      console.log(
        [...issues.map(formatIssue), `${counted} in ${broken} of ${records}.`].join("\n"),
      );
    process.exitCode = errors > 0 || (strict && warnings > 0) ? 1 : 0;
  },
});
