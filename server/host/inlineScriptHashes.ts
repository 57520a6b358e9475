import { createHash } from "node:crypto";

/** Comments are matched too, so that a script inside one is not counted. */
const COMMENT_OR_SCRIPT =
  /<!--[\s\S]*?-->|<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;

const EXECUTED_TYPES =
  /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

const attribute = (attributes: string, name: string): string | undefined => {
  const match = new RegExp(
    `(?:^|\\s)${name}(?:\\s*=\\s*("[^"]*"|'[^']*'|[^\\s"'>]+))?(?=\\s|/|$)`,
    "i",
  ).exec(attributes);
  return match ? (match[1] ?? "").replace(/^["']|["']$/g, "") : undefined;
};

/**
 * The sources `'sha256-…'` that a content security policy needs for the inline scripts of a page,
 * each once, in the order of the page. Scripts with `src` and data blocks such as JSON-LD need
 * none. Line ends are hashed as the browser reads them: LF.
 */
export const inlineScriptHashes = (html: string): string[] => {
  const hashes = new Set<string>();
  for (const [, attributes, script] of html.matchAll(COMMENT_OR_SCRIPT)) {
    if (attributes === undefined || script === undefined || script === "") continue;
    if (attribute(attributes, "src") !== undefined) continue;
    if (!EXECUTED_TYPES.test((attribute(attributes, "type") ?? "").trim())) continue;
    const text = script.replace(/\r\n?/g, "\n");
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return [...hashes];
};
