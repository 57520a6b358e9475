import { readContentFiles } from "../../gatsby/contentFiles";
import { checkContent, countRecords } from "./checkContent";
import { faultLine } from "../../src/lib/issue";
import { counted } from "../../src/lib/pluralize";
import { runCommand } from "../../src/lib/runCommand";
import { readFlags } from "../readFlags";

const USAGE = `npm run content:check -- [flags]

Prints every fault of the records, one per line, and ends with 1 where there is any.

  --json      prints the faults as JSON, for other programs
  --help      prints this`;

/**
 * `npm run content:check`: prints every fault of the records, one per line, and ends with 1 where
 * there is any. With `--json` it prints an array of faults for other programs.
 */
function main(): void {
  const flags = readFlags(USAGE, ["json"]);
  if (!flags) return;
  const files = readContentFiles(process.cwd());
  const faults = checkContent(files);
  if (flags.has("json")) {
    console.log(JSON.stringify(faults, null, 2));
  } else {
    for (const fault of faults) console.log(faultLine(fault));
    const records = counted(countRecords(files), "record");
    const broken = new Set(faults.map(({ file }) => file)).size;
    console.log(
      faults.length === 0
        ? `${records} read, every one of them sound.`
        : `${counted(faults.length, "fault")} in ${String(broken)} of ${records}.`,
    );
  }
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void runCommand(main);
