import { isObject } from "../../src/lib/isObject";
import { goesLiveMs } from "../../src/kinds/goesLiveMs";
import { getFragment } from "../../src/lib/text";
import { slugify } from "../../src/lib/slugify";
import { rssPath } from "../../src/routes/feeds";
import { authorPath, fixedPaths, menusPath, searchIndexPath } from "../../src/routes/paths";
import {
  llmsTxtPath,
  robotsPath,
  securityTxtPath,
  sitemapIndexPath,
  webManifestPath,
} from "../../src/routes/siteFiles";
import { author } from "../../src/kinds/author/kind";
import { claimSchema, type Claim } from "../../src/kinds/settings/claims";
import { imageBudgetsSchema, type ImageBudgets } from "../../src/kinds/settings/imageBudgets";
import type { ContentType } from "../../src/kinds/kind";
import type { FieldPath } from "../../src/lib/issue";
import { contentTypes, kinds } from "../../src/kinds/registry";
import type { ContentFiles } from "./checkContent";
import { getStem } from "./fileIssues";
import type { Picture } from "./pictureFormat";
import { textsAt, valueAt, type JsonDocument, type JsonValue } from "./jsonDocument";

/** A file of `data/` that belongs to a content type; without a document where it is no JSON. */
export interface LoadedRecord {
  file: string;
  stem: string;
  /** What the record is, even where it lies in the folder of another type. */
  type: ContentType;
  /** True where the record lies in the folder of another type. */
  isMisplaced?: boolean;
  document?: JsonDocument;
}

/** All that records may name. */
export interface ReferenceIndex {
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pictures as records write them: `../images/product-vera.jpg`. */
  images: ReadonlySet<string>;
  staticFiles: ReadonlySet<string>;
  /** Addresses of the files that the build writes. */
  builtFiles: ReadonlySet<string>;
  /** The numbers that our texts may write. */
  claims: readonly Claim[];
  /** What pictures may weigh and how long their texts may be, where that can be read. */
  budgets?: ImageBudgets | undefined;
  /** What is known of pictures, by their path from the project's root. */
  pictures: ReadonlyMap<string, Picture>;
  icons: ReadonlySet<string>;
  /** The names that lists of settings records offer, by what they are; without one whose record can't be read. */
  choices: ReadonlyMap<string, { names: ReadonlySet<string>; file: string }>;
  /** The site's own address, with which links may begin; empty where no record says it. */
  website: string;
  /** Every address of the site with its fragments; `"any"` where the page's record cannot be read. */
  pages: ReadonlyMap<string, ReadonlySet<string> | "any">;
  /** Addresses that a record evidently has although it doesn't say them rightly. */
  unreadPages: readonly RegExp[];
}

/** The name by which others know a record: its id, or its file's name where the id cannot be read. */
export const getId = ({ type, stem, document }: LoadedRecord): string =>
  (type.idField && getText(document?.value, type.idField)) || stem;

/** The texts of a record at a path in which `*` stands for every item of a list. */
export const getTexts = ({ document }: LoadedRecord, ...path: string[]): string[] =>
  textsAt(document?.value, path).map(({ value }) => value);

/**
 * The first moment at which a paper names a person, by the spelling of the name; and the pages of
 * people who need no record, as their papers spell them in one way, with that moment.
 */
export function authorPages(records: readonly LoadedRecord[]) {
  const papers = new Map<string, number>();
  const pages = new Map<string, number>();
  const ofType = (name: string) => records.filter(({ type }) => type.typeName === name);
  const joined = new Set(ofType("Author").flatMap((one) => getTexts(one, "spellings", "*")));
  for (const record of ofType("Publication")) {
    const paper = record.document?.value;
    const live = isObject(paper) ? goesLiveMs(paper) : Infinity;
    for (const name of getTexts(record, "authors", "*", "name")) {
      const page = authorPath(slugify(name));
      papers.set(name, Math.min(live, papers.get(name) ?? Infinity));
      if (!joined.has(name)) pages.set(page, Math.min(live, pages.get(page) ?? Infinity));
    }
  }
  return { papers, pages };
}

/** All pages that a record makes, its own first. */
export const getPages = (record: LoadedRecord): readonly string[] =>
  pagesNamed(record, getId(record));

/** The page on which a record is shown; nothing for records without a page of their own. */
export const getPage = (record: LoadedRecord): string | undefined => getPages(record)[0];

/** The pages that a record makes under an id. */
export const pagesNamed = ({ type, document }: LoadedRecord, id: string): readonly string[] =>
  type.getPages?.(id, document?.value) ?? [];

