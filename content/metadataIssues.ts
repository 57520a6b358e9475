import { isUnwritten } from "../src/kinds/draft";
import { readMetadata } from "../src/kinds/metadata";
import { RESULT_LENGTHS } from "../src/lib/limits";
import { formatList } from "../src/lib/text";
import { getId, getText, type ReferenceIndex, type LoadedRecord } from "./referenceIndex";
import { valueAt, type JsonValue } from "./jsonDocument";
import { pictureIssue } from "./pictureFormat";
import type { ValueIssue } from "./recordIssues";
import type { IssueOfRecord } from "./repeatedValues";
import { quoted } from "./words";

/** Reports metadata that contradicts the social picture's file. */
function pictureIssues(
  place: readonly string[],
  record: JsonValue,
  { pictures }: ReferenceIndex,
): ValueIssue[] {
  const image = valueAt(record, place);
  const url = getText(image, "url");
  if (url === undefined) return [];
  if (!/\.(?:png|jpe?g)$/.test(url)) {
    const message = `${quoted(url)} is no PNG or JPEG, and networks show no other pictures; write the address of one`;
    return [{ path: [...place, "url"], message }];
  }
  const picture = pictures.get(`static${url}`);
  // A file of the wrong format is reported by the field that names it.
  if (!picture || pictureIssue(url, picture)) return [];
  const { format, widthPx, heightPx } = picture;
  return Object.entries({ type: `image/${format}`, width: widthPx, height: heightPx }).flatMap(
    ([key, fact]): ValueIssue[] => {
      const written = valueAt(record, [...place, key]);
      if (written === undefined || written === fact) return [];
      const message = `is not what the file has; write ${JSON.stringify(fact)}`;
      return [{ path: [...place, key], message }];
    },
  );
}

/** Reports missing metadata of a record's pages and wrong picture facts. */
export function metadataIssues(
  record: LoadedRecord,
  value: JsonValue,
  referenceIndex: ReferenceIndex,
): ValueIssue[] {
  if (record.type.typeName === "SiteSettings")
    return pictureIssues(["socialImage"], value, referenceIndex);
  return readMetadata(record.type, getId(record), value).flatMap(({ field, missing }) => [
    ...(missing.length === 0
      ? []
      : [
          {
            path: [field],
            message: `needs ${formatList(missing.map(quoted))}, which nothing else in the record says`,
          },
        ]),
    ...pictureIssues([field, "social", "image"], value, referenceIndex),
  ]);
}

/**
 * Warns of titles and descriptions that are too short or too long for search results, and of shared
 * titles.
 */
export function metadataWarnings(records: readonly LoadedRecord[]): IssueOfRecord[] {
  const titles = new Map<string, string>();
  return records.flatMap((record) =>
    readMetadata(record.type, getId(record), record.document?.value).flatMap(
      ({ field, metadata }): IssueOfRecord[] => {
        const texts = new Map(metadata?.basic.tags.map(({ name, content }) => [name, content]));
        if (!metadata || texts.get("robots") === "noindex") return [];
        const { path: page, basic } = metadata;
        const first = titles.get(basic.title);
        titles.set(basic.title, first ?? page);
        const isOther = first !== undefined && first !== page;
        const said = { title: basic.title, description: texts.get("description") ?? "" };
        const shared = `${quoted(basic.title)} is the title of ${first ?? ""}, too; give each page its own`;
        return [
          ...(isOther ? [{ record, path: [field, "title"], message: shared }] : []),
          ...(["title", "description"] as const).flatMap((what) => {
            if (isUnwritten(said[what])) return [];
            const { length } = said[what];
            const { least, most } = RESULT_LENGTHS[what];
            if (length >= least && length <= most) return [];
            const message = `the ${what} that results show has ${length} characters; write ${field}.${what} with ${least} to ${most}`;
            return [{ record, path: [field, what], message }];
          }),
        ];
      },
    ),
  );
}
