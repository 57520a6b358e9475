import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PROJECT, sourceFiles } from "./sourceFiles";

const MODULE_IMPORT = /import \* as (\w+) from "(\.[^"]+\.module\.css)"/g;

const getClasses = (sheet: string): Set<string> => {
  const css = readFileSync(join(PROJECT, sheet), "utf8");
  const own = css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, "");
  return new Set([...own.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name ?? ""));
};

/** Every import of a CSS module, by the name that it has in the component's code. */
const imports = sourceFiles("src", /\.tsx$/).flatMap((file) => {
  const code = readFileSync(join(PROJECT, file), "utf8");
  return [...code.matchAll(MODULE_IMPORT)].map(([, name = "", address = ""]) => ({
    file,
    code,
    name,
    sheet: join(dirname(file), address),
  }));
});

/** A name that is put together, as in `styles[kind]`, is one of the component's texts; digits may come from a value. */
const isRead = (name: string, className: string, code: string): boolean =>
  new RegExp(`\\b${name}\\.${className}\\b`).test(code) ||
  (code.includes(`${name}[`) && new RegExp(`["\`]${className.replace(/\d+$/, "")}["$]`).test(code));

it("every class that a component names is in its stylesheet", () => {
  const missing = imports.flatMap(({ file, code, name, sheet }) => {
    const classes = getClasses(sheet);
    return [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))]
      .map(([, used = ""]) => used)
      .filter((used) => !classes.has(used))
      .map((used) => `${file}: ${sheet} has no class "${used}"`);
  });
  expect(missing).toEqual([]);
});

it("every class of a stylesheet is named by a component", () => {
  const unused = sourceFiles("src", /\.module\.css$/).flatMap((sheet) => {
    const readers = imports.filter((one) => one.sheet === sheet);
    return [...getClasses(sheet)]
      .filter((className) => !readers.some(({ name, code }) => isRead(name, className, code)))
      .map((className) => `${sheet}: no component names "${className}"`);
  });
  expect(unused).toEqual([]);
});
