import { describedSchema } from "../../src/kinds/fields";
import { isObject } from "../../src/lib/isObject";
import { REDIRECTS_FILE, type Redirect } from "../../src/kinds/settings/redirects";
import { readRecords, withTexts, type ContentFiles } from "../check/checkContent";
import { getPages, getWebsite, pagesNamed, type LoadedRecord } from "../check/referenceIndex";
import { readText } from "../check/readText";
import { valueIssue } from "../check/shapeIssues";
import { didYouMean, quoted } from "../check/words";
import { kindWords, type RecordKind } from "../recordKinds";
import { recordText } from "../recordText";
import { planRedirects } from "./planRedirects";
import { renamedValue, type Renaming } from "./renamedValue";

/** Everything that renaming or removing one record does, worked out before anything is written. */
export interface ChangePlan {
  /** The record's file until then, and its new one if it has one. */
  from: string;
  to: string | undefined;
  /** New contents of files, the new one among them. */
  texts: ReadonlyMap<string, string>;
  /** Old addresses with their new ones; none for a draft, whose address nobody knows. */
  redirects: readonly Redirect[];
  /** What the content check sees afterwards. */
  files: ContentFiles;
}

type NameChange = Pick<Renaming, "kind" | "from" | "to">;

const getFile = ({ folder }: RecordKind, name: string) => `data/${folder}/${name}.json`;

/** The record of that name. Throws where there is none, with the nearest name. */
function findRecord(records: readonly LoadedRecord[], { kind, from }: NameChange): LoadedRecord {
  const sameKind = records.filter(({ type }) => type.kind === kind.kind);
  const record = sameKind.find(({ stem }) => stem === from);
  if (record) return record;
  const stems = sameKind.map(({ stem }) => stem);
  const near = didYouMean(from, stems);
  throw new Error(
    `There is no ${kindWords(kind.kind)} ${quoted(from)} in data/${kind.folder}${near || "."}`,
  );
}

/** Each old address with its new one: the record's own pages, and those below its name. */
function renamedPages(
  record: LoadedRecord,
  records: readonly LoadedRecord[],
  { kind, from, to }: NameChange,
): Map<string, string> {
  const pages = new Map<string, string>();
  const after = pagesNamed(record, to);
  getPages(record).forEach((page, index) => {
    const renamed = after[index];
    // Where the address is a field, it may be the new one already.
    const isSaid = record.document?.texts.some(({ value }) => value === renamed);
    if (renamed !== undefined && renamed !== page && isSaid !== true) pages.set(page, renamed);
  });
  for (const other of records.filter(({ type }) => type.below === kind.kind)) {
    for (const page of getPages(other)) {
      const renamed = page.replace(`/${from}/`, `/${to}/`);
      if (renamed !== page) pages.set(page, renamed);
    }
  }
  return pages;
}

/** The text of a record after a renaming. */
function renameWithin(holder: LoadedRecord, text: string, renaming: Renaming): string {
  const { record, kind, to } = renaming;
  const { schema } = holder.type;
  const value = holder.document?.value;
  const own = holder === record && isObject(value) ? { ...value, [kind.idField]: to } : value;
  const renamed = recordText(schema, own, value, (field, part) =>
    typeof part === "string"
      ? renamedValue(part, describedSchema(field).meta?.field, renaming)
      : part,
  );
  return renamed === recordText(schema, value) ? text : renamed;
}

/** Rewrites what names the record or leads to its pages, and moves its file or, without a new one, removes it. */
function planChange(
  files: ContentFiles,
  records: readonly LoadedRecord[],
  renaming: Renaming,
  to: string | undefined,
): ChangePlan {
  const { record, pages } = renaming;
  const from = record.file;
  const texts = new Map<string, string>();
  for (const holder of records) {
    const file = holder === record ? to : holder.file;
    if (file === undefined) continue;
    const { text } = readText(files.records.get(holder.file) ?? new Uint8Array());
    const renamed = renameWithin(holder, text, renaming);
    if (renamed !== text || file === to) texts.set(file, renamed);
  }
  const isDraft = isObject(record.document?.value) && record.document.value.draft === true;
  const redirects = planRedirects(files, pages, isDraft);
  const rows = readText(files.records.get(REDIRECTS_FILE) ?? new Uint8Array()).text;
  if (redirects.text !== undefined && redirects.text !== rows)
    texts.set(REDIRECTS_FILE, redirects.text);
  const others = [...files.records].filter(([file]) => file !== from);
  const after = withTexts({ ...files, records: new Map(others) }, texts);
  return { from, to, texts, redirects: redirects.added, files: after };
}

/**
 * Works out how a record gets another name: its file, every reference and link to it and the
 * redirects from its old addresses. Pictures keep the names of their files, which no visitor sees.
 * Nothing is written. Throws where the name is no slug, or is taken.
 */
export function planRename(files: ContentFiles, change: NameChange): ChangePlan {
  const { records } = readRecords(files);
  const record = findRecord(records, change);
  const wrong = valueIssue(change.kind.schema, [change.kind.idField], change.to);
  if (wrong !== undefined) throw new Error(`The new name ${quoted(change.to)} is wrong: ${wrong}.`);
  const file = getFile(change.kind, change.to);
  if (files.records.has(file)) {
    throw new Error(`${file} exists already: choose another name, or rename that record first.`);
  }
  const pages = renamedPages(record, records, change);
  const website = getWebsite(records);
  return planChange(files, records, { ...change, record, pages, website }, file);
}

/**
 * Works out how a record is taken away. With an address, links to its pages lead there, as do the
 * pages' own addresses; what names the record stays, for an editor to decide.
 */
export function planRemoval(
  files: ContentFiles,
  { kind, from, address }: Pick<Renaming, "kind" | "from"> & { address: string | undefined },
): ChangePlan {
  const { records } = readRecords(files);
  const record = findRecord(records, { kind, from, to: from });
  const pages = new Map(
    getPages(record).flatMap((page) => (address === undefined ? [] : [[page, address] as const])),
  );
  const website = getWebsite(records);
  return planChange(files, records, { kind, from, to: from, record, pages, website }, undefined);
}
