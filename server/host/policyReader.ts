import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { NOT_FOUND_FILE, type PolicySources, buildContentSecurityPolicy } from "./hostRules";

/** Also matches comments, to skip scripts inside them. */
const COMMENT_OR_SCRIPT =
  /<!--[\s\S]*?-->|<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;

const NEEDS_NONE = /(?:^|\s)(?:src\s*=|type\s*=\s*["']?application\/(?:ld\+)?json)/i;

/** Returns the `'sha256-…'` sources of a page's inline scripts; browsers hash LF line ends. */
export const hashInlineScripts = (html: string): string[] => {
  const hashes = [...html.matchAll(COMMENT_OR_SCRIPT)].flatMap(([, attributes, script = ""]) => {
    if (attributes === undefined || script === "" || NEEDS_NONE.test(attributes)) return [];
    const text = script.replace(/\r\n?/g, "\n");
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
  return [...new Set(hashes)];
};

/**
 * Creates a function that returns the content security policy. It allows the inline scripts of the
 * 404 page, since all pages have the same ones. The previous release's scripts stay allowed,
 * because its pages may still be loading.
 */
export const createPolicyReader = (publicDir: string, sources: PolicySources): (() => string) => {
  const file = path.join(publicDir, NOT_FOUND_FILE);
  let mtimeMs: number | undefined;
  let hashes: readonly string[] = [];
  let policy = buildContentSecurityPolicy(hashes, sources);
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs !== mtimeMs) {
      const present = hashInlineScripts(readFileSync(file, "utf8"));
      policy = buildContentSecurityPolicy([...new Set([...present, ...hashes])], sources);
      hashes = present;
      mtimeMs = stats.mtimeMs;
    }
    return policy;
  };
};
