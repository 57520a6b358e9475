import { parseArgs } from "node:util";
import { getMessage } from "../src/lib/errorParts";
import { runCommand } from "../src/lib/runCommand";

/** What a command is and how it's called. */
export interface Tool {
  usage: string;
  /** The names of its flags, beside `help`. */
  flags?: readonly string[];
  /** Whether it takes other words too. */
  takesWords?: boolean;
  run: (flags: ReadonlySet<string>, words: readonly string[]) => void | Promise<void>;
}

/**
 * Runs a command with what it was called with; prints the usage alone for `--help`. An error, such as
 * a flag that it doesn't know, is shown in one line, and the process then ends with 1.
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
