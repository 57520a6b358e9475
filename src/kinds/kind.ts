import { z } from "zod";
import type { FieldPath, ContentIssue } from "../lib/issue";
import type { JsonValue } from "../lib/json";
import type { MenuProduct, MenuSolution } from "../lib/menus";
import type { SearchGroup } from "../lib/search/searchPages";
import type { Feed } from "../routes/files";
import { withFragment } from "../routes/paths";
import { collapseWhitespace, escapeHtml } from "../lib/text";
import { fileText } from "../ui/icons";
import type { Draft } from "./draft";
import { htmlToText } from "./html";
import type { SiteSettings } from "./settings/site";

/** Storage, schema and rules of one kind of record, for the content check and the commands. */
export interface ContentType {
  folder: string;
  /** File names of singletons; absent if the folder holds one file per record. */
  files?: readonly string[];
  typeName: string;
  schema: z.ZodObject;
  /** Returns derived fields, which replace fields of the same name in the record. */
  derive?: (record: unknown, site: SiteDefaults) => object;
  /** Derived fields of objects inside the record, by their GraphQL names. */
  derivedFields?: Readonly<Record<string, z.core.$ZodShape>>;
  /** Field that equals the file name; absent if the name is free or fixed. */
  idField?: "id" | "prettyURL";
  /** Name of this kind in references and commands. */
  kind?: string;
  /** Returns the paths of a record's pages, main page first. Unknown segments are in braces. */
  getPages?: (name: string, record: unknown) => readonly string[];
  /** Fields with page metadata, in the order of `getPages`. */
  metadataFields?: readonly {
    field: string;
    /** Boolean field; if true, the page uses another page's metadata and needs none. */
    unless?: string;
    /** Fallback fields for title and description, in order of preference. */
    title?: FieldPath;
    description?: readonly FieldPath[];
    /** Fields that together are the fallback keywords. */
    keywords?: readonly FieldPath[];
    /** Derives fallback metadata from the record's title. */
    derive?: (title: string) => { title: string; description: string; keywords: string };
    socialType?: "article";
    /** Marks a second set of metadata for the record's first page. */
    variant?: "confirm";
  }[];
  /** Kind of the record whose id precedes this record's id in the path. */
  parentKind?: string;
  /** Lists whose items become sections of the page. */
  sections?: readonly FieldPath[];
  /** Fragments that the page's component defines. Links may target them; anchors must differ. */
  fragments?: readonly string[];
  /** Fields whose values must be unique, with a noun for messages. */
  unique?: readonly UniqueField[];
  /** Paths to lists of names that fields of other records choose from, by choice name. */
  choices?: Readonly<Record<string, FieldPath>>;
  /** Fields that group records by value; the check reports differing spellings of a value. */
  groups?: readonly string[];
  draft?: Draft;
  /** List of records in Sveltia CMS. Default: titles only. */
  editorList?: {
    /** Sveltia template of the text after the title. */
    facts: string;
    /** Field by which the list is sorted, descending. */
    newest: string;
    filters?: { label: string; field: string; pattern: boolean }[];
    groups?: { label: string; field: string; pattern?: string }[];
    /** Path of the page that lists records without their own page. */
    listPath?: string;
  };
  /** Finds missing facts that the page calls unpublished; the check warns of them. */
  findUnpublished?: (record: JsonValue) => readonly { path: FieldPath; message: string }[];
  compareRecords?: (records: readonly WrittenRecord[]) => readonly RecordIssue[];
  /** Publication times that follow from records of other kinds, in epoch milliseconds. */
  getReleases?: (records: readonly WrittenRecord[]) => DerivedReleases;
  /** True if the texts describe other people's work; their numbers aren't company claims. */
  isQuoted?: true;
  isOnEveryPage?: true;
}

export type SiteDefaults = Pick<SiteSettings, "socialImage">;

/** Creates a `derive` function that returns no fields if one of its source fields is invalid. */
export const deriveFrom = <Shape extends z.ZodRawShape>(
  fields: Shape,
  derive: (record: z.output<z.ZodObject<Shape>>, site: SiteDefaults) => object,
): ContentType["derive"] & {} => {
  const schema = z.object(fields);
  return (record, site) => {
    const { data } = schema.safeParse(record);
    return data ? derive(data, site) : {};
  };
};

/** Unvalidated record. `stem`: file name without extension. `document`: absent if unparsable. */
export interface WrittenRecord {
  file: string;
  stem: string;
  type: ContentType;
  document?: { value: JsonValue } | undefined;
}

/** Issue that only a comparison with other records finds. */
export interface RecordIssue {
  record: WrittenRecord;
  path: FieldPath;
  message: string;
  /** Default: error. */
  severity?: ContentIssue["severity"];
}

export interface DerivedReleases {
  /** Publication times by file. */
  files: ReadonlyMap<string, number>;
  /** Publication times by page path, for pages without a record. */
  pages: ReadonlyMap<string, number>;
}

export interface UniqueField {
  path: FieldPath;
  /** Noun for messages, such as `DOI` in `is already the DOI of`. */
  noun: string;
}

