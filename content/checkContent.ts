import { REDIRECTS_FILE } from "../src/kinds/settings/redirects";
import { contentTypes } from "../src/kinds/registry";
import { buildReferenceIndex, type LoadedRecord } from "./referenceIndex";
import type { FieldPath, ContentIssue } from "../src/lib/issue";
import { compareByPlace, formatFieldPath, addRule } from "./issue";
import {
  checkFiles,
  getHome,
  suggestType,
  getStem,
  getTypeOfFile,
  type ContentFiles,
} from "./checkFiles";
import { readJson, type JsonDocument, type Position } from "./jsonDocument";
import { getValueAt } from "../src/lib/json";
import { checkOriginal } from "./pictureFormat";
import { findHiddenCharacter, readText } from "./readText";
import { toWarnings, checkId, suggestName, checkRecord } from "./checkRecord";
import type { RuledIssue } from "./issue";
import { suggestMetadata } from "./checkMetadata";
import { checkRedirects } from "./checkRedirects";
import { isHiddenPage, getSeenSinceMs, getReleases, type Releases } from "./releases";
import { findRepeatedValues, findInconsistentGroups } from "./repeatedValues";
import { checkShape } from "./checkShape";

export const START: Position = { line: 1, column: 1 };
const NO_FIELD: FieldPath = [];

export const createIssue = (
  file: string,
  { line, column }: Position,
  field: FieldPath,
  message: string,
  rule: string,
  severity: ContentIssue["severity"] = "error",
): ContentIssue => ({
  file,
  line,
  column,
  field: formatFieldPath(field),
  severity,
  message,
  rule,
});

/** Includes encoding and syntax issues; no document if the file can't be parsed. */
function load(
  file: string,
  bytes: Uint8Array,
): { document?: JsonDocument; issues: ContentIssue[] } {
  const reading = readText(bytes);
  const issues = reading.issues.map(({ position, message }) =>
    createIssue(file, position, NO_FIELD, message, "encoding"),
  );
  if (!reading.readable) return { issues };
  const json = readJson(reading.text);
  if ("syntaxIssues" in json) {
    for (const { position, message } of json.syntaxIssues)
      issues.push(createIssue(file, position, NO_FIELD, message, "json-syntax"));
  }
  const document = "syntaxIssues" in json ? json.fixed : json;
  if (document === undefined) return { issues };
  for (const { path: field, position, first } of document.repeatedKeys) {
    const message = `the field stands twice, first in line ${first.line}; remove one`;
    issues.push(createIssue(file, position, field, message, "json-duplicate-key"));
  }
  for (const { path: field, value } of document.texts) {
    const message = findHiddenCharacter(value);
    if (message !== undefined)
      issues.push(
        createIssue(file, document.positionOf(field), field, message, "hidden-character"),
      );
  }
  return { document, issues };
}

export const addTexts = (files: ContentFiles, texts: Iterable<[string, string]>): ContentFiles => {
  const added = [...texts].map(([file, text]): [string, Uint8Array] => [file, Buffer.from(text)]);
  return { ...files, records: new Map([...files.records, ...added]) };
};

export interface ContentReport {
  /** In file order; an error stops the build. */
  issues: ContentIssue[];
  records: readonly LoadedRecord[];
  releases: Releases;
}

/**
 * Returns the errors of all records, without warnings.
 * `nowMs` (epoch milliseconds) decides what is published: published records must not link to hidden
 * ones.
 */
export const checkContent = (files: ContentFiles, nowMs = Date.now()): ContentIssue[] =>
  reportContent(files, nowMs).issues.filter(({ severity }) => severity === "error");

/** Includes encoding and syntax issues. */
export function readRecords({ records: files }: Pick<ContentFiles, "records">): {
  records: LoadedRecord[];
  issues: ContentIssue[];
} {
  const issues: ContentIssue[] = [];
  const records: LoadedRecord[] = [];
  for (const [file, bytes] of files) {
    const type = getTypeOfFile(file);
    if (!type) continue;
    const { document, issues: found } = load(file, bytes);
    issues.push(...found);
    const meant = document && suggestType(document.value, type);
    if (meant) {
      const message = `this is no record for ${getHome(type)}; move it to ${getHome(meant)}`;
      issues.push(createIssue(file, START, NO_FIELD, message, "wrong-folder"));
    }
    records.push({
      file,
      stem: getStem(file),
      type: meant ?? type,
      isMisplaced: meant !== undefined,
      ...(document && { document }),
    });
  }
  return { records, issues };
}

