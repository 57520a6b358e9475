import { REDIRECTS_FILE } from "../src/kinds/settings/redirects";
import { contentTypes } from "../src/kinds/registry";
import { buildReferenceIndex, type LoadedRecord } from "./referenceIndex";
import type { ContentIssue } from "../src/lib/issue";
import { createIssue, formatFieldPath, withRule, type FieldIssue } from "./issue";
import {
  checkFiles,
  getHome,
  suggestType,
  getStem,
  getTypeOfFile,
  type ContentFiles,
} from "./checkFiles";
import { getPositionAt, type JsonDocument, readJson } from "./jsonDocument";
import { getValueAt } from "../src/lib/json";
import { compareTexts } from "../src/lib/text";
import { checkOriginal } from "./pictureFormat";
import { findHiddenCharacter, readText } from "./readText";
import { checkId, suggestName, checkRecord } from "./checkRecord";
import { suggestMetadata } from "./checkMetadata";
import { checkRedirects } from "./checkRedirects";
import { ALWAYS, describeHiddenPage, getReleases } from "./releases";
import { findRepeatedValues, findInconsistentGroups } from "./repeatedValues";
import { checkShape } from "./checkShape";

interface ParsedFile {
  bytes: Uint8Array;
  document?: JsonDocument | undefined;
  issues: readonly ContentIssue[];
}

/** Cache by path, so that `develop` parses only changed files again. */
const parsedFiles = new Map<string, ParsedFile>();
const shapeIssues = new WeakMap<JsonDocument, readonly FieldIssue[]>();

/** Parses a file. Returns the issues of its text, and no document if it can't be parsed. */
function load(file: string, bytes: Uint8Array): ParsedFile {
  const known = parsedFiles.get(file);
  if (known && Buffer.compare(known.bytes, bytes) === 0) return known;
  const { text, readable, issues: encoding } = readText(bytes);
  const { document, issues: syntax } = readable
    ? readJson(text)
    : { document: undefined, issues: [] };
  const issues = [...withRule("encoding", encoding), ...withRule("json-syntax", syntax)].map(
    ({ rule, message, offset }) =>
      createIssue(file, rule, message, { position: getPositionAt(text, offset) }),
  );
  for (const { path, position, first } of document?.repeatedKeys ?? []) {
    const message = `the field is duplicated, first in line ${first.line}; remove one`;
    issues.push(createIssue(file, "json-duplicate-key", message, { path, position }));
  }
  for (const { path, value } of document?.texts ?? []) {
    const message = findHiddenCharacter(value);
    const position = message && document?.positionOf(path);
    if (position) issues.push(createIssue(file, "hidden-character", message, { path, position }));
  }
  const parsed = { bytes, document, issues };
  parsedFiles.set(file, parsed);
  return parsed;
}

export const addTexts = (files: ContentFiles, texts: Iterable<[string, string]>): ContentFiles => {
  const added = [...texts].map(([file, text]): [string, Uint8Array] => [file, Buffer.from(text)]);
  return { ...files, records: new Map([...files.records, ...added]) };
};

/** Returns all errors of the content. `nowMs` decides which records are public already. */
export const checkContent = (files: ContentFiles, nowMs = Date.now()): ContentIssue[] =>
  reportContent(files, nowMs).issues.filter(({ severity }) => severity === "error");

/** Parses records. `issues`: those of files' texts, and records in the wrong folder. */
export function readRecords({ records: files }: Pick<ContentFiles, "records">) {
  const issues: ContentIssue[] = [];
  const records: LoadedRecord[] = [];
  for (const [file, bytes] of files) {
    const type = getTypeOfFile(file);
    if (!type) continue;
    const { document, issues: found } = load(file, bytes);
    issues.push(...found);
    const meant = document && suggestType(document.value, type);
    if (meant) {
      const message = `this record doesn't belong in ${getHome(type)}; move it to ${getHome(meant)}`;
      issues.push(createIssue(file, "wrong-folder", message));
    }
    const isMisplaced = meant !== undefined;
    records.push({ file, stem: getStem(file), type: meant ?? type, isMisplaced, document });
  }
  return { records, issues };
}

