import { slugOf } from "../../lib/slugOf";
import type { LoadedRecord } from "./catalogue";
import type { FieldPath } from "./fault";
import { valueAt, type JsonValue } from "./jsonDocument";
import { didYouMean, quoted } from "./words";

/** Something wrong with how people are named, at the value that can be mended. */
export interface AuthorFault {
  record: LoadedRecord;
  path: FieldPath;
  message: string;
}

interface NamedAt {
  name: string;
  record: LoadedRecord;
  path: FieldPath;
}

const textsAt = (record: LoadedRecord, list: string, key?: string): NamedAt[] => {
  const value: JsonValue | undefined = record.document && valueAt(record.document.value, [list]);
  return (Array.isArray(value) ? value : []).flatMap((_item, index): NamedAt[] => {
    const path: FieldPath = key === undefined ? [list, index] : [list, index, key];
    const name = record.document && valueAt(record.document.value, path);
    return typeof name === "string" ? [{ name, record, path }] : [];
  });
};

/**
 * Papers name people as printed. A record that joins spellings must name spellings that papers have,
 * one person each; and two spellings that differ in accents, case or hyphens only are one person,
 * so they need such a record.
 */
export function authorFaults(records: readonly LoadedRecord[]): AuthorFault[] {
  const printed = records
    .filter(({ type }) => type.typeName === "Publication")
    .flatMap((record) => textsAt(record, "authors", "name"));
  const printedNames = new Set(printed.map(({ name }) => name));
  const joining = records.filter(({ type }) => type.typeName === "Author");
  const faults: AuthorFault[] = [];

  const joinedBy = new Map<string, LoadedRecord>();
  for (const record of joining) {
    const spellings = textsAt(record, "spellings");
    for (const { name, path } of spellings) {
      const other = joinedBy.get(name);
      if (other !== undefined) {
        const message =
          other === record
            ? `${quoted(name)} is listed twice; remove one`
            : `${quoted(name)} is already a spelling of ${other.file}`;
        faults.push({ record, path, message });
      } else if (!printedNames.has(name)) {
        const message = `no paper names ${quoted(name)}${didYouMean(name, printedNames)}`;
        faults.push({ record, path, message });
      }
      if (other === undefined) joinedBy.set(name, record);
    }
    const name = record.document && valueAt(record.document.value, ["name"]);
    if (typeof name !== "string") continue;
    if (spellings.length > 0 && !spellings.some((spelling) => spelling.name === name)) {
      const message = `${quoted(name)} is none of the spellings; add it to them`;
      faults.push({ record, path: ["name"], message });
    }
    if (slugOf(name) !== record.stem) {
      const message = `${quoted(name)} belongs in a file named ${slugOf(name)}.json`;
      faults.push({ record, path: ["name"], message });
    }
  }

  const firstOfSlug = new Map<string, NamedAt>();
  for (const spelling of printed) {
    const { name, record, path } = spelling;
    const slug = slugOf(name);
    const first = firstOfSlug.get(slug);
    if (first === undefined) {
      firstOfSlug.set(slug, spelling);
      continue;
    }
    const joined = joinedBy.get(name);
    if (first.name === name || (joined !== undefined && joined === joinedBy.get(first.name))) {
      continue;
    }
    const message = `${quoted(name)} and ${quoted(first.name)} (${first.record.file}) are one name but for accents, case or hyphens; spell them alike, or join them in data/authors/${slug}.json`;
    faults.push({ record, path, message });
  }
  return faults;
}
