import { createRequire } from "node:module";
import path from "node:path";
import { isObject } from "../../src/lib/isObject";

type Holder<Args extends unknown[]> = Record<string, (...args: Args) => Promise<unknown>>;

/** Puts another function in the place of one of a dependency's own. Throws where it isn't there any more. */
export function replaceFunction<Args extends unknown[]>(
  module: string,
  name: string,
  replace: (original: Holder<Args>[string]) => Holder<Args>[string],
): void {
  const holder: unknown = createRequire(path.resolve("package.json"))(module);
  const isHolder = (value: unknown): value is Holder<Args> => isObject(value) && name in value;
  const original = isHolder(holder) && holder[name];
  if (!original) throw new Error(`${module} has no function ${name} any more.`);
  holder[name] = replace(original);
}
