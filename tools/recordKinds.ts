import type { ContentType } from "../src/kinds/kind";
import { contentTypes } from "../src/kinds/registry";
import { formatList } from "../src/lib/text";
import { didYouMean, quoted } from "./check/words";

/** A kind of record that commands can name. */
export type RecordKind = ContentType & Required<Pick<ContentType, "kind" | "idField">>;

/** The kinds of records that `npm run new` and `npm run rename` take. */
export const recordKinds: readonly RecordKind[] = contentTypes.flatMap((type) =>
  type.kind === undefined || type.idField === undefined
    ? []
    : { ...type, kind: type.kind, idField: type.idField },
);

export const kindNames: readonly string[] = recordKinds.map(({ kind }) => kind);

/** A kind in a sentence. */
export const kindWords = (kind: string): string => kind.replaceAll("-", " ");

/** The kind that a person wrote. Throws where there is none of that name. */
export function toRecordKind(word: string): RecordKind {
  const found = recordKinds.find(({ kind }) => kind === word);
  if (found) return found;
  throw new Error(
    `There is no kind of record ${quoted(word)}${didYouMean(word, kindNames) || `; the kinds are ${formatList(kindNames)}.`}`,
  );
}
