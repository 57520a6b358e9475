import { parseTree } from "jsonc-parser";
import type { ContentFiles } from "../../content/checkFiles";
import { readJson } from "../../content/jsonDocument";
import { readText } from "../../content/readText";
import { REDIRECTS_FILE, redirectsSchema, type Redirect } from "../../src/kinds/settings/redirects";

const PRINT_WIDTH = 100;

/** Returns the redirects and their source text. Throws if the list has issues. */
function readCurrentRedirects(files: ContentFiles): { rows: Redirect[]; sources: string[] } {
  const bytes = files.records.get(REDIRECTS_FILE);
  const text = bytes ? readText(bytes).text : "[]";
  const { document, issues } = readJson(text);
  const rows = redirectsSchema.safeParse(issues.length > 0 ? undefined : document?.value);
  const nodes = parseTree(text)?.children ?? [];
  const sources = nodes.map(({ offset, length }) => `  ${text.slice(offset, offset + length)}`);
  if (rows.success) return { rows: rows.data, sources };
  throw new Error(`${REDIRECTS_FILE} has issues: run npm run content:check and fix them first.`);
}

function rowText({ from, to }: Redirect): string {
  const fields = [`"from": ${JSON.stringify(from)},`, `"to": ${JSON.stringify(to)}`];
  const line = `  { ${fields.join(" ")} }`;
  return line.length < PRINT_WIDTH ? line : `  {\n    ${fields.join("\n    ")}\n  }`;
}

/**
 * Adds redirects for renamed pages to the list of redirects. Unchanged rows keep their formatting.
 * Joins chains and replaces rows with the same source. Drops the row of a page that gets its
 * earlier address back. A page that was never live gets no redirect, since nobody knows its address.
 * `text` is the new list; undefined if it stays empty. Throws if the list has issues.
 * @param pages new addresses by old ones
 */
export function planRedirects(
  files: ContentFiles,
  pages: ReadonlyMap<string, string>,
  wasLive: boolean,
) {
  const { sources, rows } = readCurrentRedirects(files);
  const added = wasLive ? [...pages].map(([from, to]) => ({ from, to })) : [];
  const kept = rows.flatMap(({ from, to }, index) => {
    if (pages.get(to) === from || added.some((row) => row.from === from)) return [];
    const next = pages.get(to);
    return (next === undefined && sources[index]) || rowText({ from, to: next ?? to });
  });
  const list = [...kept, ...added.map(rowText)];
  if (list.length > 0) return { added, text: `[\n${list.join(",\n")}\n]\n` };
  return { added, text: rows.length > 0 ? "[]\n" : undefined };
}
