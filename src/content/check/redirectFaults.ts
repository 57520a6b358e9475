import { redirectsSchema } from "../redirects";
import { textOf, type Catalogue } from "./catalogue";
import type { FieldPath } from "./fault";
import type { JsonValue } from "./jsonDocument";
import { linkFault } from "./linkFaults";
import { shapeFaults } from "./shapeFaults";
import { quoted } from "./words";

/** What is wrong with the list of renamed addresses: its shape, a target that is gone or `hidden`, a page that it hides. */
export function redirectFaults(
  rows: JsonValue,
  catalogue: Catalogue,
  hidden: (address: string) => string | undefined,
): { path: FieldPath; message: string }[] {
  const shape = shapeFaults(redirectsSchema, rows);
  if (shape.length > 0 || !Array.isArray(rows)) return shape;
  return rows.flatMap((row, index) => {
    const from = textOf(row, "from") ?? "";
    const to = textOf(row, "to") ?? "";
    const gone = linkFault(to, catalogue) ?? hidden(to);
    return [
      ...(gone === undefined ? [] : [{ path: [index, "to"], message: gone }]),
      ...(catalogue.pages.has(from)
        ? [
            {
              path: [index, "from"],
              message: `${quoted(from)} is a page, which nobody would reach; remove the row`,
            },
          ]
        : []),
    ];
  });
}
