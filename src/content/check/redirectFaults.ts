import { redirectsSchema } from "../redirects";
import { textOf, type Catalogue } from "./catalogue";
import type { FieldPath } from "./fault";
import type { JsonValue } from "./jsonDocument";
import { linkFault } from "./linkFaults";
import { shapeFaults } from "./shapeFaults";
import { quoted } from "./words";

/** What is wrong with the list of renamed addresses: its shape, a target that is gone, a page that it hides. */
export function redirectFaults(
  rows: JsonValue,
  catalogue: Catalogue,
): { path: FieldPath; message: string }[] {
  const shape = shapeFaults(redirectsSchema, rows);
  if (shape.length > 0 || !Array.isArray(rows)) return shape;
  return rows.flatMap((row, index) => {
    const from = textOf(row, "from") ?? "";
    const gone = linkFault(textOf(row, "to") ?? "", catalogue);
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
