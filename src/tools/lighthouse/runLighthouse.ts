import { execFile } from "node:child_process";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import Fastify from "fastify";
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

/**
 * What the machine itself takes: a document that asks nothing of a browser. Time that it is blocked
 * is the machine's, and every other row has it too.
 */
const YARDSTICK = "(an empty page)";
const EMPTY_HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="An empty page"><link rel="icon" href="data:,"><title>Empty</title><p>Empty</p></html>';

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

/** One page of every kind that `kinds` names, else of all: its address by its kind. */
function addressesOf(
  publicDir: string,
  origin: string,
  kinds: readonly string[] | undefined,
): ReadonlyMap<string, string> {
  const pages = pageSizes(publicDir)
    // Asking robots to stay away costs points by intention.
    .filter(({ isNoindex, kind }) => !isNoindex && (kinds?.includes(kind) ?? true));
  return new Map(pages.map((page) => [page.kind, `${origin}${page.path}`]));
}

/** A row of every address, each the median of some runs. */
async function rowsOf(addresses: ReadonlyMap<string, string>, runs: number): Promise<string[][]> {
  const { executablePath } = await browserExecutable();
  const rows: string[][] = [["kind of page", ...CATEGORIES, "LCP ms", "TBT ms", "CLS"]];
  for (const [kind, url] of addresses) {
    const reports: Report[] = [];
    for (let index = 0; index < runs; index += 1) {
      reports.push(await audit(url, executablePath));
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

/** A host of the empty page alone. */
const createYardstick = () =>
  Fastify().get("/", (_request, reply) => reply.type("text/html").send(EMPTY_HTML));

/**
 * Prints what Lighthouse says of one page of each kind, as a visitor with a phone on a slow network
 * (its own simulation), the median of three runs, and of an empty page first. Needs the network once,
 * for npx. `--kind home` (may be repeated) and `--runs 1` make it shorter.
 */
async function runLighthouse(): Promise<void> {
  const { values } = parseArgs({
    options: { kind: { type: "string", multiple: true }, runs: { type: "string", default: "3" } },
  });
  const publicDir = path.resolve(process.env.PUBLIC_DIR ?? "public");
  const yardstick = createYardstick();
  const host = createHost({ publicDir });
  try {
    const local = { port: 0, host: "127.0.0.1" };
    const [emptyPage, origin] = await Promise.all([yardstick.listen(local), host.listen(local)]);
    const addresses = new Map([
      [YARDSTICK, emptyPage],
      ...addressesOf(publicDir, origin, values.kind),
    ]);
    console.log(table(await rowsOf(addresses, Number(values.runs))));
  } finally {
    // An open host would keep a command that failed from ending.
    await Promise.all([yardstick.close(), host.close()]);
  }
}

void runCommand(runLighthouse);
