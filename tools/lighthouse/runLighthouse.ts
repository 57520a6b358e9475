import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { z } from "zod";
import { runCommand } from "../../src/lib/runCommand";
import { builtSiteDir } from "../../server/builtSiteDir";
import { createHost } from "../../server/host/createHost";
import { browserExecutable } from "../browser/browserExecutable";
import { pageSizes } from "../size/pageSizes";
import { table } from "../table";

/** Fetched by npx: as a dependency it would add a hundred packages for this command alone. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Measure = "largest-contentful-paint" | "total-blocking-time" | "cumulative-layout-shift";

const reportShape = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
type Report = z.infer<typeof reportShape>;

const run = promisify(execFile);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function audit(url: string, chromePath: string): Promise<Report> {
  const { stdout } = await run(
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

const HEADINGS = ["kind of page", ...CATEGORIES, "LCP ms", "TBT ms", "CLS"];

function getRow(kind: string, reports: readonly Report[]): string[] {
  const valueOf = (name: Measure, digits = 0) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)).toFixed(digits);
  return [
    kind,
    ...CATEGORIES.map((category) =>
      median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)).toFixed(0),
    ),
    valueOf("largest-contentful-paint"),
    valueOf("total-blocking-time"),
    valueOf("cumulative-layout-shift", 3),
  ];
}

/**
 * Prints Lighthouse scores for one page of each kind: the median of three runs.
 * Uses Lighthouse's simulated slow phone. Needs the network once, for npx. Shorter runs: `--kind
 * home` (repeatable) and `--runs 1`.
 */
async function runLighthouse(): Promise<void> {
  const { values } = parseArgs({
    options: { kind: { type: "string", multiple: true }, runs: { type: "string", default: "3" } },
  });
  const publicDir = builtSiteDir();
  const executablePath = browserExecutable();
  const pages = pageSizes(publicDir)
    // Skips noindex pages: Lighthouse lowers their score, although noindex is intended.
    .filter(({ isNoindex, kind }) => !isNoindex && (values.kind?.includes(kind) ?? true));
  const pathByKind = new Map(pages.map((page) => [page.kind, page.path]));
  const host = createHost({ publicDir });
  try {
    const origin = await host.listen({ port: 0, host: "127.0.0.1" });
    const rows = [HEADINGS];
    for (const [kind, address] of pathByKind) {
      const reports: Report[] = [];
      for (let index = 0; index < Number(values.runs); index += 1) {
        reports.push(await audit(origin + address, executablePath));
      }
      const row = getRow(kind, reports);
      rows.push(row);
      process.stderr.write(`${row.join(" ")}\n`);
    }
    console.log(table(rows));
  } finally {
    // An open server would keep the process alive after an error.
    await host.close();
  }
}

void runCommand(runLighthouse);
