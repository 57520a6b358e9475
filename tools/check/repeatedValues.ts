import { isUnwritten } from "../../src/kinds/draft";
import { contentTypes } from "../../src/kinds/registry";
import type { FieldPath } from "../../src/lib/issue";
import type { ContentType, UniqueField } from "../../src/kinds/kind";
import { getText, type LoadedRecord } from "./referenceIndex";
import { valueAt } from "./jsonDocument";
import { quoted } from "./words";

/** An issue that only shows beside other records. */
export interface IssueOfRecord {
  record: LoadedRecord;
  path: FieldPath;
  message: string;
}

const uniqueFields = ({ kind, idField, unique = [] }: ContentType): readonly UniqueField[] =>
  kind === undefined || idField === undefined
    ? unique
    : [{ path: [idField], what: idField }, ...unique];

function repeatedIn(
  records: readonly LoadedRecord[],
  { path, what }: UniqueField,
): IssueOfRecord[] {
  const holders = new Map<string, LoadedRecord>();
  return records.flatMap((record): IssueOfRecord[] => {
    const { document } = record;
    const value = document && valueAt(document.value, path);
    // A number below zero says that the record has no place.
    const isPlace = typeof value === "number" && value >= 0;
    if (!isPlace && (typeof value !== "string" || isUnwritten(value))) return [];
    const written = typeof value === "string" ? quoted(value) : String(value);
    const key = String(value).toLowerCase();
    const holder = holders.get(key);
    if (!holder) {
      holders.set(key, record);
      return [];
    }
    const message = `${written} is already the ${what} of ${holder.file}`;
    return [{ record, path, message }];
  });
}

const isMisnamed = ({ document, stem, type: { idField } }: LoadedRecord) =>
  idField !== undefined && getText(document?.value, idField) !== stem;

/**
 * Values that must be unique and are not, letter case ignored. Of two records with one id the one
 * whose file has another name is at issue, whichever comes first.
 */
export function repeatedValues(records: readonly LoadedRecord[]): IssueOfRecord[] {
  const rightfulFirst = [
    ...records.filter((record) => !isMisnamed(record)),
    ...records.filter(isMisnamed),
  ];
  return contentTypes.flatMap((type) => {
    const ofType = rightfulFirst.filter((record) => record.type === type);
    return uniqueFields(type).flatMap((field) => repeatedIn(ofType, field));
  });
}

/** Values that group records and are another's but for the letter case: lists would show both. */
export function unlikeGroups(records: readonly LoadedRecord[]): IssueOfRecord[] {
  const first = new Map<string, string>();
  return records.flatMap((record) =>
    (record.type.groups ?? []).flatMap((field): IssueOfRecord[] => {
      const value = getText(record.document?.value, field);
      if (value === undefined) return [];
      const key = `${record.type.typeName} ${field} ${value.toLowerCase()}`;
      const known = first.get(key) ?? value;
      first.set(key, known);
      const message = `${quoted(value)} is ${quoted(known)} in another ${record.type.kind ?? "record"}; write it alike in both`;
      return known === value ? [] : [{ record, path: [field], message }];
    }),
  );
}
