import type { ContentFiles } from "../../content/checkFiles";
import { readJson } from "../../content/jsonDocument";
import { readText } from "../../content/readText";
import { REDIRECTS_FILE, redirectsSchema, type Redirect } from "../../src/kinds/settings/redirects";

function parseRedirects(text: string): Redirect[] {
  const { document, issues } = readJson(text);
  const { success, data } = redirectsSchema.safeParse(
    issues.length > 0 ? undefined : document?.value,
  );
  if (success) return data;
  throw new Error(`${REDIRECTS_FILE} has issues: run npm run content:check and fix them first.`);
}

/**
 * Adds redirects for renamed pages to the list of redirects. Joins chains and replaces rows with the
 * same source. Drops the row of a page that gets its earlier address back. Adds no redirect without
 * `wasLive`, since visitors don't know the page's address. `text`: the file's new text; undefined if
 * it doesn't change. Throws if the list has issues.
 * @param pages new addresses by old ones
 */
export function planRedirects(
  files: ContentFiles,
  pages: ReadonlyMap<string, string>,
  wasLive: boolean,
) {
  const bytes = files.records.get(REDIRECTS_FILE);
  const before = bytes ? readText(bytes).text : "[]\n";
  const added = wasLive ? [...pages].map(([from, to]) => ({ from, to })) : [];
  const kept = parseRedirects(before)
    .filter(({ from, to }) => pages.get(to) !== from && !added.some((row) => row.from === from))
    .map(({ from, to }) => ({ from, to: pages.get(to) ?? to }));
  const text = `${JSON.stringify([...kept, ...added], null, 2)}\n`;
  return { added, text: text === before ? undefined : text };
}
