import { isAnsweredByHost, isBuiltUnnamed } from "../src/routes/siteFiles";
import { redirectRowsSchema, tangledRows } from "../src/kinds/settings/redirects";
import { type ReferenceIndex } from "./referenceIndex";
import { getText, type JsonValue } from "../src/lib/json";
import type { FieldPath } from "../src/lib/issue";
import { fieldName } from "./issue";
import { linkIssue } from "./linkIssues";
import { shapeIssues } from "./shapeIssues";
import { quoted } from "../src/lib/messages";

/**
 * Returns why an address can't be redirected: it exists, or the host answers it. Otherwise
 * undefined.
 */
function takenSource(
  from: string,
  { pages, staticFiles, builtFiles }: ReferenceIndex,
): string | undefined {
  const lost = "which nobody would reach any more; remove the row";
  if (pages.has(from)) return `${quoted(from)} is a page, ${lost}`;
  if (staticFiles.has(from) || builtFiles.has(from) || isBuiltUnnamed(from))
    return `${quoted(from)} is a file of the site, ${lost}`;
  return isAnsweredByHost(from)
    ? `${quoted(from)} is kept for the mail gateway; remove the row`
    : undefined;
}

/**
 * Returns the issues of the redirect list, at most one per field.
 * Checks its shape, rows that conflict, missing or `hidden` targets, and sources that exist.
 */
export function redirectIssues(
  rows: JsonValue,
  referenceIndex: ReferenceIndex,
  hidden: (address: string) => string | undefined,
): { path: FieldPath; message: string }[] {
  const shape = shapeIssues(redirectRowsSchema, rows);
  const read = (Array.isArray(rows) ? rows : []).map((row) => ({
    from: getText(row, "from"),
    to: getText(row, "to"),
  }));
  const each = read.flatMap(({ from, to }, index) => [
    { path: [index, "from"], message: from && takenSource(from, referenceIndex) },
    { path: [index, "to"], message: to && (linkIssue(to, referenceIndex) ?? hidden(to)) },
  ]);
  const told = new Set<string>();
  return [...shape, ...tangledRows(read), ...each].flatMap(({ path, message }) => {
    const field = fieldName(path);
    if (!message || told.has(field)) return [];
    told.add(field);
    return [{ path, message }];
  });
}
