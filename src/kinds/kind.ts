import type { z } from "zod";
import type { FieldPath } from "../lib/issue";
import type { MenuProduct, MenuSolution } from "../lib/menus";
import type { SearchKind } from "../lib/search/searchPages";
import type { Feed } from "../routes/feeds";
import { withFragment } from "../routes/paths";
import { collapseWhitespace } from "../lib/text";
import type { Draft } from "./draft";
import { toPlainText } from "./html";

/** Where the records of one kind live, what they must look like, and what the check and the commands know of them. */
export interface ContentType {
  /** Folder in `data/`. */
  folder: string;
  /** The one file of a singleton; absent where the folder holds a record a file. */
  files?: readonly string[];
  /** GraphQL type. */
  typeName: string;
  schema: z.ZodObject;
  /** The field that equals the file's name; absent where the name is free or fixed. */
  idField?: "id" | "prettyURL";
  /** How other records and commands name this kind. */
  kind?: string;
  /**
   * The pages that a record makes under a name, its own first. A part that only the record says and
   * that can't be read from it stands in braces.
   */
  getPages?: (name: string, record: unknown) => readonly string[];
  /** Where a record says of its pages, in their order, what search engines are told. */
  described?: readonly DescribedPage[];
  /** The kind whose name comes before this one's own in the address. */
  below?: string;
  /** The lists of a record whose items become sections of its page. */
  sections?: readonly FieldPath[];
  /**
   * The fragments that its view gives to parts of its own, some only where the record fills the part.
   * Links may name them; no section may, since a page can't hold an id twice.
   */
  fragments?: readonly string[];
  /** What no two records may share, each with what it is of the record that has it. */
  unique?: readonly UniqueField[];
  /** The lists of names from which fields of other records choose, by what a name is. */
  choices?: Readonly<Record<string, FieldPath>>;
  /** Fields that group records, which must be spelled alike. */
  groups?: readonly string[];
  /** How `npm run new` begins a record. */
  draft?: Draft;
}

/** A field whose value no two records may share. */
export interface UniqueField {
  path: FieldPath;
  /** What the value is, as in `is already the DOI of`. */
  what: string;
}

/** Where a record says what search engines and social networks are told of one of its pages. */
export interface DescribedPage {
  /** The field for it. */
  field: string;
  /** The field that says of a record that its page shows another's. */
  unless?: string;
  /** Other fields whose words count where that field has none; of several the first that has some. */
  title?: FieldPath;
  description?: readonly FieldPath[];
  /** Fields that together are its keywords where it has none. */
  keywords?: readonly FieldPath[];
  /** What counts instead for a page that the record doesn't describe by itself, by the record's title. */
  make?: (title: string) => { title: string; description: string; keywords: string };
  socialType?: "article";
  /** A second set for the record's first page. */
  variant?: "confirm";
}

/** A page that a record makes: its component (a file below `src`), and what the component's query gets. */
export interface KindPage {
  component: string;
  context: { key: string } & Readonly<Record<string, unknown>>;
}

/** What a page's metadata say of it. */
export interface PageFacts {
  title: string;
  description: string;
  keywords: string;
  isNoindex: boolean;
  /** Address of the picture for social networks. */
  picture: string;
}

/** The metadata of all pages by their paths. */
export type Metadata = ReadonlyMap<string, PageFacts>;

/** What is drawn on a page's picture for social networks, beside its kind. */
export interface EntryCard {
  title: string;
  /** A fact beside the kind, such as the venue. */
  detail: string;
  /** Number of a gradient, from 1 to 7. */
  gradient: number;
  /** Name of a mark in `data/images/marks`. A page without that file has none. */
  mark?: string;
}

