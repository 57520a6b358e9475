import type { ContentType } from "../src/kinds/kind";
import { contentTypes } from "../src/kinds/registry";
import { didYouMean, quoted } from "./check/words";
import type { RecordKind } from "../src/kinds/fields";
import { formatList } from "../src/lib/text";

/** What commands need to know of a kind of record that has pages. */
export interface RecordKindFacts {
  /** Folder in `data/`. */
  folder: string;
  idField: "id" | "prettyURL";
  schema: ContentType["schema"];
  /** The kind in a sentence. */
  words: string;
}

const getFacts = (kind: RecordKind): RecordKindFacts => {
  const type = contentTypes.find((candidate: ContentType) => candidate.kind === kind);
  if (!type || !("idField" in type)) throw new Error(`No content type is called ${kind}`);
  return {
    folder: type.folder,
    idField: type.idField,
    schema: type.schema,
    words: kind.replace("-", " "),
  };
};

/** The kinds of records that `npm run new` and `npm run rename` take. */
export const recordKinds: Readonly<Record<RecordKind, RecordKindFacts>> = {
  article: getFacts("article"),
  product: getFacts("product"),
  solution: getFacts("solution"),
  "case-study": getFacts("case-study"),
  job: getFacts("job"),
  publication: getFacts("publication"),
};

const isRecordKind = (word: string): word is RecordKind => Object.hasOwn(recordKinds, word);

/** The kind that a person wrote. Throws where there is none of that name. */
export function toRecordKind(word: string): RecordKind {
  if (isRecordKind(word)) return word;
  const names = Object.keys(recordKinds);
  throw new Error(
    `There is no kind of record ${quoted(word)}${didYouMean(word, names) || `; the kinds are ${formatList(names)}.`}`,
  );
}
