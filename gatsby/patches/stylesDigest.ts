import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Compiler } from "webpack";

/** Matches style sheets in webpack's statistics; their names contain a content hash. */
const STYLESHEET = /[^"/]+\.css(?=")/g;

/** Returns a digest of the style sheets in webpack's statistics. Throws if there are none. */
export function stylesDigest(webpackStats: string): string {
  const names = [...new Set(webpackStats.match(STYLESHEET))].sort();
  if (names.length === 0) throw new Error("public/webpack.stats.json names no stylesheet.");
  return createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16);
}

/** Makes Gatsby, which compares no styles, render pages again after a change. For `build-html`. */
export const stylesDigestPlugin = {
  apply: ({ options: { output } }: Compiler): void => {
    output.hashSalt = stylesDigest(readFileSync("public/webpack.stats.json", "utf8"));
  },
};

const STABLE_HASH = "stable-hash";

/**
 * Gives the same scripts the same hash in every build. webpack also hashes child compilations of
 * styles, which are missing after a cold build. Gatsby would then render all pages again.
 */
export const stableHashPlugin = {
  apply: ({ hooks }: Compiler): void =>
    hooks.compilation.tap(STABLE_HASH, (compilation) =>
      compilation.hooks.beforeHash.tap(STABLE_HASH, () => {
        compilation.children = [];
      }),
    ),
};
