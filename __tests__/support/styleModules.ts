import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readClassNames } from "../../src/build/classNames";

/** The style sheet of every class of the built site that belongs to a CSS module, by its short name. */
export function styleModules(): Record<string, string> {
  const { shortName } = readClassNames(process.cwd());
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.join("src", file));
  return Object.fromEntries(
    files.flatMap((file) => {
      const css = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, "");
      const names = [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name);
      return names.map((name) => [shortName(path.resolve(file), name), file]);
    }),
  );
}
