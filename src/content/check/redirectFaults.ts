import { isAnsweredByHost } from "../../routes/siteFiles";
import { redirectRowsSchema, tangledRows } from "../redirects";
import { textOf, type Catalogue } from "./catalogue";
import { fieldName, type FieldPath } from "./fault";
import type { JsonValue } from "./jsonDocument";
import { linkFault } from "./linkFaults";
import { shapeFaults } from "./shapeFaults";
import { quoted } from "./words";

/** Why an address must not be redirected, since it is answered already; or nothing. */
function takenSource(
  from: string,
  { pages, staticFiles, builtFiles }: Catalogue,
): string | undefined {
  const lost = "which nobody would reach any more; remove the row";
  if (pages.has(from)) return `${quoted(from)} is a page, ${lost}`;
  if (staticFiles.has(from) || builtFiles.has(from))
    return `${quoted(from)} is a file of the site, ${lost}`;
  return isAnsweredByHost(from)
    ? `${quoted(from)} is kept for the mail gateway; remove the row`
    : undefined;
}

/**
 * What is wrong with the list of renamed addresses, one fault for each field: its shape, rows that
 * get in each other's way, a target that is gone or `hidden`, a source that is answered already.
 */
export function redirectFaults(
  rows: JsonValue,
  catalogue: Catalogue,
  hidden: (address: string) => string | undefined,
): { path: FieldPath; message: string }[] {
  const shape = shapeFaults(redirectRowsSchema, rows);
  const read = (Array.isArray(rows) ? rows : []).map((row) => ({
    from: textOf(row, "from"),
    to: textOf(row, "to"),
  }));
  const each = read.flatMap(({ from, to }, index) => [
    { path: [index, "from"], message: from && takenSource(from, catalogue) },
    { path: [index, "to"], message: to && (linkFault(to, catalogue) ?? hidden(to)) },
  ]);
  const told = new Set<string>();
  return [...shape, ...tangledRows(read), ...each].flatMap(({ path, message }) => {
    const field = fieldName(path);
    if (!message || told.has(field)) return [];
    told.add(field);
    return [{ path, message }];
  });
}
