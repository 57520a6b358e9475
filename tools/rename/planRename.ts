import { isObject } from "../../src/lib/isObject";
import type { RecordKind } from "../../src/kinds/fields";
import { getPage, getText, getWebsite, type LoadedRecord } from "../check/referenceIndex";
import type { ContentFiles } from "../check/checkContent";
import { fieldName } from "../check/issue";
import { getStem, typeOfFile } from "../check/fileIssues";
import { readJson, type JsonDocument } from "../check/jsonDocument";
import { readText } from "../check/readText";
import { walkFields } from "../check/walkFields";
import { didYouMean, quoted } from "../check/words";
import { REDIRECTS_FILE, type Redirect } from "../../src/kinds/settings/redirects";
import {
  applyPath,
  caseStudyPath,
  fixedPaths,
  isCaseStudyPath,
  jobPath,
} from "../../src/routes/paths";
import { recordKinds } from "../recordKinds";
import { ToolError } from "../fileChanges";
import { editTexts, type TextEdit } from "./editTexts";
import { planRedirects } from "./planRedirects";
import { namesIn, renamedValue, withoutClosingSlash, type Renaming } from "./renamedValue";
import { slugIssue } from "../slugIssue";

/** Everything that renaming one record does, worked out before anything is written. */
export interface RenamePlan {
  /** New contents of text files by their new path. */
  texts: ReadonlyMap<string, string>;
  /** Files that get another path, records and pictures alike. */
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

interface ReadRecord extends LoadedRecord {
  document: JsonDocument;
  text: string;
}

function readRecords(files: ContentFiles): ReadRecord[] {
  return [...files.records].flatMap(([file, bytes]) => {
    const type = typeOfFile(file);
    const { text, readable } = readText(bytes);
    const document = type && readable ? readJson(text) : undefined;
    if (!type || !document || "syntaxIssues" in document) return [];
    return [{ file, stem: getStem(file), type, document, text }];
  });
}

type NameChange = Pick<Renaming, "kind" | "from" | "to">;

const getFile = (kind: RecordKind, name: string) => `data/${recordKinds[kind].folder}/${name}.json`;

/** The record of that name. Throws a `ToolError` where there is none, with the nearest name. */
function findRecord(records: readonly ReadRecord[], { kind, from }: NameChange): ReadRecord {
  const sameKind = records.filter(({ type }) => type.kind === kind);
  const record = sameKind.find(({ stem }) => stem === from);
  if (record) return record;
  const { folder, words } = recordKinds[kind];
  const near = didYouMean(
    from,
    sameKind.map(({ stem }) => stem),
  );
  throw new ToolError(`There is no ${words} ${quoted(from)} in data/${folder}${near || "."}`);
}

/** Throws a `ToolError` where the new name is no slug, the old one or another record's. */
function refuseName(files: ContentFiles, { kind, from, to }: NameChange): void {
  const wrong = slugIssue(to, "new-name");
  if (wrong !== undefined) throw new ToolError(`${wrong}.`);
  if (to === from) {
    throw new ToolError(`The ${recordKinds[kind].words} is called ${quoted(to)} already.`);
  }
  if (files.records.has(getFile(kind, to))) {
    throw new ToolError(
      `${getFile(kind, to)} exists already: choose another name, or rename that record first.`,
    );
  }
}

/** Whether a name holds another as whole words: `header-vera-square` holds `vera`. */
const getWords = (slug: string) => new RegExp(`(?<![a-z0-9])${slug}(?![a-z0-9])`);

const metadataStem = (path: string) => path.slice(1).replaceAll("/", "-");

/** Each old address with its new one: the record's own pages, and case studies below a product's name. */
function renamedPages(
  record: ReadRecord,
  records: readonly ReadRecord[],
  { kind, to }: NameChange,
): Map<string, string> {
  const pages = new Map<string, string>();
  const page = getPage(record) ?? "";
  const renamed = `${page.slice(0, page.lastIndexOf("/"))}/${to}`;
  // A case study's address is a field: the content check tells where it is missing or no address.
  const isAddress = kind !== "case-study" || isCaseStudyPath(page);
  if (kind === "job") {
    pages.set(jobPath(record.stem), jobPath(to));
    pages.set(applyPath(record.stem), applyPath(to));
  } else if (isAddress && renamed !== page) pages.set(page, renamed);
  if (kind === "product") {
    const start = caseStudyPath(record.stem, "");
    for (const { type, document } of records) {
      const url = type.kind === "case-study" ? getText(document.value, "url") : undefined;
      if (url?.startsWith(start)) pages.set(url, caseStudyPath(to, url.slice(start.length)));
    }
  }
  return pages;
}

/** Pictures that the record names and that are named after it; marks are drawn under their own names. */
function renamedPictures(
  record: ReadRecord,
  { from, to }: NameChange,
  drawnMarks: ReadonlySet<string>,
): Map<string, string> {
  const pictures = new Map<string, string>();
  walkFields(record.type.schema, record.document.value, ({ value, meta }) => {
    const role = meta.field?.role;
    if ((role !== "image" && role !== "inlineSvg") || typeof value !== "string") return;
    const slash = value.lastIndexOf("/") + 1;
    const name = value.slice(slash);
    const dot = name.lastIndexOf(".");
    if (drawnMarks.has(value.replace("../images/marks/", "")) || !getWords(from).test(name)) return;
    const renamed =
      name.slice(0, dot).replaceAll(new RegExp(getWords(from), "g"), () => to) + name.slice(dot);
    pictures.set(value, value.slice(0, slash) + renamed);
  });
  return pictures;
}

/** What a renaming does in one record, whose path afterwards is `file`; no text where none changes. */
function renameWithin(holder: ReadRecord, file: string, renaming: Renaming) {
  const { record, kind, from, to } = renaming;
  const { idField } = recordKinds[kind];
  const changes: TextEdit[] = [];
  const left: RenamePlan["left"][number][] = [];
  walkFields(holder.type.schema, holder.document.value, ({ path, value, meta: { field } }) => {
    if (typeof value !== "string") return;
    const isOwnName = holder === record && path.length === 1 && path[0] === idField;
    const after = isOwnName ? to : renamedValue(value, field, renaming);
    if (after !== value) changes.push({ path, before: value, after });
    for (const name of holder === record ? namesIn(field?.role, after) : []) {
      if (getWords(from).test(name) && !getWords(to).test(name))
        left.push({ file, field: fieldName(path), value: name });
    }
  });
  return {
    text: changes.length > 0 ? editTexts(holder.text, holder.document, unique(changes)) : undefined,
    edits: changes.map(({ path, ...values }) => ({ file, field: fieldName(path), ...values })),
    left,
  };
}

/** Where the metadata of a renamed page goes; nothing where the file is not named after the page. */
function renamedMetadata(
  { type, stem, document }: ReadRecord,
  pages: Renaming["pages"],
): string | undefined {
  if (type.typeName !== "PageMetadata") return undefined;
  const page = withoutClosingSlash(getText(document.value, "path") ?? "");
  const newPage = pages.get(page);
  if (newPage === undefined) return undefined;
  const start = metadataStem(page);
  return stem === start || stem.startsWith(`${start}-`)
    ? `data/page-metadata/${metadataStem(newPage)}${stem.slice(start.length)}.json`
    : undefined;
}

/** Moves the record first, then the metadata of its pages, then its pictures. */
function getMoves(
  { record, kind, to, pages, pictures }: Renaming,
  records: readonly ReadRecord[],
): RenamePlan["moves"] {
  return [
    { from: record.file, to: getFile(kind, to) },
    ...records.flatMap((holder) => {
      const file = renamedMetadata(holder, pages);
      return file === undefined ? [] : [{ from: holder.file, to: file }];
    }),
    ...[...pictures].map(([old, renamed]) => ({
      from: old.replace("..", "data"),
      to: renamed.replace("..", "data"),
    })),
  ];
}

/** Throws a `ToolError` where the record's page would take the place of one that the site has always. */
function refuseReserved({ pages, to }: Renaming): void {
  const reserved = fixedPaths.find((page) => [...pages.values()].includes(page));
  if (reserved !== undefined) {
    throw new ToolError(
      `${quoted(to)} is reserved, as ${reserved} is a fixed page of the site: choose another name.`,
    );
  }
}

/** Throws a `ToolError` where a file would take the place of another, or two would become one. */
function refuseOccupied(moves: RenamePlan["moves"], files: ContentFiles): void {
  const present = new Set([...files.records.keys(), ...files.images]);
  const blocked = moves.find(({ to }) => present.has(to));
  if (blocked) {
    throw new ToolError(
      `${blocked.to} exists already, and ${blocked.from} would take its place: rename or remove it first.`,
    );
  }
  for (const move of moves) {
    const first = moves.find(({ to }) => to === move.to);
    if (first && first !== move) {
      throw new ToolError(
        `${first.from} and ${move.from} would both become ${move.to}: rename one of them first.`,
      );
    }
  }
}

/**
 * Works out how a record gets another name: its file and pictures, every reference and link to it,
 * its pages' metadata and the redirects from its old addresses. Nothing is written.
 * Throws a `ToolError` where the name is no slug, is taken, or is the address of another redirect.
 *
 * @param drawnMarks names of the files in `data/images/marks` that `artwork` draws
 */
export function planRename(
  files: ContentFiles,
  change: NameChange,
  drawnMarks: ReadonlySet<string>,
): RenamePlan {
  const records = readRecords(files);
  const record = findRecord(records, change);
  refuseName(files, change);
  const renaming: Renaming = {
    ...change,
    record,
    pages: renamedPages(record, records, change),
    pictures: renamedPictures(record, change, drawnMarks),
    website: getWebsite(records),
  };

  // First, as the files of a fixed page's metadata would be told to be in the way.
  refuseReserved(renaming);
  const moves = getMoves(renaming, records);
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  const rewritten = records.map((holder) => {
    const file = moved.get(holder.file) ?? holder.file;
    return { file, ...renameWithin(holder, file, renaming) };
  });
  refuseOccupied(moves, files);

  const isDraft = isObject(record.document.value) && record.document.value.draft === true;
  const redirects = planRedirects(files, renaming.pages, isDraft);
  const texts = new Map(
    [...rewritten, { file: REDIRECTS_FILE, text: redirects.text }].flatMap(
      ({ file, text }): [string, string][] => (text === undefined ? [] : [[file, text]]),
    ),
  );
  return {
    texts,
    moves,
    edits: rewritten.flatMap(({ edits }) => edits),
    redirects: redirects.added,
    left: rewritten.flatMap(({ left }) => left),
    files: afterwards(files, moves, texts),
  };
}

/** A union's branches may visit one value twice. */
const unique = (edits: readonly TextEdit[]): TextEdit[] => [
  ...new Map(edits.map((edit) => [JSON.stringify(edit.path), edit])).values(),
];

function afterwards(
  files: ContentFiles,
  moves: RenamePlan["moves"],
  texts: ReadonlyMap<string, string>,
): ContentFiles {
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  const encoder = new TextEncoder();
  return {
    ...files,
    records: new Map([
      ...[...files.records].map(([file, bytes]) => [moved.get(file) ?? file, bytes] as const),
      ...[...texts].map(([file, text]) => [file, encoder.encode(text)] as const),
    ]),
    images: files.images.map((file) => moved.get(file) ?? file),
  };
}
