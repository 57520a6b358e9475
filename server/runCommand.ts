import { parseArgs, type ParseArgsConfig } from "node:util";
import { getMessage } from "../src/lib/errors";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>["values"];

/** Option that is false unless given. */
export const flag = { type: "boolean", default: false } as const;

interface Command<T extends Options> {
  /** Printed for `--help` and after a wrong argument. */
  usage: string;
  options?: T;
  /** Minimum and maximum number of arguments that aren't options. */
  positionals?: readonly [number, number];
  run: (values: Values<T>, positionals: string[]) => void | Promise<void>;
}

/**
 * Parses the arguments and runs a command; `--help` prints only the usage. After an error, which
 * is printed as one message on stderr, the process ends with 1.
 */
export async function runCommand<T extends Options>(
  { usage, options, positionals: [fewest, most] = [0, 0], run }: Command<T>,
  args: string[] = process.argv.slice(2),
): Promise<void> {
  const help = `${usage}\n${usage.includes("\n  --") ? "" : "\n"}  --help      prints this`;
  const parse = () => {
    try {
      const parsed = parseArgs({ args, options, allowPositionals: true });
      const { length } = parsed.positionals;
      if (length < fewest) throw new Error("An argument is missing.");
      if (length > most) throw new Error(`Unexpected argument '${parsed.positionals[most]}'.`);
      return parsed;
    } catch (error) {
      // Removes Node's advice on arguments that begin with a hyphen, which no command takes.
      const message = getMessage(error).replace(/(?<='). To specify .*/s, ".");
      throw new Error(`${message}\n\n${help}`);
    }
  };
  try {
    if (args.includes("--help") || args.includes("-h")) {
      console.log(help);
      return;
    }
    const { values, positionals } = parse();
    await run(values, positionals);
  } catch (error) {
    process.stderr.write(`${getMessage(error)}\n`);
    process.exitCode = 1;
  }
}
