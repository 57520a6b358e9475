import { getMessage } from "./errorParts";

/**
 * Runs what a command line does. What it throws is shown at the terminal in one line, and
 * the process then ends with `failureCode` when nothing is left to do. For Node only.
 */
export async function runCommand(main: () => void | Promise<void>, failureCode = 1): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${getMessage(error)}\n`);
    process.exitCode = failureCode;
  }
}
