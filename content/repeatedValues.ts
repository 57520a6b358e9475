import { isPlaceholder } from "../src/kinds/draft";
import { contentTypes } from "../src/kinds/registry";
import type { ContentType, RecordIssue, UniqueField } from "../src/kinds/kind";
import { type LoadedRecord } from "./referenceIndex";
import { getText, getValueAt } from "../src/lib/json";
import { quote } from "../src/lib/messages";

const getUniqueFields = ({ kind, idField, unique = [] }: ContentType): readonly UniqueField[] =>
  kind === undefined || idField === undefined
    ? unique
    : [{ path: [idField], noun: idField }, ...unique];

function findCopies(records: readonly LoadedRecord[], { path, noun }: UniqueField): RecordIssue[] {
  const holders = new Map<string, LoadedRecord>();
  return records.flatMap((record): RecordIssue[] => {
    const value = getValueAt(record.document?.value, path);
    // A negative place in a menu means that the menu doesn't list the record.
    const isPlace = typeof value === "number" && value >= 0;
    if (!isPlace && (typeof value !== "string" || isPlaceholder(value))) return [];
    const written = typeof value === "string" ? quote(value) : String(value);
    const key = String(value).toLowerCase();
    const holder = holders.get(key) ?? record;
    holders.set(key, holder);
    const message = `${written} is already the ${noun} of ${holder.file}`;
    return holder === record ? [] : [{ record, path, message }];
  });
}

const isMisnamed = ({ document, stem, type: { idField } }: LoadedRecord) =>
  idField !== undefined && getText(document?.value, idField) !== stem ? 1 : 0;

/** Reports repeated values in any letter case: of an id, in the record whose file name differs. */
export function findRepeatedValues(records: readonly LoadedRecord[]): RecordIssue[] {
  const rightfulFirst = [...records].sort((a, b) => isMisnamed(a) - isMisnamed(b));
  return contentTypes.flatMap((type) => {
    const ofType = rightfulFirst.filter((record) => record.type === type);
    return getUniqueFields(type).flatMap((field) => findCopies(ofType, field));
  });
}

/** Reports group names that differ only in letter case, because lists would show both. */
export function findInconsistentGroups(records: readonly LoadedRecord[]): RecordIssue[] {
  const first = new Map<string, string>();
  return records.flatMap((record) =>
    (record.type.groups ?? []).flatMap((field): RecordIssue[] => {
      const value = getText(record.document?.value, field);
      if (value === undefined) return [];
      const key = `${record.type.typeName} ${field} ${value.toLowerCase()}`;
      const known = first.get(key) ?? value;
      first.set(key, known);
      const message = `${quote(value)} is ${quote(known)} in another ${record.type.kind ?? "record"}; use the same spelling in both`;
      return known === value ? [] : [{ record, path: [field], message }];
    }),
  );
}
