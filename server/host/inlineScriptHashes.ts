import { createHash } from "node:crypto";

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
  const hashes = new Set<string>();
  for (const [, attributes, script = ""] of html.matchAll(COMMENT_OR_SCRIPT)) {
    if (attributes === undefined || script === "" || NEEDS_NONE.test(attributes)) continue;
    const text = script.replace(/\r\n?/g, "\n");
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return [...hashes];
};
