import { parseArgs, type ParseArgsConfig } from "node:util";
import { getMessage } from "../src/lib/errorParts";

export interface Arguments {
  flags: ReadonlySet<string>;
  words: readonly string[];
}

function parse<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(`${getMessage(error)}\n\n${usage}`);
  }
}

/**
 * The flags and the other words with which a command was called, or nothing once it has printed its
 * usage for `--help`. Throws with the usage where it was called with anything else.
 */
export function readArguments(
  usage: string,
  names: readonly string[],
  args: string[] = process.argv.slice(2),
  allowPositionals = true,
): Arguments | undefined {
  const options = Object.fromEntries(
    ["help", ...names].map((name) => [name, { type: "boolean" } as const]),
  );
  const { values, positionals } = parse(usage, { args, options, allowPositionals });
  const flags = new Set(Object.keys(values));
  if (!flags.has("help")) return { flags, words: positionals };
  console.log(usage);
  return undefined;
}

/** The same for a command that takes flags alone. */
export const readFlags = (
  usage: string,
  names: readonly string[],
  args?: string[],
): ReadonlySet<string> | undefined => readArguments(usage, names, args, false)?.flags;