/** A text of a record, or nothing where it has none of that name. */
export function getText(value: JsonValue | undefined, key: string): string | undefined {
  const text = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof text === "string" ? text : undefined;
}

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
  (type.sections ?? []).flatMap((list) => {
    const items = document && valueAt(document.value, list);
    return (Array.isArray(items) ? items : []).flatMap((item, index): RecordSection[] => {
      const path = [...list, index];
      const anchor = getText(item, "anchor");
      if (anchor !== undefined) return [{ fragment: anchor, path, key: "anchor" }];
      const title = getText(item, "title");
      return title === undefined ? [] : [{ fragment: getFragment(title), path, key: "title" }];
    });
  });

/** All fragments of a record's page. */
const getFragments = (record: LoadedRecord): string[] => [
  ...getSections(record).map(({ fragment }) => fragment),
  ...(record.type.fragments ?? []),
];

/** The claims of the record that lists them, as far as they can be read. */
const getClaims = ({ type, document }: LoadedRecord): Claim[] => {
  const items = type.typeName === "Claims" && document && valueAt(document.value, ["claims"]);
  return (Array.isArray(items) ? items : []).flatMap(
    (item) => claimSchema.safeParse(item).data ?? [],
  );
};

/** Addresses of the files that the build writes: those that are there whatever the records say, and those of the kinds. */
const builtFiles = (records: readonly LoadedRecord[]): ReadonlySet<string> =>
  new Set([
    robotsPath,
    securityTxtPath,
    webManifestPath,
    llmsTxtPath,
    sitemapIndexPath,
    menusPath,
    searchIndexPath,
    ...kinds.flatMap(({ typeName, feeds, outputPaths }) => {
      const ofKind = records.filter(({ type }) => type.typeName === typeName);
      const ids = ofKind.flatMap((record) => [getId(record), record.stem]);
      const values = ofKind.map(({ document }) => document?.value);
      return [
        ...(feeds?.([]) ?? []).map(({ feed }) => rssPath(feed)),
        ...(outputPaths?.(ids, values) ?? []),
      ];
    }),
  ]);

/** The site's own address, as far as it can be read. */
export function getWebsite(records: readonly LoadedRecord[]): string {
  const site = records.find(({ type }) => type.typeName === "SiteSettings")?.document?.value;
  return getText(site && valueAt(site, ["addresses"]), "website")?.replace(/\/+$/, "") ?? "";
}

/** The names that lists of records offer to fields of others, by what a name is. */
export const getChoices = (records: readonly LoadedRecord[]): ReferenceIndex["choices"] =>
  new Map(
    records.flatMap(({ type, document, file }) =>
      Object.entries(document ? (type.choices ?? {}) : {}).map(([of, path]) => {
        const names = textsAt(document?.value, path).map(({ value }) => value);
        return [of, { names: new Set(names), file }] as const;
      }),
    ),
  );

/** Gathers what exists. A record counts by its file even where it is invalid, so that one issue stays one. */
export function buildReferenceIndex(
  records: readonly LoadedRecord[],
  files: Pick<ContentFiles, "images" | "staticFiles" | "pictures" | "iconNames">,
): ReferenceIndex {
  const ids = new Map<string, Set<string>>();
  const pages = new Map<string, ReadonlySet<string> | "any">(
    fixedPaths.map((path) => [path, new Set()]),
  );
  // While the record of a fixed page is missing, nobody knows its fragments.
  for (const { files: names = [], getPages: pagesOf } of contentTypes) {
    for (const page of names.flatMap((name) => pagesOf?.(getStem(name), undefined) ?? []))
      pages.set(page, "any");
  }
  for (const page of authorPages(records).pages.keys()) pages.set(page, new Set(author.fragments));
  const unreadPages: RegExp[] = [];
  for (const record of records) {
    const { type, stem, document } = record;
    const names = new Set([getId(record), stem]);
    if (type.kind) ids.set(type.kind, new Set([...(ids.get(type.kind) ?? []), ...names]));
    for (const name of names) {
      const [page, ...others] = pagesNamed(record, name);
      if (page?.includes("{"))
        unreadPages.push(new RegExp(`^${page.replace(/\{\w+\}/g, "[^/]+")}$`));
      else if (page !== undefined)
        pages.set(page, document ? new Set(getFragments(record)) : "any");
      for (const other of others) pages.set(other, new Set());
    }
  }
  const valueOf = (typeName: string) =>
    records.find(({ type }) => type.typeName === typeName)?.document?.value;
  return {
    ids,
    images: new Set(files.images.map((file) => file.replace(/^data\//, "../"))),
    staticFiles: new Set(files.staticFiles),
    claims: records.flatMap(getClaims),
    budgets: imageBudgetsSchema.safeParse(valueOf("ImageBudgets")).data,
    builtFiles: builtFiles(records),
    pictures: files.pictures,
    icons: new Set(files.iconNames),
    choices: getChoices(records),
    website: getWebsite(records),
    pages,
    unreadPages,
  };
}
