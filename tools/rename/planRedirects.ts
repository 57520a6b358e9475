import { parseTree } from "jsonc-parser";
import type { ContentFiles } from "../check/checkContent";
import { readJson } from "../check/jsonDocument";
import { readText } from "../check/readText";
import { REDIRECTS_FILE, redirectsSchema, type Redirect } from "../../src/kinds/settings/redirects";

/** Prettier breaks longer lines. */
const PRINT_WIDTH = 100;

/** The renamed addresses of today, also as they are written. Throws where their list has issues. */
function currentRedirects(files: ContentFiles): { rows: Redirect[]; sources: string[] } {
  const bytes = files.records.get(REDIRECTS_FILE);
  const text = bytes ? readText(bytes).text : "[]";
  const document = readJson(text);
  const rows = redirectsSchema.safeParse("syntaxIssues" in document ? undefined : document.value);
  const nodes = parseTree(text)?.children ?? [];
  const sources = nodes.map(({ offset, length }) => `  ${text.slice(offset, offset + length)}`);
  if (rows.success) return { rows: rows.data, sources };
  throw new Error(`${REDIRECTS_FILE} has issues: run npm run content:check and fix them first.`);
}

/** A row as Prettier writes it. */
function rowText({ from, to }: Redirect): string {
  const fields = [`"from": ${JSON.stringify(from)},`, `"to": ${JSON.stringify(to)}`];
  const line = `  { ${fields.join(" ")} }`;
  return line.length < PRINT_WIDTH ? line : `  {\n    ${fields.join("\n    ")}\n  }`;
}

/**
 * Adds renamed pages to the list of redirects: chains are joined, a page that has its earlier address
 * again has no row, and one that had a row has its new one alone. Gives the rows that are added, none
 * for a draft, whose address nobody knows, and the list's file, in which unchanged rows stay
 * as they are written; undefined where it never had a row. Throws where the list has issues.
 *
 * @param pages new addresses by their old ones
 */
export function planRedirects(
  files: ContentFiles,
  pages: ReadonlyMap<string, string>,
  isDraft: boolean,
) {
  const { sources, rows } = currentRedirects(files);
  const added = isDraft ? [] : [...pages].map(([from, to]) => ({ from, to }));
  const kept = rows.flatMap(({ from, to }, index) => {
    if (pages.get(to) === from || added.some((row) => row.from === from)) return [];
    const next = pages.get(to);
    return (next === undefined && sources[index]) || rowText({ from, to: next ?? to });
  });
  const list = [...kept, ...added.map(rowText)];
  const hasRows = rows.length + added.length > 0;
  return { added, text: hasRows ? `[\n${list.join(",\n")}\n]\n` : undefined };
}
