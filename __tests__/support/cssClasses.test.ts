import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PROJECT, sourceFiles } from "./sourceFiles";

const MODULE_IMPORT = /import \* as (\w+) from "(\.[^"]+\.module\.css)"/g;

const classesOf = (file: string): Set<string> => {
  const css = readFileSync(join(PROJECT, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name ?? ""));
};

/** The classes that a component reads from its CSS modules and that no rule there defines. */
const missingClasses = (file: string): string[] => {
  const code = readFileSync(join(PROJECT, file), "utf8");
  return [...code.matchAll(MODULE_IMPORT)].flatMap(([, name = "", address = ""]) => {
    const sheet = join(dirname(file), address);
    const classes = classesOf(sheet);
    return [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))]
      .map(([, used = ""]) => used)
      .filter((used) => !classes.has(used))
      .map((used) => `${file}: ${sheet} has no class "${used}"`);
  });
};

it("every class that a component names is in its stylesheet", () => {
  expect(sourceFiles("src", /\.tsx$/).flatMap(missingClasses)).toEqual([]);
});
