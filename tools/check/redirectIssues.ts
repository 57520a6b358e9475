import { isAnsweredByHost, isBuiltUnnamed } from "../../src/routes/siteFiles";
import { redirectRowsSchema, tangledRows } from "../../src/kinds/settings/redirects";
import { getText, type ReferenceIndex } from "./referenceIndex";
import type { FieldPath } from "../../src/lib/issue";
import { fieldName } from "./issue";
import type { JsonValue } from "./jsonDocument";
import { linkIssue } from "./linkIssues";
import { shapeIssues } from "./shapeIssues";
import { quoted } from "./words";

/** A part that begins with a dot: browsers resolve `.` and `..`, and hosts hide dot files. */
const HIDDEN_PART = /^(?!\/\.well-known\/[^.]).*\/\.|\/\.\.?(?:\/|$)/;

/** Why an address must not be redirected, since it is answered already or never asked for; or nothing. */
function takenSource(
  from: string,
  { pages, staticFiles, builtFiles }: ReferenceIndex,
): string | undefined {
  const lost = "which nobody would reach any more; remove the row";
  if (pages.has(from)) return `${quoted(from)} is a page, ${lost}`;
  if (HIDDEN_PART.test(from))
    return `${quoted(from)} is never matched, since a part of it begins with a dot; write the address without that part`;
  if (from.endsWith("/index.html")) {
    const page = from.slice(0, -"/index.html".length);
    return pages.has(page || "/")
      ? `${quoted(from)} is the file of the page ${quoted(page || "/")}, ${lost}`
      : `${quoted(from)} is never matched; write ${quoted(page)}, which covers both`;
  }
  if (staticFiles.has(from) || builtFiles.has(from) || isBuiltUnnamed(from))
    return `${quoted(from)} is a file of the site, ${lost}`;
  return isAnsweredByHost(from)
    ? `${quoted(from)} is kept for the mail gateway; remove the row`
    : undefined;
}

/**
 * What is wrong with the list of renamed addresses, one issue for each field: its shape, rows that
 * get in each other's way, a target that is gone or `hidden`, a source that is answered already.
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
