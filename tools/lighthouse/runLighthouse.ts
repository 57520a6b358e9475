import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { z } from "zod";
import { runCommand } from "../../src/lib/runCommand";
import { builtSiteDir } from "../../server/builtSiteDir";
import { createHost } from "../../server/host/createHost";
import { browserExecutable } from "../browser/browserExecutable";
import { pageSizes } from "../size/pageSizes";
import { table } from "../table";
import { inProcessorTime, traceShape } from "./inProcessorTime";

/** Not among the dependencies: a hundred packages that only this command needs, fetched by npx. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Measure = "largest-contentful-paint" | "total-blocking-time" | "cumulative-layout-shift";

const reportShape = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
type Report = z.infer<typeof reportShape>;

const run = promisify(execFile);

/** Now and then Chromium writes a record that Lighthouse cannot read, and it asks for another run. */
const TRIES = 3;

/** Where Lighthouse keeps the record of a load between gathering and auditing. */
const TRACE_FILE = "defaultPass.trace.json";

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What one load of a page came to: as seen, and as it would be on a processor of its own. */
interface Result {
  readonly asSeen: Report;
  readonly inProcessorTime: Report;
}

async function lighthouse(
  url: string,
  chromePath: string,
  ...options: readonly string[]
): Promise<string> {
  const { stdout } = await run(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      url,
      "--quiet",
      `--only-categories=${CATEGORIES.join(",")}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage",
      ...options,
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 1 << 28 },
  );
  return stdout;
}

async function runOnce(url: string, chromePath: string): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "lighthouse-"));
  const report = async () => {
    const json: unknown = JSON.parse(
      await lighthouse(url, chromePath, `--audit-mode=${folder}`, "--output=json"),
    );
    return reportShape.parse(json);
  };
  try {
    await lighthouse(url, chromePath, `--gather-mode=${folder}`);
    const asSeen = await report();
    const traceFile = path.join(folder, TRACE_FILE);
    const trace: unknown = JSON.parse(await readFile(traceFile, "utf8"));
    await writeFile(traceFile, JSON.stringify(inProcessorTime(traceShape.parse(trace))));
    return { asSeen, inProcessorTime: await report() };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function audit(url: string, chromePath: string): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(url, chromePath);
    } catch (error) {
      if (tries === TRIES) throw new Error(`${url} could not be audited.`, { cause: error });
    }
  }
}

const HEADINGS = [
  "kind of page",
  ...CATEGORIES,
  "LCP ms",
  "TBT ms",
  "CLS",
  "performance, processor time",
  "TBT ms, processor time",
];

function getRow(kind: string, results: readonly Result[]): string[] {
  const scoreIn = (reports: readonly Report[], category: string) =>
    median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)).toFixed(0);
  const valueIn = (reports: readonly Report[], name: Measure, digits = 0) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)).toFixed(digits);
  const seen = results.map(({ asSeen }) => asSeen);
  const own = results.map((result) => result.inProcessorTime);
  return [
    kind,
    ...CATEGORIES.map((category) => scoreIn(seen, category)),
    valueIn(seen, "largest-contentful-paint"),
    valueIn(seen, "total-blocking-time"),
    valueIn(seen, "cumulative-layout-shift", 3),
    scoreIn(own, "performance"),
    valueIn(own, "total-blocking-time"),
  ];
}

/**
 * Prints what Lighthouse says of one page of each kind, as a visitor with a phone on a slow network
 * (its own simulation), the median of three runs. The last two columns judge the same loads by the
 * processor time of their tasks. Needs the network once, for npx. `--kind home` (may be repeated) and
 * `--runs 1` make it shorter.
 */
async function runLighthouse(): Promise<void> {
  const { values } = parseArgs({
    options: { kind: { type: "string", multiple: true }, runs: { type: "string", default: "3" } },
  });
  const publicDir = builtSiteDir();
  const { executablePath } = await browserExecutable();
  const pages = pageSizes(publicDir)
    // Asking robots to stay away costs points by intention.
    .filter(({ isNoindex, kind }) => !isNoindex && (values.kind?.includes(kind) ?? true));
  const pathByKind = new Map(pages.map((page) => [page.kind, page.path]));
  const host = createHost({ publicDir });
  try {
    const origin = await host.listen({ port: 0, host: "127.0.0.1" });
    const rows = [HEADINGS];
    for (const [kind, address] of pathByKind) {
      const results: Result[] = [];
      for (let index = 0; index < Number(values.runs); index += 1) {
        results.push(await audit(origin + address, executablePath));
      }
      const row = getRow(kind, results);
      rows.push(row);
      process.stderr.write(`${row.join(" ")}\n`);
    }
    console.log(table(rows));
  } finally {
    // An open host would keep a command that failed from ending.
    await host.close();
  }
}

void runCommand(runLighthouse);
