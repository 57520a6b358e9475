import type { LoadedRecord } from "../../content/check/catalogue";
import type { FieldRole, RecordKind } from "../../content/fields";

/** A name that changes, with everything that is called by it. */
export interface Renaming {
  kind: RecordKind;
  from: string;
  to: string;
  record: LoadedRecord;
  /** New addresses of pages by their old ones. */
  pages: ReadonlyMap<string, string>;
  /** New paths of pictures by their old ones, as records write them. */
  pictures: ReadonlyMap<string, string>;
  /** The site's own address, with which links may begin; empty where no record says it. */
  website: string;
}

const HREF = /(\bhref\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Changes the addresses of an HTML string's links. */
const mapLinks = (html: string, change: (link: string) => string) =>
  html.replace(HREF, (whole: string, start: string, ...values: unknown[]) => {
    const link = values.slice(0, 3).find((value) => typeof value === "string");
    return link === undefined
      ? whole
      : start + whole.slice(start.length).replace(link, () => change(link));
  });

/** A link with its page renamed: a path or a full address of this site; query and fragment stay. */
function renamedLink(link: string, { pages, website }: Renaming): string {
  const start =
    [website, "{website}"].find((prefix) => prefix !== "" && link.startsWith(`${prefix}/`)) ?? "";
  const [path = ""] = link.slice(start.length).split(/[?#]/, 1);
  const page = pages.get(path);
  return page === undefined ? link : start + page + link.slice(start.length + path.length);
}

/** A text of a record with all that it names renamed; words to be read stay as they are. */
export function renamedValue(
  value: string,
  field: FieldRole | undefined,
  renaming: Renaming,
): string {
  const { kind, from, to, pages, pictures } = renaming;
  switch (field?.role) {
    case "reference":
      return field.to === kind && value === from ? to : value;
    case "image":
    case "inlineSvg":
      return pictures.get(value) ?? value;
    case "link":
      return renamedLink(value, renaming);
    case "html":
      return mapLinks(value, (link) => renamedLink(link, renaming));
    case undefined:
      return pages.get(value) ?? value;
    default:
      return value;
  }
}

/** The parts of a value that name other things: links, pictures, files, anchors; no words to be read. */
export function namesIn(role: string | undefined, value: string): string[] {
  if (role === "html") return [...value.matchAll(HREF)].map(([, , a, b, c]) => a ?? b ?? c ?? "");
  return role === undefined || role === "text" ? [] : [value];
}
