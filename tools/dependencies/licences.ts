import { readFileSync } from "node:fs";
import satisfies from "spdx-satisfies";
import { z } from "zod";
import { runCommand } from "../../src/lib/runCommand";
import accepted from "./accepted.json";

/** The part of a lock file (package-lock.json, version 3) that licences are read from. */
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

const MODULES = "node_modules/";
const ALLOWED = Object.keys(accepted.licences);
/** Licences of packages whose manifest names none in today's way, as they say elsewhere. */
const KNOWN: Readonly<Record<string, string>> = accepted.packages;

const isAccepted = (licence: string): boolean => {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    // No expression of SPDX: somebody has to read it.
    return false;
  }
};

/**
 * `npx tsx tools/dependencies/licences.ts`: counts the licences of everything that the site is built with and served by,
 * from the lock file, without the network. Ends with 1 where `accepted.json` doesn't accept one.
 */
function main(): void {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const counts = new Map<string, number>();
  for (const [folder, { license, dev }] of Object.entries(packages)) {
    if (!folder.includes(MODULES) || dev) continue;
    const name = folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
    const licence = license ?? KNOWN[name] ?? "no licence";
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
    if (isAccepted(licence)) continue;
    console.error(
      `${name} is under ${licence}: read it, then accept it in tools/dependencies/accepted.json with the reason, or take another package`,
    );
    process.exitCode = 1;
  }
  for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    console.log(`${String(count).padStart(5)}  ${licence}`);
  }
}

void runCommand(main);
