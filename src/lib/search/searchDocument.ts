/** What a page is, in the order in which results are grouped. */
export const SEARCH_KINDS = ["solutions", "products", "papers", "news", "jobs", "pages"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A page, or a block of one, as the search knows it: plain words only. */
export interface SearchDocument {
  kind: SearchKind;
  /** Its address, with a fragment where it is a block of a page. */
  path: string;
  title: string;
  /** One line that says which it is, such as venue and authors; may be empty. */
  detail: string;
  /** Everything else that it says. */
  text: string;
}

/** The file of the index: for each kind rows of path, title, detail and text. */
type SearchFile = Readonly<Record<SearchKind, readonly (readonly string[])[]>>;

/** The index as the JSON that the build writes: rows by kind, so that no key is repeated. */
export const encodeSearchIndex = (documents: readonly SearchDocument[]): string =>
  JSON.stringify(
    Object.fromEntries(
      SEARCH_KINDS.map((kind) => [
        kind,
        documents
          .filter((document) => document.kind === kind)
          .map(({ path, title, detail, text }) => [path, title, detail, text]),
      ]),
    ) satisfies Partial<SearchFile>,
  );

/** Reads what {@link encodeSearchIndex} wrote; throws on anything else. */
export function decodeSearchIndex(file: unknown): SearchDocument[] {
  if (typeof file !== "object" || file === null)
    throw new Error("The search index isn't an object");
  return SEARCH_KINDS.flatMap((kind) => {
    const rows: unknown = Reflect.get(file, kind);
    if (!Array.isArray(rows)) throw new Error(`The search index has no list of ${kind}`);
    return rows.map((row: unknown): SearchDocument => {
      const fields: readonly unknown[] = Array.isArray(row) ? row : [];
      const [path, title, detail, text] = fields;
      if (
        typeof path !== "string" ||
        typeof title !== "string" ||
        typeof detail !== "string" ||
        typeof text !== "string"
      ) {
        throw new Error(`The search index has a broken row among ${kind}`);
      }
      return { kind, path, title, detail, text };
    });
  });
}
