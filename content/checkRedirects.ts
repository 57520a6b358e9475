import { isAnsweredByHost, isBuiltUnnamed } from "../src/routes/files";
import { redirectRowsSchema, findCircularRows } from "../src/kinds/settings/redirects";
import { type ReferenceIndex } from "./referenceIndex";
import { getText, type JsonValue } from "../src/lib/json";
import { formatFieldPath, type FieldIssue } from "./issue";
import { checkLink } from "./checkLink";
import { checkShape } from "./checkShape";
import { quote } from "../src/lib/messages";

/** Returns why an address can't be redirected: it exists, or the server answers it. */
function describeTakenSource(from: string, { pages, staticFiles, builtFiles }: ReferenceIndex) {
  const lost = "which nobody would reach any more; remove the row";
  if (pages.has(from)) return `${quote(from)} is a page, ${lost}`;
  if (staticFiles.has(from) || builtFiles.has(from) || isBuiltUnnamed(from))
    return `${quote(from)} is a file of the site, ${lost}`;
  return isAnsweredByHost(from)
    ? `${quote(from)} is reserved for the server; remove the row`
    : undefined;
}

/** Returns the issues of the redirect list, at most one per field. */
export function checkRedirects(
  rows: JsonValue,
  referenceIndex: ReferenceIndex,
  hidden: (address: string) => string | undefined,
): FieldIssue[] {
  const shape = checkShape(redirectRowsSchema, rows);
  const read = (Array.isArray(rows) ? rows : []).map((row) => ({
    from: getText(row, "from"),
    to: getText(row, "to"),
  }));
  const each = read.flatMap(({ from, to }, index) => [
    { path: [index, "from"], message: from && describeTakenSource(from, referenceIndex) },
    { path: [index, "to"], message: to && (checkLink(to, referenceIndex) ?? hidden(to)) },
  ]);
  const reported = new Set<string>();
  return [...shape, ...findCircularRows(read), ...each].flatMap(({ path, message }) => {
    const field = formatFieldPath(path);
    if (!message || reported.has(field)) return [];
    reported.add(field);
    return [{ path, message, rule: "redirect" }];
  });
}
