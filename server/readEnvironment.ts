import { z } from "zod";

/** A whole number within bounds, which are part of it. */
export const wholeNumber = (min: number, max: number) => {
  const rule = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, rule)
    .transform(Number)
    .refine((number) => number >= min && number <= max, rule);
};

/** One of some words. */
export const oneOf = <const Words extends [string, ...string[]]>(...words: Words) =>
  z.enum(words, `one of ${words.join(", ")}`);

/**
 * Reads the variables that a schema names; an absent or empty one takes its default. Throws an error
 * that says in words, one line per variable, what is wrong.
 *
 * @param secrets variables whose value a message must not repeat
 */
export const readEnvironment = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  environment: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[] = [],
): z.output<z.ZodObject<Shape>> => {
  const given = Object.fromEntries(
    Object.keys(schema.shape)
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const shown = secrets.includes(name) ? "" : `, but it is "${given[name] ?? ""}"`;
    return `${name} must be ${message}${shown}.`;
  });
  throw new Error([...new Set(lines)].join("\n"));
};
