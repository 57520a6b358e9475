import { spawnSync } from "node:child_process";
import { runCommand } from "../../src/lib/runCommand";
import { readAccepted } from "./accepted";
import { getAdvisories, auditSchema, getUrgent } from "./advisoryTable";

/**
 * `npx tsx tools/dependencies/advisories.ts`: published weaknesses of what the site is built with and served by. It asks
 * the package registry, so it needs the network and is no part of `npm test`. Ends with 1 where one
 * is high or critical and not judged in `accepted.json`, with 2 where the registry does not tell.
 */
function main(): void {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev"], { encoding: "utf8" });
  const advisories = getAdvisories(auditSchema.parse(JSON.parse(stdout)), readAccepted());
  const write = (line: string) => process.stdout.write(`${line}\n`);
  for (const { severity, packageName, range, title, url, reason, date } of advisories) {
    write(`${severity.padEnd(9)} ${packageName} ${range}: ${title} (${url})`);
    if (reason !== undefined) write(`          accepted on ${date ?? ""}: ${reason}`);
  }
  const urgent = getUrgent(advisories);
  write(
    `${String(advisories.length)} advisories, ${String(urgent.length)} of them high or critical and not judged`,
  );
  if (urgent.length === 0) return;
  process.stderr.write(
    "Update these packages, or say in tools/dependencies/accepted.json why they do no harm here.\n",
  );
  process.exitCode = 1;
}

void runCommand(main, 2);
