import { homePath } from "../../src/routes/paths";
import { REDIRECTS_FILE } from "../../src/kinds/settings/redirects";
import { authorFaults } from "./authorIssues";
import { catalogueOf, type LoadedRecord } from "./referenceIndex";
import type { Fault } from "../../src/lib/issue";
import { byPlace, fieldName, type FieldPath } from "./issue";
import { fileFaults, homeOf, meantType, stemOf, typeOfFile, type FileFault } from "./fileIssues";
import { readJson, valueAt, type JsonDocument, type Position } from "./jsonDocument";
import { hiddenCharacter, readText } from "./readText";
import { idFaults, meantName, recordFaults, type ValueFault } from "./recordIssues";
import { redirectFaults } from "./redirectIssues";
import { hiddenPage, releaseFaults, releasesOf, type Releases } from "./releases";
import { repeatedValues } from "./repeatedValues";
import { shapeFaults } from "./shapeIssues";

/** All that the check looks at, as bytes and names, so that it can run on files that exist only in a test. */
export interface ContentFiles {
  /** Every file of `data/` that is no picture, by its path from the project's root. */
  records: ReadonlyMap<string, Uint8Array>;
  /** Every file of `data/images`, by its path from the project's root. */
  images: readonly string[];
  /** Every file of `static/`, by its address on the site. */
  staticFiles: readonly string[];
  /** Links among the files that stand for none, each with what is wrong with it. */
  wrongLinks?: readonly FileFault[];
  /** The first bytes of a picture, by its path from the project's root; nothing where it is not on disk (yet). */
  openingOf: (file: string) => Uint8Array | undefined;
  /** The names of the Phosphor icons. */
  iconNames: readonly string[];
}

const START: Position = { line: 1, column: 1 };
const NO_FIELD: FieldPath = [];

const faultAt = (
  file: string,
  { line, column }: Position,
  field: FieldPath,
  message: string,
): Fault => ({
  file,
  line,
  column,
  field: fieldName(field),
  message,
});

/** Reads one file as far as it can be read, with the faults of its encoding and its JSON. */
function load(file: string, bytes: Uint8Array): { document?: JsonDocument; faults: Fault[] } {
  const reading = readText(bytes);
  const faults = reading.faults.map(({ position, message }) =>
    faultAt(file, position, NO_FIELD, message),
  );
  if (!reading.readable) return { faults };
  const json = readJson(reading.text);
  if ("syntaxFaults" in json) {
    for (const { position, message } of json.syntaxFaults)
      faults.push(faultAt(file, position, NO_FIELD, message));
  }
  const document = "syntaxFaults" in json ? json.mended : json;
  if (document === undefined) return { faults };
  for (const { path: field, position, first } of document.repeatedKeys) {
    const message = `the field stands twice, first in line ${String(first.line)}; remove one`;
    faults.push(faultAt(file, position, field, message));
  }
  for (const { path: field, value } of document.texts) {
    const message = hiddenCharacter(value);
    if (message !== undefined)
      faults.push(faultAt(file, document.positionOf(field), field, message));
  }
  return { document, faults };
}

/** All that was learnt about the records in one reading. */
export interface ContentReport {
  /** Ordered by file and place; none where the site can be built from the records. */
  faults: Fault[];
  records: readonly LoadedRecord[];
  releases: Releases;
}

/**
 * Every fault of the records. What is published is judged by the given moment, in epoch
 * milliseconds: what visitors see by then must not lead to what they cannot see.
 */
export const checkContent = (files: ContentFiles, nowMs = Date.now()): Fault[] =>
  reportContent(files, nowMs).faults;

/** Reads the records as far as they can be read, with the faults of their encoding and their JSON. */
export function readRecords({ records: files }: Pick<ContentFiles, "records">): {
  records: LoadedRecord[];
  faults: Fault[];
} {
  const faults: Fault[] = [];
  const records: LoadedRecord[] = [];
  for (const [file, bytes] of files) {
    const type = typeOfFile(file);
    if (!type) continue;
    const { document, faults: found } = load(file, bytes);
    faults.push(...found);
    const meant = document && meantType(document.value, type);
    if (meant) {
      const message = `this is no record for ${homeOf(type)}; move it to ${homeOf(meant)}`;
      faults.push(faultAt(file, START, NO_FIELD, message));
    }
    records.push({
      file,
      stem: stemOf(file),
      type: meant ?? type,
      isMisplaced: meant !== undefined,
      ...(document && { document }),
    });
  }
  return { records, faults };
}

const HOME_METADATA_FILE = "data/page-metadata/home.json";
const NO_HOME = `no metadata for "${homePath}", which pages without their own show (META-14); restore the file from an earlier version`;

/** Whether a record has the home page's metadata, or may have them. */
const isOfHome = ({ type, document }: LoadedRecord): boolean =>
  type.typeName === "PageMetadata" &&
  (document === undefined || valueAt(document.value, ["path"]) === homePath);

/** The faults of the records, and what the records say about themselves. */
export function reportContent(files: ContentFiles, nowMs: number): ContentReport {
  const { records, faults } = readRecords(files);
  faults.push(
    ...[...fileFaults([...files.records.keys()], files.images), ...(files.wrongLinks ?? [])].map(
      ({ file, message }) => faultAt(file, START, NO_FIELD, message),
    ),
  );
  if (!records.some(isOfHome)) faults.push(faultAt(HOME_METADATA_FILE, START, NO_FIELD, NO_HOME));
  const releases = releasesOf(records);
  const catalogue = catalogueOf(records, files);
  const inPlace = records.filter(({ isMisplaced }) => !isMisplaced);
  const repeated = [...repeatedValues(inPlace), ...authorFaults(inPlace)];
  for (const record of inPlace) {
    const { file, type, document } = record;
    if (!document) continue;
    const told = new Set<string>();
    for (const fault of shapeFaults(type.schema, document.value)) {
      const { path: field, at, message, isMisspelt } = fault;
      const position = at === "key" ? document.keyPositionOf(field) : document.positionOf(field);
      const meant = isMisspelt
        ? meantName(record, field, valueAt(document.value, field), catalogue)
        : "";
      told.add(fieldName(field));
      faults.push(faultAt(file, position, field, message + meant));
    }
    // A value of the wrong shape is one fault; what else is wrong with it can wait until it is mended.
    const taken = repeated.filter((value) => value.record === record);
    // An id that another record has already is told once, not once more because the file is named otherwise.
    const ids = taken.some(({ path: [field] }) => field === type.idField)
      ? []
      : idFaults(record, document.value);
    const more: ValueFault[] = [
      ...taken,
      ...ids,
      ...recordFaults(record, document, catalogue),
      ...releaseFaults(record, releases, nowMs),
    ].filter(({ path: field }) => !told.has(fieldName(field)));
    faults.push(
      ...more.map(({ path: field, message, offset }) =>
        faultAt(file, document.positionOf(field, offset), field, message),
      ),
    );
  }
  const redirects = files.records.get(REDIRECTS_FILE);
  if (redirects) {
    const { document, faults: found } = load(REDIRECTS_FILE, redirects);
    faults.push(...found);
    for (const { path: field, message } of document
      ? redirectFaults(document.value, catalogue, (to) => hiddenPage(to, releases, nowMs))
      : []) {
      const position = document?.positionOf(field) ?? START;
      faults.push(faultAt(REDIRECTS_FILE, position, field, message));
    }
  }
  return { faults: faults.sort(byPlace), records, releases };
}

/** The number of records among the files. */
export const countRecords = (files: ContentFiles): number =>
  [...files.records.keys()].filter((file) => typeOfFile(file) !== undefined).length;
