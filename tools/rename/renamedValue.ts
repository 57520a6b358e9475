import { readHtml } from "../../content/checkHtml";
import type { RecordKind } from "../../content/recordKinds";
import type { LoadedRecord } from "../../content/referenceIndex";
import type { FieldRole } from "../../src/kinds/fields";

export interface Renaming {
  kind: RecordKind;
  from: string;
  to: string;
  record: LoadedRecord;
  pages: ReadonlyMap<string, string>;
  website: string;
}

/** Replaces the page in the first link of a text; query and fragment stay. */
function withRenamedLink(text: string, link: string, { pages, website }: Renaming): string {
  const start =
    [website, "{website}"].find((prefix) => prefix !== "" && link.startsWith(`${prefix}/`)) ?? "";
  const [path = ""] = link.slice(start.length).split(/[?#]/, 1);
  const page = pages.get(path.replace(/\/+$/, ""));
  return page === undefined ? text : text.replace(path, () => page);
}

/** Replaces references and links according to the field's role; other texts stay. */
export function replaceReference(
  value: string,
  field: FieldRole | undefined,
  renaming: Renaming,
): string {
  const { kind, from, to, pages } = renaming;
  switch (field?.role) {
    case "reference":
      return field.to === kind.kind && value === from ? to : value;
    case "link":
      return withRenamedLink(value, value, renaming);
    case "html":
      return readHtml(value).links.reduceRight(
        (html, { address, offset }) =>
          html.slice(0, offset) + withRenamedLink(html.slice(offset), address, renaming),
        value,
      );
    case undefined:
      return pages.get(value) ?? value;
    default:
      return value;
  }
}
