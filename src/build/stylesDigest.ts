import { createHash } from "node:crypto";

/** The names of the sheets in what webpack tells of its assets; each holds a hash of its content. */
const SHEET_NAME = /[^"/]+\.css(?=")/g;

/**
 * Tells the sheets of one build from those of another, by what `webpack.stats.json` says of them. Every
 * page carries its sheets in its head, but Gatsby renders pages anew for changed scripts and data only.
 */
export const stylesDigest = (webpackStats: string): string =>
  createHash("sha256")
    .update([...new Set(webpackStats.match(SHEET_NAME))].sort().join("\n"))
    .digest("hex")
    .slice(0, 16);
