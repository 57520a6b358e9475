import { getMessage } from "./errorParts";

/**
 * Runs a command-line program. Prints the message of an error as one line on stderr; the process
 * then ends with `failureCode` after pending work. For Node only.
 */
export async function runCommand(main: () => void | Promise<void>, failureCode = 1): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${getMessage(error)}\n`);
    process.exitCode = failureCode;
  }
}
