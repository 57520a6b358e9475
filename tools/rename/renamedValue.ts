import type { RecordKind } from "../recordKinds";
import type { LoadedRecord } from "../check/referenceIndex";
import type { FieldRole } from "../../src/kinds/fields";

/** A name that changes, with everything that is called by it. */
export interface Renaming {
  kind: RecordKind;
  from: string;
  to: string;
  record: LoadedRecord;
  /** New addresses of pages by their old ones. */
  pages: ReadonlyMap<string, string>;
  /** The site's own address, with which links may begin; empty where no record says it. */
  website: string;
}

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
/** An attribute of a tag with its value; the name is read whole, so that `data-href` is no `href`. */
const ATTRIBUTE = /([\s/]([^\s"'>/=]+)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/g;

/** Changes the addresses of an HTML string's links. */
const mapLinks = (html: string, change: (link: string) => string) =>
  html.replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (whole: string, start: string, name: string, value: string) => {
      if (name.toLowerCase() !== "href") return whole;
      const [, quote = "", link = ""] = /^(["']?)(.*)\1$/s.exec(value) ?? [];
      return start + quote + change(link) + quote;
    }),
  );

/** An address as the content check wants it, without a closing slash. */
export const withoutClosingSlash = (address: string): string => address.replace(/\/+$/, "");

/** A link with its page renamed: a path or a full address of this site; query and fragment stay. */
function renamedLink(link: string, { pages, website }: Renaming): string {
  const start =
    [website, "{website}"].find((prefix) => prefix !== "" && link.startsWith(`${prefix}/`)) ?? "";
  const [path = ""] = link.slice(start.length).split(/[?#]/, 1);
  const page = pages.get(withoutClosingSlash(path));
  return page === undefined ? link : start + page + link.slice(start.length + path.length);
}

/** A text of a record with all that it names renamed; words to be read stay as they are. */
export function renamedValue(
  value: string,
  field: FieldRole | undefined,
  renaming: Renaming,
): string {
  const { kind, from, to, pages } = renaming;
  switch (field?.role) {
    case "reference":
      return field.to === kind.kind && value === from ? to : value;
    case "link":
      return renamedLink(value, renaming);
    case "html":
      return mapLinks(value, (link) => renamedLink(link, renaming));
    case undefined:
      return pages.get(withoutClosingSlash(value)) ?? value;
    default:
      return value;
  }
}
