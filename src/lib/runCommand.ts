import { getMessage } from "./errorParts";

/**
 * Runs a command-line program. Prints an error as one line on stderr and exits with `failureCode`.
 * Node only.
 */
export async function runCommand(main: () => void | Promise<void>, failureCode = 1): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${getMessage(error)}\n`);
    process.exitCode = failureCode;
  }
}
