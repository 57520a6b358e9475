import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Names that lists of content blockers hide. */
const BLOCKED = /^ads?$/i;

const FIRST = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const REST = `${FIRST}0123456789`;

/** The nth name: a…Z, then aa…Z9. */
function nameAt(index: number): string {
  if (index < FIRST.length) return FIRST.charAt(index);
  const rest = index - FIRST.length;
  return nameAt(Math.floor(rest / REST.length)) + REST.charAt(rest % REST.length);
}

/** Every word after a dot or `@keyframes`; what is no name after all only leaves one unused. */
const namesIn = (css: string): string[] =>
  [...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, name = ""]) => name);

export interface ClassNames {
  /** The name in the built site of a class or animation of a CSS module, given by its absolute path. */
  shortName: (file: string, localName: string) => string;
  /** Changes whenever any name does: what was compiled with other names must not be used again. */
  version: string;
}

/**
 * Names of one to three letters for the classes and animations of all CSS modules below `root`. Every page repeats
 * them in its HTML and its inlined styles, where hashes are what compresses worst. The names depend on
 * the files alone, so the passes over the HTML and over the scripts agree.
 */
export function readClassNames(root: string): ClassNames {
  const files = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.join("src", file))
    // The shell is on every page: it comes first, where the names are shortest.
    .sort((a, b) => Number(b.includes("shell")) - Number(a.includes("shell")) || (a < b ? -1 : 1));
  const keys = new Set(
    files.flatMap((file) =>
      namesIn(readFileSync(path.join(root, file), "utf8")).map((name) => `${file} ${name}`),
    ),
  );
  const names = new Map<string, string>();
  let index = 0;
  for (const key of keys) {
    while (BLOCKED.test(nameAt(index))) index += 1;
    names.set(key, nameAt(index));
    index += 1;
  }
  return {
    shortName: (file, localName) => {
      const name = names.get(`${path.relative(root, file)} ${localName}`);
      if (name === undefined) throw new Error(`${file} has no "${localName}".`);
      return name;
    },
    version: createHash("sha256")
      .update([...keys].join("\n"))
      .digest("hex")
      .slice(0, 12),
  };
}
