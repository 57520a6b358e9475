import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import Fastify from "fastify";
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

/**
 * What the machine itself takes: a document that asks nothing of a browser. Time that it is blocked
 * is the machine's, and every other row has it too.
 */
const YARDSTICK = "(an empty page)";
const EMPTY_HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="An empty page"><link rel="icon" href="data:,"><title>Empty</title><p>Empty</p></html>';

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

/** One page of every kind that `kinds` names, else of all: its address by its kind. */
function getAddresses(
  publicDir: string,
  origin: string,
  kinds: readonly string[] | undefined,
): ReadonlyMap<string, string> {
  const pages = pageSizes(publicDir)
    // Asking robots to stay away costs points by intention.
    .filter(({ isNoindex, kind }) => !isNoindex && (kinds?.includes(kind) ?? true));
  return new Map(pages.map((page) => [page.kind, `${origin}${page.path}`]));
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

/** A row of every address, each the median of some runs. */
async function getRows(addresses: ReadonlyMap<string, string>, runs: number): Promise<string[][]> {
  const { executablePath } = await browserExecutable();
  const rows: string[][] = [HEADINGS];
  for (const [kind, url] of addresses) {
    const results: Result[] = [];
    for (let index = 0; index < runs; index += 1) {
      results.push(await audit(url, executablePath));
    }
    const row = getRow(kind, results);
    rows.push(row);
    process.stderr.write(`${row.join(" ")}\n`);
  }
  return rows;
}

/** A host of the empty page alone. */
const createYardstick = () =>
  Fastify().get("/", (_request, reply) => reply.type("text/html").send(EMPTY_HTML));

/**
 * Prints what Lighthouse says of one page of each kind, as a visitor with a phone on a slow network
 * (its own simulation), the median of three runs, and of an empty page first. The last two columns
 * judge the same loads by the processor time of their tasks. Needs the network once, for npx.
 * `--kind home` (may be repeated) and `--runs 1` make it shorter.
 */
async function runLighthouse(): Promise<void> {
  const { values } = parseArgs({
    options: { kind: { type: "string", multiple: true }, runs: { type: "string", default: "3" } },
  });
  const publicDir = builtSiteDir();
  const yardstick = createYardstick();
  const host = createHost({ publicDir });
  try {
    const local = { port: 0, host: "127.0.0.1" };
    const [emptyPage, origin] = await Promise.all([yardstick.listen(local), host.listen(local)]);
    const addresses = new Map([
      [YARDSTICK, emptyPage],
      ...getAddresses(publicDir, origin, values.kind),
    ]);
    console.log(table(await getRows(addresses, Number(values.runs))));
  } finally {
    // An open host would keep a command that failed from ending.
    await Promise.all([yardstick.close(), host.close()]);
  }
}

void runCommand(runLighthouse);
