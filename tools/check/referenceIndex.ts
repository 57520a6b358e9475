import { isObject } from "../../src/lib/isObject";
import { getFragment } from "../../src/lib/text";
import { slugify } from "../../src/lib/slugify";
import {
  aboutPath,
  applyPath,
  authorPath,
  contactsPath,
  cookiesPath,
  fixedPaths,
  homePath,
  legalPath,
  newsPath,
  notFoundPath,
  researchPath,
  termsPath,
  unsubscribePath,
} from "../../src/routes/paths";
import { recordPaths } from "../../src/routes/recordPaths";
import { claimSchema, type Claim } from "../../src/kinds/settings/claims";
import type { ContentType } from "../../src/kinds/kind";
import type { RecordKind } from "../../src/kinds/fields";
import { pageFragments } from "../../src/kinds/pageFragments";
import { builtFiles } from "./builtFiles";
import type { FieldPath } from "./issue";
import type { Picture } from "./pictureFormat";
import { textsAt, valueAt, type JsonDocument, type JsonValue } from "./jsonDocument";

/** A file of `data/` that belongs to a content type; without a document where it is no JSON. */
export interface LoadedRecord {
  file: string;
  /** The file's name without its ending. */
  stem: string;
  /** What the record is, even where it lies in the folder of another type. */
  type: ContentType;
  /** True where the record lies in the folder of another type. */
  isMisplaced?: boolean;
  document?: JsonDocument;
}

/** All that records may name. */
export interface ReferenceIndex {
  ids: ReadonlyMap<RecordKind, ReadonlySet<string>>;
  /** Pictures as records write them: `../images/product-vera.jpg`. */
  images: ReadonlySet<string>;
  /** Addresses of the files in `static/`. */
  staticFiles: ReadonlySet<string>;
  /** Addresses of the files that the build writes. */
  builtFiles: ReadonlySet<string>;
  /** The numbers that our texts may write. */
  claims: readonly Claim[];
  /** What is known of pictures, by their path from the project's root. */
  pictures: ReadonlyMap<string, Picture>;
  icons: ReadonlySet<string>;
  /** The groups of jobs as the first job of each spells them, by the name without letter case. */
  jobCategories: ReadonlyMap<string, string>;
  /** The site's own address, with which links may begin; empty where no record says it. */
  website: string;
  /** Every address of the site with its fragments; `"any"` where the page's record cannot be read. */
  pages: ReadonlyMap<string, ReadonlySet<string> | "any">;
  /** Ends of addresses that exist although their record does not name them rightly. */
  unreadCaseStudies: ReadonlySet<string>;
}

/** The form of a case study's address, which is a field; one of another form is no page of the site. */
const CASE_STUDY_ADDRESS = /^\/case-study\/[a-z0-9-]+\/([a-z0-9-]+)$/;

/** Fixed pages whose fragments a record names; while it is missing, nobody knows them. */
const PAGES_OF_RECORDS: ReadonlySet<string> = new Set([
  homePath,
  aboutPath,
  termsPath,
  cookiesPath,
]);

/** The pages of records that there is one of. */
const PAGES_OF_SINGLES: Readonly<Record<string, string>> = {
  HomePage: homePath,
  AboutPage: aboutPath,
  ContactsPage: contactsPath,
  ResearchPage: researchPath,
  NewsPage: newsPath,
  UnsubscribePage: unsubscribePath,
  NotFoundPage: notFoundPath,
};

/** The name by which others know a record: its id, or its file's name where the id cannot be read. */
export const getId = ({ type, stem, document }: LoadedRecord): string =>
  (type.idField && getText(document?.value, type.idField)) || stem;

/** The pages of people who need no record: those whose papers spell them in one way. */
function plainAuthorPages(records: readonly LoadedRecord[]): string[] {
  const namesAt = (typeName: string, ...path: string[]) =>
    records
      .filter(({ type }) => type.typeName === typeName)
      .flatMap(({ document }) => textsAt(document?.value, path))
      .map(({ value }) => value);
  const joined = new Set(namesAt("Author", "spellings", "*"));
  return namesAt("Publication", "authors", "*", "name")
    .filter((name) => !joined.has(name))
    .map((name) => authorPath(slugify(name)));
}

/** The page on which a record is shown; nothing for records without a page of their own. */
export function getPage(record: LoadedRecord): string | undefined {
  return pageNamed(record, getId(record));
}

/** All pages that a record makes, its own first. */
export const getPages = (record: LoadedRecord): string[] => pagesNamed(record, getId(record));

/** The pages that a record makes under an id. */
export function pagesNamed(record: LoadedRecord, id: string): string[] {
  const page = pageNamed(record, id);
  return [
    ...(page === undefined ? [] : [page]),
    ...(record.type.kind === "job" ? [applyPath(id)] : []),
  ];
}

function pageNamed({ type, stem, document }: LoadedRecord, id: string): string | undefined {
  if (type.kind === "case-study") {
    const url = getText(document?.value, "url") ?? "";
    return CASE_STUDY_ADDRESS.test(url) ? url : undefined;
  }
  if (type.kind !== undefined) return recordPaths[type.kind](id);
  if (type.typeName === "Author") return authorPath(id);
  return type.typeName === "LegalPage" ? legalPath(stem) : PAGES_OF_SINGLES[type.typeName];
}

