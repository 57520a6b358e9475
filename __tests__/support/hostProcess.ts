import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "./sourceFiles";

export interface HostProcess {
  child: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
}

const SERVE = ["--require", require.resolve("tsx/cjs"), path.join(PROJECT, "server/serve.ts")];

/**
 * Starts the host on a free port.
 * @param options program: arguments of Node, or of `command`; speed: factor by which its timers run
 *   faster
 */
export const startHost = (
  environment: Record<string, string>,
  { folder = PROJECT, command = process.execPath, program = SERVE, speed = 1 } = {},
): HostProcess => {
  const hurry = ["--require", path.join(PROJECT, "__tests__/support/hurriedClock.cjs")];
  const child = spawn(command, [...(speed === 1 ? [] : hurry), ...program], {
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

/** Waits until the host listens. Throws an error with the output if it exits. */
export const getPort = async ({ child, output, exit }: HostProcess): Promise<number> => {
  const address = /^The site is at http:\/\/\S+?:(\d+),/m;
  const ended = exit.then(() => {
    throw new Error(`The host ended: ${output()}`);
  });
  while (!address.test(output())) {
    if (child.stdout) await Promise.race([once(child.stdout, "data"), ended]);
  }
  return Number(address.exec(output())?.[1]);
};

/** Reads a value from /proc: `VmHWM` of `status`, `wchar` of `io`. Linux only. */
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

export const getDescriptors = ({ child }: HostProcess): number =>
  readdirSync(`/proc/${child.pid ?? 0}/fd`).length;
