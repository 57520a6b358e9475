import { execFile } from "node:child_process";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { z } from "zod";
import { runCommand } from "../../lib/runCommand";
import { createHost } from "../../server/createHost";
import { browserExecutable } from "../browser/browserExecutable";
import { pageSizes } from "../size/pageSizes";
import { table } from "../table";

/** Not among the dependencies: a hundred packages that only this command needs, fetched by npx. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = [
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

const reportShape = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
type Report = z.infer<typeof reportShape>;

const run = promisify(execFile);

/** Now and then Chromium writes a record that Lighthouse cannot read, and it asks for another run. */
const TRIES = 3;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function runOnce(url: string, chromePath: string): Promise<Report> {
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
  const json: unknown = JSON.parse(stdout);
  return reportShape.parse(json);
}

async function audit(url: string, chromePath: string): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(url, chromePath);
    } catch (error) {
      if (tries === TRIES) throw new Error(`${url} could not be audited.`, { cause: error });
    }
  }
}

/** A row of every kind of page that `kinds` names, else of all, each the median of some runs. */
async function rowsOf(
  publicDir: string,
  address: string,
  kinds: readonly string[] | undefined,
  runs: number,
): Promise<string[][]> {
  const { executablePath } = await browserExecutable();
  const pageOfKind = new Map(
    pageSizes(publicDir)
      // Asking robots to stay away costs points by intention.
      .filter((page) => !page.isNoindex)
      .map((page) => [page.kind, page.path] as const),
  );
  const rows: string[][] = [["kind of page", ...CATEGORIES, "LCP ms", "TBT ms", "CLS"]];
  for (const [kind, page] of pageOfKind) {
    if (kinds !== undefined && !kinds.includes(kind)) continue;
    const reports: Report[] = [];
    for (let index = 0; index < runs; index += 1) {
      reports.push(await audit(`${address}${page}`, executablePath));
    }
    const score = (category: string) =>
      median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
    const value = (name: string) =>
      median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
    const [paint, blocking, shift] = AUDITS.map(value);
    rows.push([
      kind,
      ...CATEGORIES.map((category) => score(category).toFixed(0)),
      (paint ?? 0).toFixed(0),
      (blocking ?? 0).toFixed(0),
      (shift ?? 0).toFixed(3),
    ]);
    process.stderr.write(`${rows.at(-1)?.join(" ") ?? ""}\n`);
  }
  return rows;
}

/**
 * Prints what Lighthouse says of one page of each kind, as a visitor with a phone on a slow network
 * (its own simulation), the median of three runs. Needs the network once, for npx. `--kind home` (may
 * be repeated) and `--runs 1` make it shorter.
 */
async function runLighthouse(): Promise<void> {
  const { values } = parseArgs({
    options: { kind: { type: "string", multiple: true }, runs: { type: "string", default: "3" } },
  });
  const publicDir = path.resolve(process.env.PUBLIC_DIR ?? "public");
  const host = createHost({ publicDir });
  try {
    const address = await host.listen({ port: 0, host: "127.0.0.1" });
    console.log(table(await rowsOf(publicDir, address, values.kind, Number(values.runs))));
  } finally {
    // An open host would keep a command that failed from ending.
    await host.close();
  }
}

void runCommand(runLighthouse);