/** What the rest of the site says of one page. Texts are plain; nothing here reaches a browser as it is. */
export interface Entry {
  path: string;
  title: string;
  /** A sentence or more about it, for lists. */
  summary?: string;
  /** What it is, where that is not its kind. */
  label?: string;
  /** The page that the record makes; nothing for a page of `src/pages`. */
  page?: KindPage;
  /** When its content was last changed, ISO 8601. */
  changed?: string;
  /** Not in the sitemap, search, feeds, llms.txt and not-found's suggestions. */
  isUnlisted?: boolean;
  search?: {
    /** A line below the title. */
    detail?: string;
    text: string;
    /** Blocks of the page that are found by themselves. */
    parts?: readonly { fragment: string; title: string; detail: string; text: string }[];
  };
  card?: EntryCard;
  feed?: {
    published: Date;
    categories?: readonly string[];
    authors?: readonly string[];
  };
  menu?: { solution: MenuSolution } | { product: MenuProduct };
}

/** A file that the site has beside its pages. */
export interface OutputFile {
  /** Its address, such as `/feeds/news.xml`. */
  path: string;
  content: string;
}

/** A feed and the page whose entries it repeats. */
export interface KindFeed {
  feed: Feed;
  pagePath: string;
  entries: readonly Entry[];
}

/** Asks the records; throws what GraphQL says where it can't answer. */
export type Ask = <Data>(query: string) => Promise<Data>;

/** A kind of record that has pages. Everything that the site says of them is made from here. */
export interface KindSpec<Data> extends ContentType {
  /** What one page is, such as "Paper". */
  label: string;
  /** Its section in llms.txt; absent where it has none. */
  section?: string;
  /** The group of its results in the search. */
  searchGroup: SearchKind;
  /** The one question to the data layer. */
  query: string;
  /** Every page of the kind, in the order of lists. */
  entries: (data: Data, metadata: Metadata) => readonly Entry[];
  /** The feeds of its listed pages. */
  feeds?: (entries: readonly Entry[]) => readonly KindFeed[];
  /** Files of its own beside the pages. */
  outputs?: (data: Data) => readonly OutputFile[];
  /** The addresses of those files, and of feeds that only some records have, by what the records' files say. */
  outputPaths?: (ids: readonly string[], records: readonly unknown[]) => readonly string[];
}

/** A kind, whatever its query answers. */
export interface Kind extends Omit<KindSpec<never>, "entries" | "outputs"> {
  /** The pages and files of all its records. Throws where they can't be read. */
  read: (
    ask: Ask,
    metadata: Metadata,
  ) => Promise<{ entries: readonly Entry[]; outputs: readonly OutputFile[] }>;
}

/** Ties the answer of a kind's query to what is made of it. */
export function defineKind<Data>({ entries, outputs, ...spec }: KindSpec<Data>): Kind {
  return {
    ...spec,
    read: async (ask, metadata) => {
      const data = await ask<Data>(spec.query);
      return { entries: entries(data, metadata), outputs: outputs?.(data) ?? [] };
    },
  };
}

type MaybeText = string | null | undefined;

/** Texts one after the other; what isn't there is passed over. */
export const joined = (...texts: readonly MaybeText[]): string =>
  texts.filter((text) => text !== null && text !== undefined && text !== "").join(" ");

/** The words of HTML that a record may lack. */
export const getWords = (html: MaybeText): MaybeText => html && toPlainText(html);

type Titled = readonly { readonly title: string; readonly description: string }[];

/** Titles and plain texts, one after the other. */
export const titledTexts = (parts: Titled): string[] =>
  parts.flatMap(({ title, description }) => [
    /[.?!…]$/.test(title) ? title : `${title}.`,
    description,
  ]);

/** Titles and texts of blocks whose texts are HTML, one after the other. */
export const blockTexts = (blocks: Titled): string[] =>
  titledTexts(
    blocks.map(({ title, description }) => ({ title, description: toPlainText(description) })),
  );

/** What the search knows of a page and of its parts. */
export function toSearchDocuments({ path, title, search }: Entry, kind: SearchKind) {
  if (!search) return [];
  const document = (to: string, name: string, detail: string, text: string) => ({
    kind,
    path: to,
    title: collapseWhitespace(name),
    detail: collapseWhitespace(detail),
    text: collapseWhitespace(text),
  });
  const { detail = "", text, parts = [] } = search;
  return [
    document(path, title, detail, text),
    ...parts.map((part) =>
      document(withFragment(path, part.fragment), part.title, part.detail, part.text),
    ),
  ];
}
