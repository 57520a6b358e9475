import { readFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../../src/lib/runCommand";
import { readFlags } from "../readFlags";
import { readAccepted } from "./accepted";
import { lockSchema, manifestSchema, productionPackages, reportLicences } from "./licenceTable";

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Packages for other platforms are in the lock file and not on the disk. */
const manifestLicence = (folder: string): string => {
  try {
    return manifestSchema.parse(readJson(path.join(folder, "package.json")));
  } catch {
    return "";
  }
};

const USAGE = `npx tsx tools/dependencies/licences.ts [flags]

Counts the licences of everything that the site is built with and served by, and ends with 1 where
one is not accepted.

  --all       names each package on a line
  --help      prints this`;

/**
 * `npx tsx tools/dependencies/licences.ts`: the licences of everything that the site is built with and served by, from the
 * lock file, without the network. Ends with 1 where one is not accepted in `accepted.json`. With
 * `--all`, each package on a line.
 */
function main(): void {
  const flags = readFlags(USAGE, ["all"]);
  if (!flags) return;
  const accepted = readAccepted();
  const lock = lockSchema.parse(readJson("package-lock.json"));
  const packages = productionPackages(lock, manifestLicence, accepted);
  const { counts, unknown } = reportLicences(packages, accepted);
  const write = (line: string) => process.stdout.write(`${line}\n`);
  if (flags.has("all")) {
    for (const { name, version, licence } of packages) write(`${name}@${version}  ${licence}`);
    write("");
  }
  for (const [licence, count] of counts) {
    write(
      `${String(count).padStart(5)}  ${licence}  ${accepted.licences[licence] ?? ""}`.trimEnd(),
    );
  }
  write(
    `${String(packages.length)} packages, ${String(unknown.length)} without an accepted licence`,
  );
  for (const { name, version, licence } of unknown) {
    const found = licence === "" ? "names no licence" : `is under ${licence}`;
    process.stderr.write(
      `${name}@${version} ${found}: read it, then accept it in tools/dependencies/accepted.json with the reason, or take another package\n`,
    );
  }
  if (unknown.length > 0) process.exitCode = 1;
}

void runCommand(main);
