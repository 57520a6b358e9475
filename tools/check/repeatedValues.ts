import type { ContentType } from "../../src/kinds/kind";
import { contentTypes } from "../../src/kinds/registry";
import { slugify } from "../../src/lib/slugify";
import { SLUG_PATTERN } from "../../src/kinds/fields";
import { getText, type LoadedRecord } from "./referenceIndex";
import type { FieldPath } from "./issue";
import { valueAt, type JsonValue } from "./jsonDocument";
import { quoted } from "./words";

/** What no two records of a kind may share. */
interface UniqueRule {
  typeName: string;
  path: FieldPath;
  /** What is compared; nothing where the record may share it. The value unless given. */
  getKey?: (value: JsonValue, record: JsonValue) => unknown;
  /** True where values may differ in letter case alone. */
  mindsCase?: boolean;
  /** What is said of a value as it is written, whose record has the given name, and of the other's file. */
  words: (value: string, other: string, stem: string) => string;
}

const alreadyIn = (what: string) => (value: string, other: string) =>
  `${value} is already the ${what} of ${other}`;

/** What to write for an id that another record has already; a copy's file may have a name that is no id. */
function idAdvice(stem: string, taken: string): string {
  if (SLUG_PATTERN.test(stem)) return `write ${quoted(stem)}, the file's own name`;
  const name = slugify(stem);
  const example =
    SLUG_PATTERN.test(name) && quoted(name) !== taken ? `, such as ${name}.json,` : "";
  return `give the file a name of its own${example} and write that here`;
}

const idRules = contentTypes.flatMap(({ kind, typeName, idField }: ContentType): UniqueRule[] => {
  if (kind === undefined || idField === undefined) return [];
  const told = alreadyIn(idField);
  return [
    {
      typeName,
      path: [idField],
      words: (value, other, stem) => `${told(value, other)}; ${idAdvice(stem, value)}`,
    },
  ];
});

const RULES: readonly UniqueRule[] = [
  ...idRules,
  { typeName: "Publication", path: ["bibkey"], words: alreadyIn("bibkey") },
  // A paper that was entered twice has a title of its own spelling perhaps, but no address of its own.
  { typeName: "Publication", path: ["paper", "doi"], words: alreadyIn("DOI") },
  { typeName: "Publication", path: ["paper", "url"], mindsCase: true, words: alreadyIn("address") },
  { typeName: "Publication", path: ["anthologyId"], words: alreadyIn("anthologyId") },
  {
    typeName: "PageMetadata",
    path: ["path"],
    getKey: (value, record) => [value, getText(record, "variant")],
    words: (value, other) =>
      `${value} already has its metadata in ${other}; keep one, or give one a variant`,
  },
  {
    typeName: "Product",
    path: ["topbarIndex"],
    getKey: (value) => (typeof value === "number" && value < 0 ? undefined : value),
    words: (value, other) =>
      `${value} is already the place of ${other} in the menu; choose another`,
  },
  {
    typeName: "Solution",
    path: ["senseNumber"],
    words: (value, other) => `${value} is already the sense of ${other}; choose another`,
  },
];

/** A value that another record has already, told at the second of the two. */
export interface RepeatedValue {
  record: LoadedRecord;
  path: FieldPath;
  message: string;
}

const isMisnamed = ({ document, stem, type: { idField } }: LoadedRecord) =>
  idField !== undefined && getText(document?.value, idField) !== stem;

/**
 * Values that must be unique and are not, letter case ignored. Of two records with one id the one
 * whose file has another name is at issue, whichever comes first.
 */
export function repeatedValues(records: readonly LoadedRecord[]): RepeatedValue[] {
  const rightfulFirst = [
    ...records.filter((record) => !isMisnamed(record)),
    ...records.filter(isMisnamed),
  ];
  return RULES.flatMap(({ typeName, path, getKey = (value) => value, mindsCase, words }) => {
    const holders = new Map<string, LoadedRecord>();
    return rightfulFirst.flatMap((record): RepeatedValue[] => {
      const { type, stem, document } = record;
      const value = document && valueAt(document.value, path);
      const isScalar = typeof value === "string" || typeof value === "number";
      const key = document && isScalar ? getKey(value, document.value) : undefined;
      if (type.typeName !== typeName || !isScalar || key === undefined) return [];
      const written = typeof value === "string" ? quoted(value) : String(value);
      const same = mindsCase ? JSON.stringify(key) : JSON.stringify(key).toLowerCase();
      const holder = holders.get(same);
      if (holder) return [{ record, path, message: words(written, holder.file, stem) }];
      holders.set(same, record);
      return [];
    });
  });
}
