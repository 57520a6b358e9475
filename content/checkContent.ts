import { REDIRECTS_FILE } from "../src/kinds/settings/redirects";
import { contentTypes } from "../src/kinds/registry";
import { buildReferenceIndex, type LoadedRecord } from "./referenceIndex";
import type { FieldPath, Issue } from "../src/lib/issue";
import { byPlace, fieldName, withRule } from "./issue";
import {
  fileIssues,
  getHome,
  meantType,
  getStem,
  typeOfFile,
  type ContentFiles,
} from "./fileIssues";
import { readJson, type JsonDocument, type Position } from "./jsonDocument";
import { valueAt } from "../src/lib/json";
import { originalFaults } from "./pictureFormat";
import { hiddenCharacter, readText } from "./readText";
import { asWarnings, idIssues, meantName, recordIssues } from "./recordIssues";
import type { RuledIssue } from "./issue";
import { metadataWarnings } from "./metadataIssues";
import { redirectIssues } from "./redirectIssues";
import { hiddenPage, seenSinceMs, getReleases, type Releases } from "./releases";
import { repeatedValues, unlikeGroups } from "./repeatedValues";
import { shapeIssues } from "./shapeIssues";

export const START: Position = { line: 1, column: 1 };
const NO_FIELD: FieldPath = [];

export const issueAt = (
  file: string,
  { line, column }: Position,
  field: FieldPath,
  message: string,
  rule: string,
  level: Issue["level"] = "error",
): Issue => ({
  file,
  line,
  column,
  field: fieldName(field),
  level,
  message,
  rule,
});

/** Includes encoding and syntax issues; no document if the file can't be parsed. */
function load(file: string, bytes: Uint8Array): { document?: JsonDocument; issues: Issue[] } {
  const reading = readText(bytes);
  const issues = reading.issues.map(({ position, message }) =>
    issueAt(file, position, NO_FIELD, message, "encoding"),
  );
  if (!reading.readable) return { issues };
  const json = readJson(reading.text);
  if ("syntaxIssues" in json) {
    for (const { position, message } of json.syntaxIssues)
      issues.push(issueAt(file, position, NO_FIELD, message, "json-syntax"));
  }
  const document = "syntaxIssues" in json ? json.fixed : json;
  if (document === undefined) return { issues };
  for (const { path: field, position, first } of document.repeatedKeys) {
    const message = `the field stands twice, first in line ${first.line}; remove one`;
    issues.push(issueAt(file, position, field, message, "json-duplicate-key"));
  }
  for (const { path: field, value } of document.texts) {
    const message = hiddenCharacter(value);
    if (message !== undefined)
      issues.push(issueAt(file, document.positionOf(field), field, message, "hidden-character"));
  }
  return { document, issues };
}

export const withTexts = (files: ContentFiles, texts: Iterable<[string, string]>): ContentFiles => {
  const added = [...texts].map(([file, text]): [string, Uint8Array] => [file, Buffer.from(text)]);
  return { ...files, records: new Map([...files.records, ...added]) };
};

export interface ContentReport {
  /** In file order; an error stops the build. */
  issues: Issue[];
  records: readonly LoadedRecord[];
  releases: Releases;
}

/**
 * Returns the errors of all records, without warnings.
 * `nowMs` (epoch milliseconds) decides what is published: published records must not link to hidden
 * ones.
 */
export const checkContent = (files: ContentFiles, nowMs = Date.now()): Issue[] =>
  reportContent(files, nowMs).issues.filter(({ level }) => level === "error");

/** Includes encoding and syntax issues. */
export function readRecords({ records: files }: Pick<ContentFiles, "records">): {
  records: LoadedRecord[];
  issues: Issue[];
} {
  const issues: Issue[] = [];
  const records: LoadedRecord[] = [];
  for (const [file, bytes] of files) {
    const type = typeOfFile(file);
    if (!type) continue;
    const { document, issues: found } = load(file, bytes);
    issues.push(...found);
    const meant = document && meantType(document.value, type);
    if (meant) {
      const message = `this is no record for ${getHome(type)}; move it to ${getHome(meant)}`;
      issues.push(issueAt(file, START, NO_FIELD, message, "wrong-folder"));
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
  const strays = fileIssues([...files.records.keys()], files.images, files.staticFiles);
  for (const { file, message, rule } of [...strays, ...(files.wrongLinks ?? [])])
    issues.push(issueAt(file, START, NO_FIELD, message, rule));
  const releases = getReleases(records);
  const referenceIndex = buildReferenceIndex(records, files);
  for (const [file, picture] of files.pictures) {
    const faults = originalFaults(file, picture, referenceIndex.budgets);
    const message = `${faults}; run npm run images -- --fix ${file}`;
    if (faults !== undefined) issues.push(issueAt(file, START, NO_FIELD, message, "picture"));
  }
  const inPlace = records.filter(({ isMisplaced }) => !isMisplaced);
  const repeated = [
    ...withRule("repeated-value", repeatedValues(inPlace)),
    ...withRule("consistency", unlikeGroups(inPlace)),
    ...contentTypes.flatMap(({ kind = "consistency", compareRecords }) =>
      withRule(kind, compareRecords?.(inPlace) ?? []),
    ),
    ...asWarnings("metadata", metadataWarnings(inPlace)),
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
      issue: Pick<RuledIssue, "message" | "rule" | "level">,
    ) => {
      told.add(fieldName(field));
      issues.push(issueAt(file, position, field, issue.message, issue.rule, issue.level));
    };
    for (const issue of shapeIssues(type.schema, document.value)) {
      const { path: field, at, message, rule, isMisspelt } = issue;
      const position = at === "key" ? document.keyPositionOf(field) : document.positionOf(field);
      // Skips values on a line with a syntax error.
      if (at === "value" && linesWithSlips.has(position.line)) continue;
      const meant = isMisspelt
        ? meantName(record, field, valueAt(document.value, field), referenceIndex)
        : "";
      tell(position, field, { message: message + meant, rule });
    }
    // Each field reports its shape issue first; other rules apply once the shape is right.
    const sinceMs = seenSinceMs(record, releases, nowMs);
    const taken = repeated.filter((value) => value.record === record);
    // A repeated id is reported once, without a second issue for the file name.
    const ids = taken.some(({ path: [field] }) => field === type.idField)
      ? []
      : idIssues(record, document.value);
    const more: RuledIssue[] = [
      ...taken,
      ...withRule("file-name", ids),
      ...recordIssues({ record, document, referenceIndex, releases, sinceMs }),
    ].filter(({ path: field }) => !told.has(fieldName(field)));
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
      ? redirectIssues(document.value, referenceIndex, (to) => hiddenPage(to, releases, nowMs))
      : []) {
      const position = document?.positionOf(field) ?? START;
      issues.push(issueAt(REDIRECTS_FILE, position, field, message, "redirect"));
    }
  }
  // Unused pictures are reported only without errors: a misspelt field may name one.
  if (!issues.some(({ level }) => level === "error")) {
    const texts = new Set(
      records.flatMap(({ document }) => document?.texts ?? []).map(({ value }) => value),
    );
    const message = "no record names this picture; name it in one, or remove it";
    for (const file of files.images)
      if (/\.(?:jpg|png)$/.test(file) && !texts.has(file.replace("data", "..")))
        issues.push(issueAt(file, START, NO_FIELD, message, "picture", "warning"));
  }
  return { issues: issues.sort(byPlace), records, releases };
}
