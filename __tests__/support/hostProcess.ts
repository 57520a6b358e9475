import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "./sourceFiles";

/** The host in a process of its own. */
export interface HostProcess {
  child: ChildProcess;
  /** All that it wrote so far, on both streams. */
  output: () => string;
  exit: Promise<number | null>;
}

/** What Node runs for `npm run serve`. */
const SERVE = ["--import", require.resolve("tsx"), path.join(PROJECT, "server/serve.ts")];

/**
 * Starts `npm run serve` without npm, on a port that the system chooses.
 * @param options program: what Node runs instead; speed: how many times as fast its waits pass
 */
export const startHost = (
  environment: Record<string, string>,
  { folder = PROJECT, program = SERVE, speed = 1 } = {},
): HostProcess => {
  const hurry = ["--require", path.join(PROJECT, "__tests__/support/hurriedClock.cjs")];
  const child = spawn(process.execPath, [...(speed === 1 ? [] : hurry), ...program], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_PATH: path.join(PROJECT, "node_modules"),
      PORT: "0",
      HOST: "127.0.0.1",
      CLOCK_SPEED: String(speed),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, output: () => output, exit };
};

/** Waits until a host listens, and gives its port. Throws an error with its output when it ends instead. */
export const getPort = async ({ child, output, exit }: HostProcess): Promise<number> => {
  const address = /^The site is at http:\/\/\S+?:(\d+)(?:,|$)/m;
  const ended = exit.then(() => {
    throw new Error(`The host ended: ${output()}`);
  });
  while (!address.test(output())) {
    if (child.stdout) await Promise.race([once(child.stdout, "data"), ended]);
  }
  return Number(address.exec(output())?.[1]);
};

/** A number that the system keeps of a process: `VmHWM` of its status, `wchar` of its io. Linux only. */
export const processFact = (
  { child }: Pick<HostProcess, "child">,
  file: "status" | "io",
  name: string,
): number =>
  Number(
    new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(
      readFileSync(`/proc/${child.pid ?? 0}/${file}`, "utf8"),
    )?.[1],
  );

/** How many descriptors a process holds. Linux only. */
export const getDescriptors = ({ child }: HostProcess): number =>
  readdirSync(`/proc/${child.pid ?? 0}/fd`).length;
