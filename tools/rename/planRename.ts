import { applyEdits, modify } from "jsonc-parser";
import { isObject } from "../../src/lib/isObject";
import { REDIRECTS_FILE, type Redirect } from "../../src/kinds/settings/redirects";
import { readRecords, withTexts, type ContentFiles } from "../check/checkContent";
import { fieldName } from "../check/issue";
import { getPages, getWebsite, pagesNamed, type LoadedRecord } from "../check/referenceIndex";
import { readText } from "../check/readText";
import { valueIssue } from "../check/shapeIssues";
import { walkFields } from "../check/walkFields";
import { didYouMean, quoted } from "../check/words";
import { kindWords, type RecordKind } from "../recordKinds";
import { recordText } from "../recordText";
import { planRedirects } from "./planRedirects";
import { renamedValue, type Renaming } from "./renamedValue";

/** Everything that renaming one record does, worked out before anything is written. */
export interface RenamePlan {
  /** New contents of files by their new path. */
  texts: ReadonlyMap<string, string>;
  /** Records that get another path. */
  moves: readonly { from: string; to: string }[];
  /** Values that change, for people to read. */
  edits: readonly { file: string; field: string; after: string }[];
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

/** What a renaming does in one record; no text where none changes. */
function renameWithin(holder: LoadedRecord, text: string, renaming: Renaming) {
  const { record, kind, to } = renaming;
  const edits: Omit<RenamePlan["edits"][number], "file">[] = [];
  let renamed = text;
  const { schema } = holder.type;
  walkFields(schema, holder.document?.value ?? null, ({ path, value, meta: { field } }) => {
    if (typeof value !== "string") return;
    const isOwnName = holder === record && path.length === 1 && path[0] === kind.idField;
    const after = isOwnName ? to : renamedValue(value, field, renaming);
    if (after === value) return;
    renamed = applyEdits(renamed, modify(renamed, [...path], after, {}));
    edits.push({ field: fieldName(path), after });
  });
  if (edits.length === 0) return { edits };
  return { text: recordText(schema, JSON.parse(renamed)), edits };
}

/**
 * Works out how a record gets another name: its file, every reference and link to it and the
 * redirects from its old addresses. Pictures keep the names of their files, which
 * no visitor sees. Nothing is written. Throws where the name is no slug, is taken, or
 * is the address of another redirect.
 */
export function planRename(files: ContentFiles, change: NameChange): RenamePlan {
  const { records } = readRecords(files);
  const record = findRecord(records, change);
  const wrong = valueIssue(change.kind.schema, [change.kind.idField], change.to);
  if (wrong !== undefined) throw new Error(`The new name ${wrong}.`);
  const pages = renamedPages(record, records, change);
  const renaming: Renaming = { ...change, record, pages, website: getWebsite(records) };
  const moves = [{ from: record.file, to: getFile(change.kind, change.to) }];
  const taken = moves.find((move) => files.records.has(move.to));
  if (taken) {
    throw new Error(
      `${taken.to} exists already: choose another name, or rename that record first.`,
    );
  }

  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  const rewritten = records.map((holder) => {
    const file = moved.get(holder.file) ?? holder.file;
    const { text } = readText(files.records.get(holder.file) ?? new Uint8Array());
    return { file, ...renameWithin(holder, text, renaming) };
  });
  const isDraft = isObject(record.document?.value) && record.document.value.draft === true;
  const redirects = planRedirects(files, pages, isDraft);
  const texts = new Map(
    [...rewritten, { file: REDIRECTS_FILE, text: redirects.text }].flatMap(
      ({ file, text }): [string, string][] => (text === undefined ? [] : [[file, text]]),
    ),
  );
  const inPlace = [...files.records].map(
    ([file, bytes]) => [moved.get(file) ?? file, bytes] as const,
  );
  return {
    texts,
    moves,
    edits: rewritten.flatMap(({ file, edits }) => edits.map((edit) => ({ file, ...edit }))),
    redirects: redirects.added,
    files: withTexts({ ...files, records: new Map(inPlace) }, texts),
  };
}
