import { applyEdits, modify } from "jsonc-parser";
import { isObject } from "../../src/lib/isObject";
import { SLUG_MAX_LETTERS, SLUG_PATTERN } from "../../src/kinds/fields";
import { REDIRECTS_FILE, type Redirect } from "../../src/kinds/settings/redirects";
import { fixedPaths } from "../../src/routes/paths";
import { readRecords, withTexts, type ContentFiles } from "../check/checkContent";
import { fieldName } from "../check/issue";
import {
  getPages,
  getText,
  getWebsite,
  pagesNamed,
  type LoadedRecord,
} from "../check/referenceIndex";
import { readText } from "../check/readText";
import { walkFields } from "../check/walkFields";
import { didYouMean, quoted } from "../check/words";
import { kindWords, type RecordKind } from "../recordKinds";
import { planRedirects } from "./planRedirects";
import { namesIn, renamedValue, withoutClosingSlash, type Renaming } from "./renamedValue";

/** Everything that renaming one record does, worked out before anything is written. */
export interface RenamePlan {
  /** New contents of files by their new path. */
  texts: ReadonlyMap<string, string>;
  /** Records that get another path. */
  moves: readonly { from: string; to: string }[];
  /** Values that change, for people to read. */
  edits: readonly { file: string; field: string; before: string; after: string }[];
  /** Old addresses with their new ones; none for a draft, whose address nobody knows. */
  redirects: readonly Redirect[];
  /** Addresses and names in the record that hold its old name and stay, as other things are called by them. */
  left: readonly { file: string; field: string; value: string }[];
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

/** What is wrong with a word as the last part of an address, and what to write instead; nothing where it is good. */
function slugIssue(slug: string): string | undefined {
  if (!SLUG_PATTERN.test(slug)) {
    return `${quoted(slug)} cannot be part of an address: use lower-case letters a to z, digits and single hyphens, such as new-name`;
  }
  return slug.length > SLUG_MAX_LETTERS
    ? `${String(slug.length)} letters are too many for an address: use at most ${String(SLUG_MAX_LETTERS)}, such as new-name`
    : undefined;
}

/** Throws where the new name is no slug, the old one or another record's. */
function refuseName(files: ContentFiles, { kind, from, to }: NameChange): void {
  const wrong = slugIssue(to);
  if (wrong !== undefined) throw new Error(`${wrong}.`);
  if (to === from) {
    throw new Error(`The ${kindWords(kind.kind)} is called ${quoted(to)} already.`);
  }
  if (files.records.has(getFile(kind, to))) {
    throw new Error(
      `${getFile(kind, to)} exists already: choose another name, or rename that record first.`,
    );
  }
}

/** Whether a name holds another as whole words: `header-vera-square` holds `vera`. */
const getWords = (slug: string) => new RegExp(`(?<![a-z0-9])${slug}(?![a-z0-9])`);

const metadataStem = (path: string) => path.slice(1).replaceAll("/", "-");

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
  const { record, kind, from, to } = renaming;
  const { idField } = kind;
  const edits: Omit<RenamePlan["edits"][number], "file">[] = [];
  const left: Omit<RenamePlan["left"][number], "file">[] = [];
  let renamed = text;
  walkFields(
    holder.type.schema,
    holder.document?.value ?? null,
    ({ path, value, meta: { field } }) => {
      if (typeof value !== "string") return;
      const isOwnName = holder === record && path.length === 1 && path[0] === idField;
      const after = isOwnName ? to : renamedValue(value, field, renaming);
      if (after !== value) {
        renamed = applyEdits(renamed, modify(renamed, [...path], after, {}));
        edits.push({ field: fieldName(path), before: value, after });
      }
      for (const name of holder === record ? namesIn(field?.role, after) : []) {
        if (getWords(from).test(name) && !getWords(to).test(name))
          left.push({ field: fieldName(path), value: name });
      }
    },
  );
  return { text: renamed === text ? undefined : renamed, edits, left };
}

/** Moves the record first, then the metadata of its pages where their files are named after them. */
function getMoves(
  { record, kind, to, pages }: Renaming,
  records: readonly LoadedRecord[],
): RenamePlan["moves"] {
  const metadata = records.flatMap(({ file, type, stem, document }) => {
    if (type.typeName !== "PageMetadata") return [];
    const page = withoutClosingSlash(getText(document?.value, "path") ?? "");
    const newPage = pages.get(page);
    const start = metadataStem(page);
    if (newPage === undefined || !(stem === start || stem.startsWith(`${start}-`))) return [];
    const name = metadataStem(newPage) + stem.slice(start.length);
    return [{ from: file, to: `data/page-metadata/${name}.json` }];
  });
  return [{ from: record.file, to: getFile(kind, to) }, ...metadata];
}

/** Throws where the record's page, or a file, would take the place of another. */
function refuseOccupied({ pages, to }: Renaming, moves: RenamePlan["moves"], files: ContentFiles) {
  const reserved = fixedPaths.find((page) => [...pages.values()].includes(page));
  if (reserved !== undefined) {
    throw new Error(
      `${quoted(to)} is reserved, as ${reserved} is a fixed page of the site: choose another name.`,
    );
  }
  const blocked = moves.find((move) => files.records.has(move.to));
  if (blocked) {
    throw new Error(
      `${blocked.to} exists already, and ${blocked.from} would take its place: rename or remove it first.`,
    );
  }
}

/**
 * Works out how a record gets another name: its file, every reference and link to it, its pages'
 * metadata and the redirects from its old addresses. Pictures keep the names of their files, which
 * no visitor sees. Nothing is written. Throws where the name is no slug, is taken, or
 * is the address of another redirect.
 */
export function planRename(files: ContentFiles, change: NameChange): RenamePlan {
  const { records } = readRecords(files);
  const record = findRecord(records, change);
  refuseName(files, change);
  const pages = renamedPages(record, records, change);
  const renaming: Renaming = { ...change, record, pages, website: getWebsite(records) };
  const moves = getMoves(renaming, records);
  refuseOccupied(renaming, moves, files);

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
    left: rewritten.flatMap(({ file, left }) => left.map((name) => ({ file, ...name }))),
    files: withTexts({ ...files, records: new Map(inPlace) }, texts),
  };
}
