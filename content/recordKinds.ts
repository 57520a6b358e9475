import type { ContentType } from "../src/kinds/kind";
import { contentTypes } from "../src/kinds/registry";
import { formatList } from "../src/lib/text";
import { didYouMean, quote } from "../src/lib/messages";

export type RecordKind = ContentType & Required<Pick<ContentType, "kind" | "idField">>;

const isRecordKind = (type: ContentType): type is RecordKind =>
  type.kind !== undefined && type.idField !== undefined;

export const recordKinds: readonly RecordKind[] = contentTypes.filter(isRecordKind);

export const kindNames: readonly string[] = recordKinds.map(({ kind }) => kind);

export const toKindLabel = (kind: string): string => kind.replaceAll("-", " ");

/** Returns the kind of this name. Throws for an unknown one, with a suggestion. */
export function toRecordKind(word: string): RecordKind {
  const found = recordKinds.find(({ kind }) => kind === word);
  if (found) return found;
  throw new Error(
    `There is no kind of record ${quote(word)}${didYouMean(word, kindNames) || `; the kinds are ${formatList(kindNames)}.`}`,
  );
}
