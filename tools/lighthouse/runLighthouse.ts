import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { builtSiteDir } from "../../server/builtSite";
import { createHost } from "../../server/createHost";
import { runCommand } from "../../server/runCommand";
import { getMessage } from "../../src/lib/errors";
import { browserExecutable } from "../browser/browserExecutable";
import { findHeaviestPages, measurePageSizes, table } from "../size/pageSizes";

/** Fetched by npx: as a dependency it would add a hundred packages for this command alone. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Measure = "largest-contentful-paint" | "total-blocking-time" | "cumulative-layout-shift";

const reportShape = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
type Report = z.infer<typeof reportShape>;

const runFile = promisify(execFile);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function audit(url: string, chromePath: string): Promise<Report> {
  const { stdout } = await runFile(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      url,
      "--quiet",
      "--output=json",
      `--only-categories=${CATEGORIES.join(",")}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage",
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 1 << 28 },
  );
  return reportShape.parse(JSON.parse(stdout));
}

const HEADINGS = ["kind of page", "heaviest of it", ...CATEGORIES, "LCP ms", "TBT ms", "CLS"];

function getRow(kind: string, address: string, reports: readonly Report[]): string[] {
  const valueOf = (name: Measure, digits = 0) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)).toFixed(digits);
  return [
    kind,
    address,
    ...CATEGORIES.map((category) =>
      median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)).toFixed(0),
    ),
    valueOf("largest-contentful-paint"),
    valueOf("total-blocking-time"),
    valueOf("cumulative-layout-shift", 3),
  ];
}

const USAGE = `npm run lighthouse -- [flags]

Prints Lighthouse's scores on a simulated slow phone for the heaviest page of each kind: the median
of three runs. A run that fails is named, and the others go on; the command then ends with 1. Needs
the network once.

  --kind KIND only this kind of page, such as home or article; may be repeated
  --runs N    so many runs a page, instead of three`;

/** Audits pages one after another, since parallel audits would slow each other down. */
async function runLighthouse(kinds: readonly string[] | undefined, runs: number): Promise<void> {
  if (!(runs > 0)) throw new Error("--runs takes a number, such as 1.");
  const publicDir = builtSiteDir();
  const executablePath = browserExecutable();
  // Skips noindex pages: Lighthouse lowers their score, although noindex is intended.
  const listed = measurePageSizes(publicDir).filter(({ isNoindex }) => !isNoindex);
  const pages = findHeaviestPages(listed).filter(({ kind }) => kinds?.includes(kind) ?? true);
  const unknown = kinds?.find((name) => pages.every(({ kind }) => kind !== name));
  if (unknown !== undefined) throw new Error(`There is no listed page of the kind "${unknown}".`);
  const host = createHost({ publicDir });
  try {
    const origin = await host.listen({ port: 0, host: "127.0.0.1" });
    const rows = [HEADINGS];
    for (const { kind, path } of pages) {
      const reports: Report[] = [];
      for (let index = 1; index <= runs; index += 1) {
        try {
          reports.push(await audit(origin + path, executablePath));
        } catch (error) {
          process.exitCode = 1;
          const reason = getMessage(error).trim().split("\n").at(-1) ?? "";
          process.stderr.write(`${kind} ${path}, run ${index} failed: ${reason}\n`);
        }
      }
      const row = getRow(kind, path, reports);
      rows.push(row);
      process.stderr.write(`${row.join(" ")}\n`);
    }
    console.log(table(rows));
  } finally {
    // An open server would keep the process alive after an error.
    await host.close();
  }
}

void runCommand({
  usage: USAGE,
  options: { kind: { type: "string", multiple: true }, runs: { type: "string", default: "3" } },
  run: ({ kind, runs }) => runLighthouse(kind, Number(runs)),
});
