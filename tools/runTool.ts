import { parseArgs } from "node:util";
import { getMessage } from "../src/lib/errorParts";
import { runCommand } from "../src/lib/runCommand";

export interface Tool {
  usage: string;
  /** Flag names besides `help`. */
  flags?: readonly string[];
  /** True if it takes positional arguments. */
  takesWords?: boolean;
  run: (flags: ReadonlySet<string>, words: readonly string[]) => void | Promise<void>;
}

/**
 * Parses the arguments and runs a command; `--help` prints only the usage.
 * Errors, such as an unknown flag, are printed, and the exit code is 1.
 */
export const runTool = (
  { usage, flags: names = [], takesWords = false, run }: Tool,
  args: string[] = process.argv.slice(2),
): Promise<void> =>
  runCommand(async () => {
    const options = Object.fromEntries(
      ["help", ...names].map((name) => [name, { type: "boolean" } as const]),
    );
    const parse = () => {
      try {
        return parseArgs({ args, options, allowPositionals: takesWords });
      } catch (error) {
        throw new Error(`${getMessage(error)}\n\n${usage}`);
      }
    };
    const { values, positionals } = parse();
    if (values.help) console.log(usage);
    else await run(new Set(Object.keys(values)), positionals);
  });
