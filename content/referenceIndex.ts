import { getFragment } from "../src/lib/text";
import {
  rssPath,
  llmsTxtPath,
  robotsPath,
  securityTxtPath,
  sitemapIndexPath,
  webManifestPath,
} from "../src/routes/files";
import { fixedPaths, menusPath, searchIndexPath } from "../src/routes/paths";
import { claimsSchema } from "../src/kinds/settings/claims";
import { imageBudgetsSchema, siteSchema } from "../src/kinds/settings/site";
import type { ContentType, WrittenRecord } from "../src/kinds/kind";
import { contentTypes, kinds } from "../src/kinds/registry";
import { type ContentFiles, getStem, isImageName } from "./checkFiles";
import { type JsonDocument } from "./jsonDocument";
import { getText, getTextsAt, getValueAt } from "../src/lib/json";

/** Record file; without `document` if the file can't be parsed. */
export interface LoadedRecord extends WrittenRecord {
  /** True if the record is in the folder of another type. */
  isMisplaced?: boolean;
  document?: JsonDocument | undefined;
}

export type ReferenceIndex = ReturnType<typeof buildReferenceIndex>;

export const getId = ({ type, stem, document }: LoadedRecord): string =>
  (type.idField && getText(document?.value, type.idField)) || stem;

/** Returns the paths of a record's pages, main page first. */
export const getPages = (record: LoadedRecord, id = getId(record)): readonly string[] =>
  record.type.getPages?.(id, record.document?.value) ?? [];

/** Returns the sections. `text`: anchor or, without one, title, from which the fragment derives. */
export const getSections = ({ type, document }: LoadedRecord) =>
  (type.sections ?? []).flatMap((list) => {
    const items = getValueAt(document?.value, list);
    return (Array.isArray(items) ? items : []).flatMap((item, index) => {
      const key = getText(item, "anchor") === undefined ? "title" : "anchor";
      const text = getText(item, key);
      if (text === undefined) return [];
      const fragment = key === "anchor" ? text : getFragment(text);
      return [{ text, fragment, path: [...list, index], key }];
    });
  });

const getFragments = (record: LoadedRecord): string[] => [
  ...getSections(record).map(({ fragment }) => fragment),
  ...(record.type.fragments ?? []),
];

const getBuiltFiles = (records: readonly LoadedRecord[]): ReadonlySet<string> =>
  new Set([
    ...[robotsPath, securityTxtPath, webManifestPath, llmsTxtPath, sitemapIndexPath],
    ...[menusPath, searchIndexPath],
    ...kinds.flatMap((kind) => {
      const { feeds, outputPaths } = kind;
      const ofKind = records.filter(({ type }) => type === kind);
      const ids = ofKind.flatMap((record) => [getId(record), record.stem]);
      const values = ofKind.map(({ document }) => document?.value);
      return [
        ...(feeds?.([]) ?? []).map(({ feed }) => rssPath(feed)),
        ...(outputPaths?.(ids, values) ?? []),
      ];
    }),
  ]);

const getValueOf = (records: readonly LoadedRecord[], schema: ContentType["schema"]) =>
  records.find(({ type }) => type.schema === schema)?.document?.value;

/** Returns the site's address without a trailing slash; empty if unknown. */
export function getWebsite(records: readonly LoadedRecord[]): string {
  const addresses = getValueAt(getValueOf(records, siteSchema), ["addresses"]);
  return getText(addresses, "website")?.replace(/\/+$/, "") ?? "";
}

/** Returns the names that fields of the role `choice` may have. Omits records without document. */
export const getChoices = (records: readonly LoadedRecord[]) =>
  new Map(
    records.flatMap(({ type, document, file }) =>
      Object.entries(document ? (type.choices ?? {}) : {}).map(([of, path]) => {
        const names = getTextsAt(document?.value, path).map(({ value }) => value);
        return [of, { names: new Set(names), file }] as const;
      }),
    ),
  );

/** Indexes each record by id and by file name, so that a wrong id doesn't cause other issues. */
export function buildReferenceIndex(
  records: readonly LoadedRecord[],
  files: Pick<ContentFiles, "images" | "staticFiles" | "pictures" | "iconNames">,
) {
  const ids = new Map<string, Set<string>>();
  /** Fragments by page path; `"any"` if the record is missing or can't be parsed. */
  const pages = new Map<string, ReadonlySet<string> | "any">(
    fixedPaths.map((path) => [path, new Set()]),
  );
  // Until its record is read below, such a page may have any fragment.
  for (const { files: names = [], getPages: pagesOf } of contentTypes) {
    for (const page of names.flatMap((name) => pagesOf?.(getStem(name), undefined) ?? []))
      pages.set(page, "any");
  }
  for (const { fragments, getReleases } of contentTypes)
    for (const page of getReleases?.(records).pages.keys() ?? [])
      pages.set(page, new Set(fragments));
  /** Patterns for pages whose address is only partly known. */
  const unreadPages: RegExp[] = [];
  for (const record of records) {
    const { type, stem, document } = record;
    const names = new Set([getId(record), stem]);
    const known = ids.get(type.kind ?? "") ?? new Set();
    if (type.kind) ids.set(type.kind, known);
    for (const name of names) {
      known.add(name);
      const [page, ...others] = getPages(record, name);
      if (page?.includes("{"))
        unreadPages.push(new RegExp(`^${page.replace(/\{\w+\}/g, "[^/]+")}$`));
      else if (page !== undefined)
        pages.set(page, document ? new Set(getFragments(record)) : "any");
      for (const other of others) pages.set(other, new Set());
    }
  }
  return {
    ids,
    images: new Set(files.images.filter(isImageName).map((file) => file.replace("data/", "../"))),
    staticFiles: new Set(files.staticFiles),
    claims: claimsSchema.safeParse(getValueOf(records, claimsSchema)).data?.claims,
    budgets: imageBudgetsSchema.safeParse(getValueOf(records, imageBudgetsSchema)).data,
    builtFiles: getBuiltFiles(records),
    pictures: files.pictures,
    icons: new Set(files.iconNames),
    choices: getChoices(records),
    website: getWebsite(records),
    pages,
    unreadPages,
  };
}
