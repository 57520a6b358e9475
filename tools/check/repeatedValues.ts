import { slugify } from "../../src/lib/slugify";
import { SLUG_PATTERN } from "../../src/kinds/fields";
import type { LoadedRecord } from "./referenceIndex";
import type { FieldPath } from "./issue";
import { valueAt, type JsonValue } from "./jsonDocument";
import { quoted } from "./words";

/** What no two records of a kind may share. */
interface UniqueRule {
  typeName: string;
  path: FieldPath;
  /** The value that is compared; nothing where the record may share it. */
  getKey: (value: JsonValue, record: JsonValue) => string | undefined;
  words: (value: JsonValue, other: string, stem: string) => string;
}

const lower = (value: JsonValue) => (typeof value === "string" ? value.toLowerCase() : undefined);
const written = (value: JsonValue) =>
  typeof value === "string" ? quoted(value) : JSON.stringify(value);
const alreadyIn = (what: string) => (value: JsonValue, other: string) =>
  `${written(value)} is already the ${what} of ${other}`;

/** What to write for an id that another record has already; a copy's file may have a name that is no id. */
function idAdvice(stem: string, taken: JsonValue): string {
  if (SLUG_PATTERN.test(stem)) return `write ${quoted(stem)}, the file's own name`;
  const name = slugify(stem);
  const example = SLUG_PATTERN.test(name) && name !== taken ? `, such as ${name}.json,` : "";
  return `give the file a name of its own${example} and write that here`;
}

const idRule = (typeName: string, field: string): UniqueRule => ({
  typeName,
  path: [field],
  getKey: lower,
  words: (value, other, stem) => `${alreadyIn(field)(value, other)}; ${idAdvice(stem, value)}`,
});

const RULES: readonly UniqueRule[] = [
  idRule("Solution", "id"),
  idRule("Product", "id"),
  idRule("CaseStudy", "id"),
  idRule("Article", "id"),
  idRule("Publication", "prettyURL"),
  idRule("Job", "prettyURL"),
  { typeName: "Publication", path: ["bibkey"], getKey: lower, words: alreadyIn("bibkey") },
  // A paper that was entered twice has a title of its own spelling perhaps, but no address of its own.
  { typeName: "Publication", path: ["paper", "doi"], getKey: lower, words: alreadyIn("DOI") },
  {
    typeName: "Publication",
    path: ["paper", "url"],
    // Addresses may differ in letter case alone.
    getKey: (value) => (typeof value === "string" ? value : undefined),
    words: alreadyIn("address"),
  },
  {
    typeName: "Publication",
    path: ["anthologyId"],
    getKey: lower,
    words: alreadyIn("anthologyId"),
  },
  {
    typeName: "PageMetadata",
    path: ["path"],
    getKey: (value, record) => {
      const variant = valueAt(record, ["variant"]);
      return typeof value === "string"
        ? JSON.stringify([value.toLowerCase(), variant ?? ""])
        : undefined;
    },
    words: (value, other) =>
      `${written(value)} already has its metadata in ${other}; keep one, or give one a variant`,
  },
  {
    typeName: "Product",
    path: ["topbarIndex"],
    getKey: (value) => (typeof value === "number" && value >= 0 ? String(value) : undefined),
    words: (value, other) =>
      `${written(value)} is already the place of ${other} in the menu; choose another`,
  },
  {
    typeName: "Solution",
    path: ["senseNumber"],
    getKey: (value) => (typeof value === "number" ? String(value) : undefined),
    words: (value, other) => `${written(value)} is already the sense of ${other}; choose another`,
  },
];

/** A value that another record has already, told at the second of the two. */
export interface RepeatedValue {
  record: LoadedRecord;
  path: FieldPath;
  message: string;
}

/**
 * Values that must be unique and are not, letter case ignored. Of two records with one id the one
 * whose file has another name is at issue, whichever comes first.
 */
export function repeatedValues(records: readonly LoadedRecord[]): RepeatedValue[] {
  return RULES.flatMap(({ typeName, path, getKey, words }) => {
    const holders = new Map<string, LoadedRecord>();
    const ofType = records.filter(
      ({ type, document }) => type.typeName === typeName && document !== undefined,
    );
    const isMisnamed = ({ document, stem, type }: LoadedRecord) =>
      type.idField !== undefined &&
      document !== undefined &&
      valueAt(document.value, [type.idField]) !== stem;
    const rightfulFirst = [
      ...ofType.filter((record) => !isMisnamed(record)),
      ...ofType.filter(isMisnamed),
    ];
    return rightfulFirst.flatMap((record): RepeatedValue[] => {
      const value = record.document && valueAt(record.document.value, path);
      const key =
        value === undefined || !record.document ? undefined : getKey(value, record.document.value);
      if (key === undefined || value === undefined) return [];
      const holder = holders.get(key);
      if (holder) return [{ record, path, message: words(value, holder.file, record.stem) }];
      holders.set(key, record);
      return [];
    });
  });
}
