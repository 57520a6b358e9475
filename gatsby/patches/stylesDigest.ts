import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

interface Compiler {
  options: { output?: { hashSalt?: string } };
}

/** Style sheet names in webpack's statistics contain a content hash. */
const STYLESHEET = /[^"/]+\.css(?=")/g;

/**
 * Returns a digest of the build's style sheets from `webpack.stats.json`. Throws an error if there
 * are none, because Gatsby has changed its builds.
 */
export function stylesDigest(webpackStats: string): string {
  const names = [...new Set(webpackStats.match(STYLESHEET))].sort();
  if (names.length === 0) throw new Error("public/webpack.stats.json names no stylesheet.");
  return createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16);
}

/**
 * Makes Gatsby render all pages again if only styles changed. Pages inline their styles, but
 * Gatsby compares only scripts and data. For the stage `build-html`.
 */
export const stylesDigestPlugin = {
  apply: ({ options: { output } }: Compiler): void => {
    if (output === undefined) throw new Error("webpack has no output to mark with the styles.");
    output.hashSalt = stylesDigest(readFileSync("public/webpack.stats.json", "utf8"));
  },
};
