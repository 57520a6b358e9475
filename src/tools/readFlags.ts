import { parseArgs } from "node:util";

/**
 * The flags with which a command was called, or nothing once it has printed its usage for `--help`.
 * Throws with the usage where it was called with anything else.
 */
export function readFlags(
  usage: string,
  names: readonly string[],
  args: string[] = process.argv.slice(2),
): ReadonlySet<string> | undefined {
  const options = Object.fromEntries(
    ["help", ...names].map((name) => [name, { type: "boolean" } as const]),
  );
  const flags = new Set(Object.keys(parseFlags(usage, args, options)));
  if (!flags.has("help")) return flags;
  console.log(usage);
  return undefined;
}

function parseFlags(
  usage: string,
  args: string[],
  options: Record<string, { type: "boolean" }>,
): object {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\n\n${usage}`);
  }
}
