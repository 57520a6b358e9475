import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { NOT_FOUND_FILE, type PolicySources, contentSecurityPolicy } from "./hostRules";
import { inlineScriptHashes } from "./inlineScriptHashes";

/**
 * Makes a reader of the one policy of a built site, whose inline scripts are the same on every page.
 * One that is rebuilt while it is served also trusts the scripts of the build before: its pages are
 * replaced one after another.
 */
export const createPolicyReader = (publicDir: string, sources: PolicySources): (() => string) => {
  const file = path.join(publicDir, NOT_FOUND_FILE);
  let mtimeMs: number | undefined;
  let hashes: readonly string[] = [];
  let policy = contentSecurityPolicy(hashes, sources);
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs !== mtimeMs) {
      const present = inlineScriptHashes(readFileSync(file, "utf8"));
      policy = contentSecurityPolicy([...new Set([...present, ...hashes])], sources);
      hashes = present;
      mtimeMs = stats.mtimeMs;
    }
    return policy;
  };
};