export interface PageFacts {
  title: string;
  description: string;
  keywords: string;
  isNoindex: boolean;
  /** Path of the picture for social networks. */
  picture: string;
}

export type Metadata = ReadonlyMap<string, PageFacts>;

/** Content of a page's generated social picture, which also shows the kind's label. */
export interface EntryCard {
  title: string;
  detail: string;
  gradient: number;
  /** Logo mark: `vera` for `data/images/marks/vera-topbar.svg`. Ignored if the file is missing. */
  mark?: string;
}

/** Facts about one page, in plain text that outputs must escape. */
export interface Entry {
  path: string;
  title: string;
  summary?: string;
  label?: string;
  /** Page to create from `component`, a file in `src`. Undefined if `src/pages` has the page. */
  page?: {
    component: string;
    context: { key: string } & Readonly<Record<string, unknown>>;
  };
  /** Date of the last change, ISO 8601. */
  changed?: string;
  /** Excludes the page from sitemap, search, feeds, llms.txt and not-found suggestions. */
  isUnlisted?: boolean;
  search?: {
    /** Second line of a search result. */
    detail?: string;
    text: string;
    /** Sections of the page with their own search results. */
    sections?: readonly { fragment: string; title: string; detail: string; text: string }[];
  };
  card?: EntryCard;
  feed?: {
    published: Date;
    categories?: readonly string[];
    authors?: readonly string[];
  };
  menu?: { solution: MenuSolution } | { product: MenuProduct };
}

export interface OutputFile {
  /** Path on the site, such as `/feeds/news.xml`. */
  path: string;
  content: string;
}

/** Runs a GraphQL query; rejects with GraphQL's message if it fails. */
export type RunQuery = <Data>(query: string) => Promise<Data>;

/** Kind of record with pages. The build derives routes, search, feeds and the sitemap from it. */
interface KindSpec<Data> extends ContentType {
  /** Noun for one page, such as "Paper". */
  label: string;
  /** Section in llms.txt; absent if the kind isn't listed there. */
  section?: string;
  searchGroup: SearchGroup & { name: string };
  query: string;
  entries: (data: Data, metadata: Metadata) => readonly Entry[];
  /** Returns the feeds. `pagePath` is the page that lists the same entries. */
  feeds?: (entries: readonly Entry[]) => readonly {
    feed: Feed;
    pagePath: string;
    entries: readonly Entry[];
  }[];
  outputs?: (data: Data) => readonly OutputFile[];
  /** Returns the paths of generated files and feeds that depend on the records. */
  outputPaths?: (ids: readonly string[], records: readonly unknown[]) => readonly string[];
}

/** Kind without the type of its query data. */
export interface Kind extends Omit<KindSpec<never>, "entries" | "outputs"> {
  /** Runs the query and returns the pages of all records. Rejects if the query fails. */
  read: (
    runQuery: RunQuery,
    metadata: Metadata,
  ) => Promise<{ entries: readonly Entry[]; outputs: () => readonly OutputFile[] }>;
}

/** Creates a kind; `Data` is the type of its query data. */
export function defineKind<Data>({ entries, outputs, ...spec }: KindSpec<Data>): Kind {
  return {
    ...spec,
    read: async (runQuery, metadata) => {
      const data = await runQuery<Data>(spec.query);
      return { entries: entries(data, metadata), outputs: () => outputs?.(data) ?? [] };
    },
  };
}

/** Search group for kinds without a group of their own. */
export const pagesGroup: Kind["searchGroup"] = { name: "pages", label: "Pages", icon: fileText };

type TitledTexts = readonly { readonly title: string; readonly description: string }[];
type Searched = string | TitledTexts | null | undefined;

/** Converts HTML texts and sections to plain text. Adds a full stop to section titles. */
export const toSearchText = (...parts: readonly Searched[]): string =>
  parts
    .flatMap((part) =>
      typeof part === "string"
        ? part
        : (part ?? []).flatMap(({ title, description }) => [
            escapeHtml(/[.?!…]$/.test(title) ? title : `${title}.`),
            description,
          ]),
    )
    .filter((text) => text !== "")
    .map(htmlToText)
    .join(" ");

/** Escapes plain texts and sections of plain text for `toSearchText`. */
export const escapeTexts = (...parts: readonly Searched[]): Searched[] =>
  parts.map((part) =>
    typeof part === "string"
      ? escapeHtml(part)
      : part?.map(({ title, description }) => ({ title, description: escapeHtml(description) })),
  );

/** Returns the search documents of a page: one for the page, one per section; or none. */
export function toSearchDocuments({ path, title, search }: Entry, kind: string) {
  if (!search) return [];
  const document = (to: string, name: string, detail: string, text: string) => ({
    kind,
    path: to,
    title: collapseWhitespace(name),
    detail: collapseWhitespace(detail),
    text: collapseWhitespace(text),
  });
  const { detail = "", text, sections = [] } = search;
  return [
    document(path, title, detail, text),
    ...sections.map((section) =>
      document(withFragment(path, section.fragment), section.title, section.detail, section.text),
    ),
  ];
}
