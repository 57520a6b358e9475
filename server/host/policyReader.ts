import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { NOT_FOUND_FILE, type PolicySources, contentSecurityPolicy } from "./hostRules";

/** Comments are matched too, so that a script inside one is not counted. */
const COMMENT_OR_SCRIPT =
  /<!--[\s\S]*?-->|<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;

/** A script with a file, or a block of data such as JSON-LD. */
const NEEDS_NONE = /(?:^|\s)(?:src\s*=|type\s*=\s*["']?application\/(?:ld\+)?json)/i;

/**
 * The sources `'sha256-…'` that a content security policy needs for the inline scripts of a page,
 * each once, in the order of the page. Line ends are hashed as the browser reads them: LF.
 */
export const inlineScriptHashes = (html: string): string[] => {
  const hashes = [...html.matchAll(COMMENT_OR_SCRIPT)].flatMap(([, attributes, script = ""]) => {
    if (attributes === undefined || script === "" || NEEDS_NONE.test(attributes)) return [];
    const text = script.replace(/\r\n?/g, "\n");
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
  return [...new Set(hashes)];
};

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
