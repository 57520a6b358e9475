import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The part of webpack's compiler that the plugin writes to. */
interface Compiler {
  options: { output?: { hashSalt?: string } };
}

/** The names of the stylesheets in webpack's statistics; each holds a hash of its content. */
const STYLESHEET = /[^"/]+\.css(?=")/g;

/**
 * Tells the stylesheets of one build from those of another, by what `webpack.stats.json` says of them.
 * Throws where it names none: Gatsby has then changed how it builds styles.
 */
export function stylesDigest(webpackStats: string): string {
  const names = [...new Set(webpackStats.match(STYLESHEET))].sort();
  if (names.length === 0) throw new Error("public/webpack.stats.json names no stylesheet.");
  return createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16);
}

/**
 * Makes Gatsby render all pages again when only styles have changed. Every page carries its styles in
 * its head, but Gatsby compares scripts and data only. For the stage `build-html`.
 */
export const stylesDigestPlugin = {
  apply: ({ options: { output } }: Compiler): void => {
    if (output === undefined) throw new Error("webpack has no output to mark with the styles.");
    output.hashSalt = stylesDigest(readFileSync("public/webpack.stats.json", "utf8"));
  },
};
