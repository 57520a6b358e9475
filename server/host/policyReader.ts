import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { NOT_FOUND_FILE, type PolicySources, contentSecurityPolicy } from "./hostRules";
import { inlineScriptHashes } from "./inlineScriptHashes";

/** Hash sources of the inline scripts of a built site, which are the same on every page. */
export const siteScriptHashes = (publicDir: string): readonly string[] =>
  inlineScriptHashes(readFileSync(path.join(publicDir, NOT_FOUND_FILE), "utf8"));

/**
 * Makes a reader of the one policy of a built site, which may be rebuilt while it is served. It
 * then trusts the scripts of the build before, too: its pages are replaced one after another.
 */
export const createPolicyReader = (publicDir: string, sources: PolicySources): (() => string) => {
  const file = path.join(publicDir, NOT_FOUND_FILE);
  let mtimeMs: number | undefined;
  let hashes: readonly string[] = [];
  let policy = contentSecurityPolicy(hashes, sources);
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs !== mtimeMs) {
      const present = siteScriptHashes(publicDir);
      policy = contentSecurityPolicy([...new Set([...present, ...hashes])], sources);
      hashes = present;
      mtimeMs = stats.mtimeMs;
    }
    return policy;
  };
};
