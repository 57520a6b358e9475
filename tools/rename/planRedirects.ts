import type { ContentFiles } from "../check/checkContent";
import { readJson } from "../check/jsonDocument";
import { readText } from "../check/readText";
import { REDIRECTS_FILE, redirectsSchema, type Redirect } from "../../src/kinds/settings/redirects";

/** The renamed addresses of today. Throws where their list has issues. */
function currentRedirects(files: ContentFiles): Redirect[] {
  const bytes = files.records.get(REDIRECTS_FILE);
  const document = bytes ? readJson(readText(bytes).text) : { value: [] };
  const rows = redirectsSchema.safeParse("syntaxIssues" in document ? undefined : document.value);
  if (rows.success) return rows.data;
  throw new Error(`${REDIRECTS_FILE} has issues: run npm run content:check and fix them first.`);
}

/** The list of renamed addresses as it is written: one row a line. */
const redirectsText = (rows: readonly Redirect[]): string =>
  `[\n${rows.map(({ from, to }) => `  { "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)} }`).join(",\n")}\n]\n`;

/**
 * Adds renamed pages to the list of redirects: chains are joined, a page that has its earlier address
 * again has no row, and one that had a row has its new one alone. Gives the rows that are added, none
 * for a draft, whose address nobody knows, and the list's file, undefined where it never had a row.
 * Throws where the list has issues.
 *
 * @param pages new addresses by their old ones
 */
export function planRedirects(
  files: ContentFiles,
  pages: ReadonlyMap<string, string>,
  isDraft: boolean,
) {
  const before = currentRedirects(files);
  const added = isDraft ? [] : [...pages].map(([from, to]) => ({ from, to }));
  const kept = before.filter(
    ({ from, to }) => pages.get(to) !== from && !added.some((row) => row.from === from),
  );
  const all = [...kept.map(({ from, to }) => ({ from, to: pages.get(to) ?? to })), ...added];
  const hasRows = all.length > 0 || before.length > 0;
  return { added, text: hasRows ? redirectsText(all) : undefined };
}