/** A text of a record, or nothing where it has none of that name. */
export function getText(value: JsonValue | undefined, key: string): string | undefined {
  const text = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof text === "string" ? text : undefined;
}

/** The lists of a record whose items become sections of its page. */
const SECTION_LISTS: Readonly<Record<string, readonly FieldPath[]>> = {
  Solution: [["content"]],
  Product: [["content"], ["modules"]],
  CaseStudy: [["sections"]],
  AboutPage: [["how", "items"]],
  LegalPage: [["sections"]],
};

/** A section of a page that a record makes. */
export interface RecordSection {
  fragment: string;
  /** The place of the item in the record. */
  path: FieldPath;
  /** The field that the fragment is made of. */
  key: "anchor" | "title";
}

/** The sections that a record makes, addressed by their anchor, or by their title where there is none. */
export const getSections = ({ type, document }: LoadedRecord): RecordSection[] =>
  (SECTION_LISTS[type.typeName] ?? []).flatMap((list) => {
    const items = document && valueAt(document.value, list);
    return (Array.isArray(items) ? items : []).flatMap((item, index): RecordSection[] => {
      const path = [...list, index];
      const anchor = getText(item, "anchor");
      if (anchor !== undefined) return [{ fragment: anchor, path, key: "anchor" }];
      const title = getText(item, "title");
      return title === undefined ? [] : [{ fragment: getFragment(title), path, key: "title" }];
    });
  });

/** The fragments that the view of a record's page has whatever the record's sections are. */
export const getViewFragments = ({ typeName }: ContentType): readonly string[] =>
  new Map<string, readonly string[]>(Object.entries(pageFragments)).get(typeName) ?? [];

/** All fragments of a record's page. */
const getFragments = (record: LoadedRecord): string[] => [
  ...getSections(record).map(({ fragment }) => fragment),
  ...getViewFragments(record.type),
];

/** The claims of the record that lists them, as far as they can be read. */
const getClaims = ({ type, document }: LoadedRecord): Claim[] => {
  const items = type.typeName === "Claims" && document && valueAt(document.value, ["claims"]);
  return (Array.isArray(items) ? items : []).flatMap(
    (item) => claimSchema.safeParse(item).data ?? [],
  );
};

function jobCategories(records: readonly LoadedRecord[]): Map<string, string> {
  const categories = records
    .filter(({ type }) => type.kind === "job")
    .flatMap(({ document }) => getText(document?.value, "category") ?? []);
  // The first of equal keys stays, where the list is read from its end.
  return new Map(categories.reverse().map((category) => [category.toLowerCase(), category]));
}

/** The site's own address, as far as it can be read. */
export function getWebsite(records: readonly LoadedRecord[]): string {
  const site = records.find(({ type }) => type.typeName === "SiteSettings")?.document?.value;
  return getText(site && valueAt(site, ["addresses"]), "website")?.replace(/\/+$/, "") ?? "";
}

/** Gathers what exists. A record counts by its file even where it is invalid, so that one issue stays one. */
export function buildReferenceIndex(
  records: readonly LoadedRecord[],
  files: {
    images: readonly string[];
    staticFiles: readonly string[];
    pictures: ReferenceIndex["pictures"];
    iconNames: readonly string[];
  },
): ReferenceIndex {
  const ids = new Map<RecordKind, Set<string>>();
  const pages = new Map<string, ReadonlySet<string> | "any">(
    fixedPaths.map((path) => [path, PAGES_OF_RECORDS.has(path) ? "any" : new Set<string>()]),
  );
  for (const page of plainAuthorPages(records)) pages.set(page, new Set(pageFragments.Author));
  const unreadCaseStudies = new Set<string>();
  for (const record of records) {
    const { type, stem, document } = record;
    const names = new Set([getId(record), stem]);
    if (type.kind) {
      const known = ids.get(type.kind) ?? new Set<string>();
      for (const name of names) known.add(name);
      ids.set(type.kind, known);
    }
    for (const name of names) {
      const [page, ...others] = pagesNamed(record, name);
      if (page !== undefined) pages.set(page, document ? new Set(getFragments(record)) : "any");
      for (const other of others) pages.set(other, new Set());
    }
    const [, end] = CASE_STUDY_ADDRESS.exec(getText(document?.value, "url") ?? "") ?? [];
    if (type.kind === "case-study" && end !== stem) unreadCaseStudies.add(stem);
  }
  return {
    ids,
    images: new Set(files.images.map((file) => file.replace(/^data\//, "../"))),
    staticFiles: new Set(files.staticFiles),
    claims: records.flatMap(getClaims),
    builtFiles: builtFiles(ids.get("publication") ?? []),
    pictures: files.pictures,
    icons: new Set(files.iconNames),
    jobCategories: jobCategories(records),
    website: getWebsite(records),
    pages,
    unreadCaseStudies,
  };
}
