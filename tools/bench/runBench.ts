import { spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { assertDefined } from "../../src/lib/assertDefined";
import { runCommand } from "../../src/lib/runCommand";
import { table } from "../table";
import { growPapers } from "./growPapers";

/** What a copy of the project does without. */
const LEFT_OUT = ["node_modules", "public", ".cache", ".git", "outbox", "var", "test-results"];
const RSS_POLL_MS = 250;
const PAGE_BYTES = 4096;
const MB = 1e6;

interface Cost {
  cpuSeconds: number;
  peakMB: number;
  /** Pages that were rendered. */
  pages: number;
}

/** Resident memory of all processes of a group, in bytes. */
function groupMemory(group: number): number {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        const [, , processGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        if (Number(processGroup) !== group) return sum;
        return sum + Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES;
      } catch {
        // The process has ended in between.
        return sum;
      }
    }, 0);
}

/** Builds a project and measures the processor's time and the memory of the whole tree of processes. */
function build(project: string): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const child = spawn("bash", ["-c", "time -p npm run --silent gatsby -- build"], {
      cwd: project,
      detached: true,
    });
    let log = "";
    const keep = (text: Buffer) => {
      log += text.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, groupMemory(child.pid ?? 0));
    }, RSS_POLL_MS);
    child.on("close", (code) => {
      clearInterval(timer);
      const numberIn = (pattern: RegExp) => Number(pattern.exec(log)?.[1] ?? Number.NaN);
      if (code === 0) {
        resolve({
          cpuSeconds: numberIn(/^user ([\d.]+)$/m) + numberIn(/^sys ([\d.]+)$/m),
          peakMB: peak / MB,
          pages: numberIn(/Building static HTML for pages - .* - (\d+)\//),
        });
      } else reject(new Error(`A build failed. The end of what it said:\n${log.slice(-4000)}`));
    });
  });
}

/** Gives a copy of the project as many papers as asked for; answers with the file of one that was there. */
function addPapers(project: string, count: number): string {
  const folder = path.join(project, "data/publications");
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.join(folder, name));
  const texts = files.map((file) => readFileSync(file, "utf8"));
  for (const [id, text] of growPapers(texts, count)) {
    writeFileSync(path.join(folder, `${id}.json`), text);
  }
  return assertDefined(files[0], "A paper to change");
}

/** The cells of a row: four builds of a copy of the project that has as many papers. */
async function measure(papers: number): Promise<string[]> {
  const project = mkdtempSync(path.join(tmpdir(), "bench-"));
  try {
    cpSync(process.cwd(), project, {
      recursive: true,
      filter: (source) => !LEFT_OUT.includes(path.relative(process.cwd(), source)),
    });
    symlinkSync(path.resolve("node_modules"), path.join(project, "node_modules"));
    const changed = addPapers(project, papers);
    const cold = await build(project);
    rmSync(path.join(project, ".cache"), { recursive: true });
    const drawn = await build(project);
    const warm = await build(project);
    writeFileSync(
      changed,
      readFileSync(changed, "utf8").replace('"abstract": "', '"abstract": "Anew: '),
    );
    const one = await build(project);
    return [
      ...[cold, drawn, warm, one].map(({ cpuSeconds }) => cpuSeconds.toFixed(1)),
      String(one.pages),
      Math.max(...[cold, drawn, warm, one].map(({ peakMB }) => peakMB)).toFixed(0),
    ];
  } finally {
    rmSync(project, { recursive: true });
  }
}

/**
 * Prints what builds cost with 64, 1,000 and 5,000 papers (`--papers 64`, may be repeated): cold,
 * with every picture to draw; with the pictures there and nothing else; warm, nothing changed; and
 * after one changed record, with the number of pages that it makes rendered again. Linux only, since
 * it reads `/proc`. Takes half an hour on a quiet machine; the seconds are the processor's, not the
 * clock's.
 */
async function runBench(): Promise<void> {
  const { values } = parseArgs({
    options: { papers: { type: "string", multiple: true, default: ["64", "1000", "5000"] } },
  });
  const rows = [
    [
      "papers",
      "cold CPU s",
      "pictures kept CPU s",
      "warm CPU s",
      "one record CPU s",
      "pages again",
      "peak MB",
    ],
  ];
  try {
    for (const count of values.papers) rows.push([count, ...(await measure(Number(count)))]);
  } finally {
    // What was measured is told also where a later build fails.
    console.log(table(rows));
  }
}

void runCommand(runBench);