export function reportContent(files: ContentFiles, nowMs: number): ContentReport {
  const { records, issues } = readRecords(files);
  const strays = checkFiles([...files.records.keys()], files.images, files.staticFiles);
  for (const { file, message, rule } of [...strays, ...(files.findWrongLinks ?? [])])
    issues.push(createIssue(file, START, NO_FIELD, message, rule));
  const releases = getReleases(records);
  const referenceIndex = buildReferenceIndex(records, files);
  for (const [file, picture] of files.pictures) {
    const faults = checkOriginal(file, picture, referenceIndex.budgets);
    const message = `${faults}; run npm run images -- --fix ${file}`;
    if (faults !== undefined) issues.push(createIssue(file, START, NO_FIELD, message, "picture"));
  }
  const inPlace = records.filter(({ isMisplaced }) => !isMisplaced);
  const repeated = [
    ...addRule("repeated-value", findRepeatedValues(inPlace)),
    ...addRule("consistency", findInconsistentGroups(inPlace)),
    ...contentTypes.flatMap(({ kind = "consistency", compareRecords }) =>
      addRule(kind, compareRecords?.(inPlace) ?? []),
    ),
    ...toWarnings("metadata", suggestMetadata(inPlace)),
  ];
  for (const record of inPlace) {
    const { file, type, document } = record;
    if (!document) continue;
    const linesWithSlips = new Set(
      issues.flatMap((issue) =>
        issue.file === file && issue.rule === "json-syntax" ? issue.line : [],
      ),
    );
    const told = new Set<string>();
    const tell = (
      position: Position,
      field: FieldPath,
      issue: Pick<RuledIssue, "message" | "rule" | "severity">,
    ) => {
      told.add(formatFieldPath(field));
      issues.push(createIssue(file, position, field, issue.message, issue.rule, issue.severity));
    };
    for (const issue of checkShape(type.schema, document.value)) {
      const { path: field, at, message, rule, isMisspelt } = issue;
      const position = at === "key" ? document.keyPositionOf(field) : document.positionOf(field);
      // Skips values on a line with a syntax error.
      if (at === "value" && linesWithSlips.has(position.line)) continue;
      const meant = isMisspelt
        ? suggestName(record, field, getValueAt(document.value, field), referenceIndex)
        : "";
      tell(position, field, { message: message + meant, rule });
    }
    // Each field reports its shape issue first; other rules apply once the shape is right.
    const sinceMs = getSeenSinceMs(record, releases, nowMs);
    const taken = repeated.filter((value) => value.record === record);
    // A repeated id is reported once, without a second issue for the file name.
    const ids = taken.some(({ path: [field] }) => field === type.idField)
      ? []
      : checkId(record, document.value);
    const more: RuledIssue[] = [
      ...taken,
      ...addRule("file-name", ids),
      ...checkRecord({ record, document, referenceIndex, releases, sinceMs }),
    ].filter(({ path: field }) => !told.has(formatFieldPath(field)));
    for (const issue of more) {
      const position = document.positionOf(issue.path, issue.offset);
      if (!linesWithSlips.has(position.line)) tell(position, issue.path, issue);
    }
  }
  const redirects = files.records.get(REDIRECTS_FILE);
  if (redirects) {
    const { document, issues: found } = load(REDIRECTS_FILE, redirects);
    issues.push(...found);
    for (const { path: field, message } of document
      ? checkRedirects(document.value, referenceIndex, (to) => isHiddenPage(to, releases, nowMs))
      : []) {
      const position = document?.positionOf(field) ?? START;
      issues.push(createIssue(REDIRECTS_FILE, position, field, message, "redirect"));
    }
  }
  // Unused pictures are reported only without errors: a misspelt field may name one.
  if (!issues.some(({ severity }) => severity === "error")) {
    const texts = new Set(
      records.flatMap(({ document }) => document?.texts ?? []).map(({ value }) => value),
    );
    const message = "no record names this picture; name it in one, or remove it";
    for (const file of files.images)
      if (/\.(?:jpg|png)$/.test(file) && !texts.has(file.replace("data", "..")))
        issues.push(createIssue(file, START, NO_FIELD, message, "picture", "warning"));
  }
  return { issues: issues.sort(compareByPlace), records, releases };
}
