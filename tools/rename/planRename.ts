import { describedSchema } from "../../src/kinds/fields";
import { isLive } from "../../src/kinds/getGoLiveMs";
import { isObject } from "../../src/lib/json";
import { REDIRECTS_FILE } from "../../src/kinds/settings/redirects";
import { readRecords, addTexts } from "../../content/checkContent";
import type { ContentFiles } from "../../content/checkFiles";
import { getPages, getWebsite, type LoadedRecord } from "../../content/referenceIndex";
import { readText } from "../../content/readText";
import { checkValue } from "../../content/checkShape";
import { didYouMean, quote } from "../../src/lib/messages";
import { toKindLabel } from "../../content/recordKinds";
import { recordText } from "../../content/recordText";
import { planRedirects } from "./planRedirects";
import { replaceReference, type Renaming } from "./renamedValue";

export type ChangePlan = ReturnType<typeof planChange>;

type NameChange = Pick<Renaming, "kind" | "from" | "to">;

/** Finds a record. Throws for an unknown one, with a suggestion. */
function findRecord(records: readonly LoadedRecord[], { kind, from }: NameChange): LoadedRecord {
  const sameKind = records.filter(({ type }) => type.kind === kind.kind);
  const record = sameKind.find(({ stem }) => stem === from);
  if (record) return record;
  const near = didYouMean(
    from,
    sameKind.map(({ stem }) => stem),
  );
  const label = toKindLabel(kind.kind);
  throw new Error(`There is no ${label} ${quote(from)} in data/${kind.folder}${near || "."}`);
}

/** Maps old paths to new ones, including pages below the record's own. */
function getRenamedPages(
  record: LoadedRecord,
  records: readonly LoadedRecord[],
  { kind, from, to }: NameChange,
): Map<string, string> {
  const pages = new Map<string, string>();
  const after = getPages(record, to);
  getPages(record).forEach((page, index) => {
    const renamed = after[index];
    // Skips an address that the record contains, because the page may have it already.
    const isSaid = record.document?.texts.some(({ value }) => value === renamed);
    if (renamed !== undefined && renamed !== page && isSaid !== true) pages.set(page, renamed);
  });
  for (const other of records.filter(({ type }) => type.parentKind === kind.kind)) {
    for (const page of getPages(other)) {
      const renamed = page.replace(`/${from}/`, `/${to}/`);
      if (renamed !== page) pages.set(page, renamed);
    }
  }
  return pages;
}

/** Returns a record's text after the renaming; its formatting stays if nothing changes. */
function renameWithin(holder: LoadedRecord, text: string, renaming: Renaming): string {
  const { record, kind, to } = renaming;
  const { schema } = holder.type;
  const value = holder.document?.value;
  const own = holder === record && isObject(value) ? { ...value, [kind.idField]: to } : value;
  const renamed = recordText(schema, own, value, (field, part) =>
    typeof part === "string"
      ? replaceReference(part, describedSchema(field).meta?.field, renaming)
      : part,
  );
  return renamed === recordText(schema, value) ? text : renamed;
}

/** Plans changes of links and references. Moves the file to `to`, or removes it without `to`. */
function planChange(
  files: ContentFiles,
  records: readonly LoadedRecord[],
  change: Omit<Renaming, "website">,
  to: string | undefined,
) {
  const renaming = { ...change, website: getWebsite(records) };
  const { record, pages } = change;
  const from = record.file;
  for (const { file, document } of records)
    if (!document) throw new Error(`${file} can't be read, so its links stay: fix it first.`);
  const texts = new Map<string, string>();
  for (const holder of records) {
    const file = holder === record ? to : holder.file;
    if (file === undefined) continue;
    const { text } = readText(files.records.get(holder.file) ?? new Uint8Array());
    const renamed = renameWithin(holder, text, renaming);
    if (renamed !== text || file === to) texts.set(file, renamed);
  }
  const value = record.document?.value;
  const redirects = planRedirects(files, pages, isObject(value) && isLive(value, Date.now()));
  if (redirects.text !== undefined) texts.set(REDIRECTS_FILE, redirects.text);
  const others = [...files.records].filter(([file]) => file !== from);
  const after = addTexts({ ...files, records: new Map(others) }, texts);
  return { from, to, texts, redirects: redirects.added, files: after };
}

/**
 * Plans the renaming of a record: its file, references, links and redirects.
 * Pictures keep their file names, since visitors don't see them. Doesn't write anything. Throws if
 * the record is unknown, a record can't be read, or the new name is no slug or exists.
 */
export function planRename(files: ContentFiles, change: NameChange): ChangePlan {
  const { records } = readRecords(files);
  const record = findRecord(records, change);
  const wrong = checkValue(change.kind.schema, [change.kind.idField], change.to);
  if (wrong !== undefined) throw new Error(`The new name ${quote(change.to)} is wrong: ${wrong}.`);
  const file = `data/${change.kind.folder}/${change.to}.json`;
  if (files.records.has(file))
    throw new Error(`${file} exists already: choose another name, or rename that record first.`);
  const pages = getRenamedPages(record, records, change);
  return planChange(files, records, { ...change, record, pages }, file);
}

/** Plans a removal. Changes links to `address`, if given. References by id stay for an editor. */
export function planRemoval(
  files: ContentFiles,
  { kind, from, address }: Pick<Renaming, "kind" | "from"> & { address: string | undefined },
): ChangePlan {
  const { records } = readRecords(files);
  const record = findRecord(records, { kind, from, to: from });
  const pages = new Map(
    getPages(record).flatMap((page) => (address === undefined ? [] : [[page, address] as const])),
  );
  return planChange(files, records, { kind, from, to: from, record, pages }, undefined);
}
