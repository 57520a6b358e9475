import { parseArgs, type ParseArgsConfig } from "node:util";
import { getMessage } from "../src/lib/errorParts";

/** What a command was called with. */
export interface Arguments {
  flags: ReadonlySet<string>;
  files: readonly string[];
}

/**
 * The flags with which a command was called, or nothing once it has printed its usage for `--help`.
 * Throws with the usage where it was called with anything else.
 */
export const readFlags = (
  usage: string,
  names: readonly string[],
  args: string[] = process.argv.slice(2),
): ReadonlySet<string> | undefined => read(usage, names, args, false)?.flags;

/** The same for a command that takes names of files too. */
export const readArguments = (
  usage: string,
  names: readonly string[],
  args: string[] = process.argv.slice(2),
): Arguments | undefined => read(usage, names, args, true);

function read(
  usage: string,
  names: readonly string[],
  args: string[],
  allowPositionals: boolean,
): Arguments | undefined {
  const options = Object.fromEntries(
    ["help", ...names].map((name) => [name, { type: "boolean" } as const]),
  );
  const { values, positionals } = parse(usage, { args, options, allowPositionals });
  const flags = new Set(Object.keys(values));
  if (!flags.has("help")) return { flags, files: positionals };
  console.log(usage);
  return undefined;
}

function parse<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(`${getMessage(error)}\n\n${usage}`);
  }
}