/** Checks the content. Sorts issues by file and position; an error stops the build. */
export function reportContent(files: ContentFiles, nowMs: number) {
  const { records, issues } = readRecords(files);
  issues.push(...checkFiles(files), ...(files.strayEntryIssues ?? []));
  const releases = getReleases(records);
  const referenceIndex = buildReferenceIndex(records, files);
  for (const [file, picture] of files.pictures) {
    const faults = checkOriginal(file, picture, referenceIndex.budgets);
    if (faults !== undefined) {
      const message = `${faults}; run npm run images -- --fix ${file}`;
      issues.push(createIssue(file, "picture", message));
    }
  }
  const inPlace = records.filter(({ isMisplaced }) => !isMisplaced);
  const compared = [
    ...withRule("repeated-value", findRepeatedValues(inPlace)),
    ...withRule("consistency", findInconsistentGroups(inPlace)),
    ...contentTypes.flatMap(({ kind = "consistency", compareRecords }) =>
      withRule(kind, compareRecords?.(inPlace) ?? []),
    ),
    ...withRule("metadata", suggestMetadata(inPlace), "warning"),
  ];
  for (const record of inPlace) {
    const { file, type, document } = record;
    if (!document) continue;
    const syntaxIssues = issues.filter((one) => one.file === file && one.rule === "json-syntax");
    const reportedFields = new Set<string>();
    const report = ({ path, offset, isAtKey, rule, message, severity }: FieldIssue) => {
      const position = isAtKey ? document.keyPositionOf(path) : document.positionOf(path, offset);
      // Skips values on a line with a syntax error.
      if (!isAtKey && syntaxIssues.some(({ line }) => line === position.line)) return;
      reportedFields.add(formatFieldPath(path));
      issues.push(createIssue(file, rule, message, { path, position, severity }));
    };
    const shape = shapeIssues.get(document) ?? checkShape(type.schema, document.value);
    shapeIssues.set(document, shape);
    for (const issue of shape) {
      const value = getValueAt(document.value, issue.path);
      const meant = issue.isMisspelt ? suggestName(record, issue.path, value, referenceIndex) : "";
      report({ ...issue, message: issue.message + meant });
    }
    // When the record goes live, every page and record that it refers to must be public.
    const sinceMs = Math.max(nowMs, releases.files.get(file) ?? ALWAYS);
    const ofRecord = compared.filter((issue) => issue.record === record);
    // Reports a repeated id once, without a second issue for the file name.
    const hasRepeatedId = ofRecord.some(({ path: [field] }) => field === type.idField);
    // Omits further issues of a field with a wrong shape, which may be false alarms.
    [
      ...ofRecord,
      ...(hasRepeatedId ? [] : checkId(record, document.value)),
      ...checkRecord({ record, document, referenceIndex, releases, sinceMs }),
    ]
      .filter(({ path }) => !reportedFields.has(formatFieldPath(path)))
      .forEach(report);
  }
  const redirects = files.records.get(REDIRECTS_FILE);
  if (redirects) {
    const { document, issues: found } = load(REDIRECTS_FILE, redirects);
    issues.push(...found);
    const describeHidden = (to: string) => describeHiddenPage(to, releases, nowMs);
    const wrong = document ? checkRedirects(document.value, referenceIndex, describeHidden) : [];
    for (const { path, rule, message } of wrong) {
      const position = document?.positionOf(path);
      issues.push(createIssue(REDIRECTS_FILE, rule, message, { path, position }));
    }
  }
  // Without errors only: a misspelt path or a syntax error can hide a picture's use.
  if (!issues.some(({ severity }) => severity === "error")) {
    const texts = new Set(
      records.flatMap(({ document }) => document?.texts ?? []).map(({ value }) => value),
    );
    const message = "no record names this picture; name it in one, or remove it";
    for (const file of files.images)
      if (/\.(?:jpg|png)$/.test(file) && !texts.has(file.replace("data", "..")))
        issues.push(createIssue(file, "picture", message, { severity: "warning" }));
  }
  issues.sort((a, b) => compareTexts(a.file, b.file) || a.line - b.line || a.column - b.column);
  return { issues, records, releases };
}
