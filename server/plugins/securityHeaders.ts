import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import fp from "fastify-plugin";
import {
  type HostOptions,
  NOT_FOUND_FILE,
  SECURITY_HEADERS,
  buildContentSecurityPolicy,
  isMailLink,
} from "../host/hostRules";

/** Also matches comments, to skip scripts inside them. */
const COMMENT_OR_SCRIPT =
  /<!--[\s\S]*?-->|<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;

const NEEDS_NO_HASH = /(?:^|\s)(?:src\s*=|type\s*=\s*["']?application\/(?:ld\+)?json)/i;

/** Returns the `'sha256-…'` sources of a page's inline scripts; browsers hash LF line ends. */
export const hashInlineScripts = (html: string): string[] => {
  const hashes = [...html.matchAll(COMMENT_OR_SCRIPT)].flatMap(([, attributes, script = ""]) => {
    if (attributes === undefined || script === "" || NEEDS_NO_HASH.test(attributes)) return [];
    const text = script.replace(/\r\n?/g, "\n");
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
  return [...new Set(hashes)];
};

/**
 * Adds the security headers to responses, and `noindex` to pages that aren't listed. The content
 * security policy allows the inline scripts of the 404 page, since all pages have the same ones. The
 * previous release's scripts stay allowed, because its pages may still be loading.
 */
export const securityHeaders = fp<HostOptions>((app, options, done) => {
  const { publicDir, policySources, isListed = true } = options;
  const file = path.join(publicDir, NOT_FOUND_FILE);
  let mtimeMs: number | undefined;
  let hashes: readonly string[] = [];
  let policy = buildContentSecurityPolicy(hashes, policySources);
  app.addHook("onRequest", (request, reply, next) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs !== mtimeMs) {
      const present = hashInlineScripts(readFileSync(file, "utf8"));
      policy = buildContentSecurityPolicy([...new Set([...present, ...hashes])], policySources);
      hashes = present;
      mtimeMs = stats.mtimeMs;
    }
    void reply.headers({ ...SECURITY_HEADERS, "Content-Security-Policy": policy });
    // Files other than HTML can't have a robots meta tag, and scripts set that of mail links.
    if (!isListed || isMailLink(request.url)) void reply.header("X-Robots-Tag", "noindex");
    next();
  });
  done();
});
