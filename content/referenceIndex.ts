import { isObject } from "../src/lib/isObject";
import { goesLiveMs } from "../src/kinds/goesLiveMs";
import { getFragment } from "../src/lib/text";
import { slugify } from "../src/lib/slugify";
import { rssPath } from "../src/routes/feeds";
import { authorPath, fixedPaths, menusPath, searchIndexPath } from "../src/routes/paths";
import {
  llmsTxtPath,
  robotsPath,
  securityTxtPath,
  sitemapIndexPath,
  webManifestPath,
} from "../src/routes/siteFiles";
import { author } from "../src/kinds/author/kind";
import { claimSchema, type Claim } from "../src/kinds/settings/claims";
import { imageBudgetsSchema, type ImageBudgets } from "../src/kinds/settings/imageBudgets";
import type { ContentType } from "../src/kinds/kind";
import type { FieldPath } from "../src/lib/issue";
import { contentTypes, kinds } from "../src/kinds/registry";
import type { ContentFiles } from "./checkContent";
import { getStem } from "./fileIssues";
import type { Picture } from "./pictureFormat";
import { textsAt, valueAt, type JsonDocument, type JsonValue } from "./jsonDocument";

/** A file of a content type; no document if it can't be parsed. */
export interface LoadedRecord {
  file: string;
  stem: string;
  /** The record's real type, even if it lies in another type's folder. */
  type: ContentType;
  isMisplaced?: boolean;
  document?: JsonDocument;
}

export interface ReferenceIndex {
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pictures as records write them: `../images/product-vera.jpg`. */
  images: ReadonlySet<string>;
  staticFiles: ReadonlySet<string>;
  builtFiles: ReadonlySet<string>;
  claims: readonly Claim[];
  /** Limits of picture size and alt text; undefined if unreadable. */
  budgets?: ImageBudgets | undefined;
  pictures: ReadonlyMap<string, Picture>;
  icons: ReadonlySet<string>;
  /** Names offered by settings records; unreadable records are missing. */
  choices: ReadonlyMap<string, { names: ReadonlySet<string>; file: string }>;
  /** The site's address, with which links may start; empty if unknown. */
  website: string;
  /** Pages and their fragments by path; `"any"` if the record is unreadable. */
  pages: ReadonlyMap<string, ReadonlySet<string> | "any">;
  /** Patterns for pages whose address is only partly known. */
  unreadPages: readonly RegExp[];
}

/** Returns the id, or the file name if the id is unreadable. */
export const getId = ({ type, stem, document }: LoadedRecord): string =>
  (type.idField && getText(document?.value, type.idField)) || stem;

/** Returns the strings at a path; `*` matches every item of a list. */
export const getTexts = ({ document }: LoadedRecord, ...path: string[]): string[] =>
  textsAt(document?.value, path).map(({ value }) => value);

/**
 * Returns the first publication of each spelling, and of pages for authors without a record.
 * All times are in epoch milliseconds; Infinity for names only in drafts.
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

/** Returns all pages of a record, its main page first. */
export const getPages = (record: LoadedRecord): readonly string[] =>
  pagesNamed(record, getId(record));

/** Returns the main page, or undefined if the record has none. */
export const getPage = (record: LoadedRecord): string | undefined => getPages(record)[0];

/** Returns the pages that a record would have under this id. */
export const pagesNamed = ({ type, document }: LoadedRecord, id: string): readonly string[] =>
  type.getPages?.(id, document?.value) ?? [];

/** Returns an own property if it's a string, or undefined. */
export function getText(value: JsonValue | undefined, key: string): string | undefined {
  const text = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof text === "string" ? text : undefined;
}

export interface RecordSection {
  fragment: string;
  path: FieldPath;
  key: "anchor" | "title";
}

/** Returns the sections of a record. The fragment comes from the anchor, or else the title. */
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

const getFragments = (record: LoadedRecord): string[] => [
  ...getSections(record).map(({ fragment }) => fragment),
  ...(record.type.fragments ?? []),
];

const getClaims = ({ type, document }: LoadedRecord): Claim[] => {
  const items = type.typeName === "Claims" && document && valueAt(document.value, ["claims"]);
  return (Array.isArray(items) ? items : []).flatMap(
    (item) => claimSchema.safeParse(item).data ?? [],
  );
};

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

/** Returns the site's address without a trailing slash; empty if unknown. */
export function getWebsite(records: readonly LoadedRecord[]): string {
  const site = records.find(({ type }) => type.typeName === "SiteSettings")?.document?.value;
  return getText(site && valueAt(site, ["addresses"]), "website")?.replace(/\/+$/, "") ?? "";
}

export const getChoices = (records: readonly LoadedRecord[]): ReferenceIndex["choices"] =>
  new Map(
    records.flatMap(({ type, document, file }) =>
      Object.entries(document ? (type.choices ?? {}) : {}).map(([of, path]) => {
        const names = textsAt(document?.value, path).map(({ value }) => value);
        return [of, { names: new Set(names), file }] as const;
      }),
    ),
  );

/** Builds the index. Invalid records count by file name, so that one issue doesn't cause others. */
export function buildReferenceIndex(
  records: readonly LoadedRecord[],
  files: Pick<ContentFiles, "images" | "staticFiles" | "pictures" | "iconNames">,
): ReferenceIndex {
  const ids = new Map<string, Set<string>>();
  const pages = new Map<string, ReadonlySet<string> | "any">(
    fixedPaths.map((path) => [path, new Set()]),
  );
  // Without its record, a fixed page's fragments are unknown.
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
