import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { z } from "zod";
import { getBudget, type Budget } from "./budgets";
import { runCommand } from "../../src/lib/runCommand";
import { builtSiteDir } from "../../server/builtSiteDir";
import { readFlags } from "../readFlags";
import { builtScripts, compressedSize, heaviestByKind, pageSizes } from "./pageSizes";
import { table } from "../table";

/** The sizes of the last commit, which `--write` brings up to date. */
const RECORD = "tools/size/sizes.json";
const MEASURES = ["html", "framework", "chunk", "data", "fonts"] as const;

const recordShape = z.record(z.string(), z.record(z.string(), z.number()));
type SizeRecord = z.infer<typeof recordShape>;

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

/** The sizes as the last commit has them; none in a copy without a history. */
function committedSizes(): SizeRecord {
  try {
    const text = execFileSync("git", ["show", `HEAD:${RECORD}`], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const json: unknown = JSON.parse(text);
    return recordShape.parse(json);
  } catch {
    return {};
  }
}

/** `13.4`, `13.4 (+0.2)` against the last commit, `15.1 !` over the budget. */
function cell(bytes: number, limit: number, before: number | undefined): string {
  const change = before === undefined ? 0 : bytes - before;
  const changed = Math.abs(change) < 52 ? "" : ` (${change > 0 ? "+" : ""}${kib(change)})`;
  return `${kib(bytes)}${bytes > limit ? " !" : ""}${changed}`;
}

const USAGE = `npm run size -- [flags]

Prints what each kind of page and each script of the built site weighs, in KiB of brotli, and ends
with 1 where a budget is exceeded.

  --write     records the sizes in ${RECORD}
  --help      prints this`;

/** Prints what each kind of page and each script weighs, in KiB of brotli; exit 1 over a budget. */
function printSizes(): void {
  const flags = readFlags(USAGE, ["write"]);
  if (!flags) return;
  const publicDir = builtSiteDir();
  const before = committedSizes();
  const kinds = heaviestByKind(pageSizes(publicDir));
  const isOver = ([kind, bytes]: readonly [string, Budget]) =>
    MEASURES.some((measure) => bytes[measure] > getBudget(kind)[measure]);
  console.log(
    table([
      ["kind of page", ...MEASURES],
      ...[...kinds].map(([kind, bytes]) => [
        kind,
        ...MEASURES.map((measure) =>
          cell(bytes[measure], getBudget(kind)[measure], before[kind]?.[measure]),
        ),
      ]),
    ]),
  );
  const scripts = builtScripts(publicDir)
    .map((name) => ({ name, size: compressedSize(publicDir, name) }))
    .sort((a, b) => b.size - a.size);
  console.log(
    `\n${table([["script", "KiB"], ...scripts.map(({ name, size }) => [name, kib(size)])])}`,
  );
  if (flags.has("write")) {
    writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(kinds), null, 2)}\n`);
  }
  if ([...kinds].some(isOver)) process.exitCode = 1;
}

void runCommand(printSizes);
