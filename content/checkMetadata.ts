import { isPlaceholder } from "../src/kinds/draft";
import { fieldRegistry } from "../src/kinds/fields";
import { readMetadata } from "./pageMetadata";
import { socialImageSchema } from "../src/kinds/settings/site";
import { RESULT_LENGTHS } from "../src/lib/limits";
import { formatList } from "../src/lib/text";
import { getId, type ReferenceIndex, type LoadedRecord } from "./referenceIndex";
import { getText, getValueAt, type JsonValue } from "../src/lib/json";
import { checkPicture } from "./pictureFormat";
import type { FieldIssue } from "./issue";
import type { RecordIssue } from "../src/kinds/kind";
import type { FieldVisit } from "./walkFields";
import { quote } from "../src/lib/messages";

const { typeName: SOCIAL_IMAGE } = fieldRegistry.get(socialImageSchema) ?? {};

/** Reports social pictures whose type, width or height contradicts the file. */
export function checkSocialImages(
  { path, value: image, meta }: FieldVisit,
  { pictures }: ReferenceIndex,
): FieldIssue[] {
  const url = meta.typeName === SOCIAL_IMAGE ? getText(image, "url") : undefined;
  if (url === undefined) return [];
  if (!/\.(?:png|jpe?g)$/.test(url)) {
    const message = `${quote(url)} isn't a PNG or JPEG, but social networks show no other pictures; write the address of one`;
    return [{ path: [...path, "url"], message, rule: "metadata" }];
  }
  const picture = pictures.get(`static${url}`);
  // The field that names the file reports a wrong format.
  if (!picture || checkPicture(url, picture)) return [];
  const { format, widthPx, heightPx } = picture;
  return Object.entries({ type: `image/${format}`, width: widthPx, height: heightPx }).flatMap(
    ([key, fact]): FieldIssue[] => {
      const written = getValueAt(image, [key]);
      if (written === undefined || written === fact) return [];
      const message = `differs from the file; write ${JSON.stringify(fact)}`;
      return [{ path: [...path, key], message, rule: "metadata" }];
    },
  );
}

/** Reports metadata that a record's pages need, but that no field provides. */
export const checkMetadata = (record: LoadedRecord, value: JsonValue): FieldIssue[] =>
  readMetadata(record.type, getId(record), value).flatMap(({ field, missing }) => {
    const message = `needs ${formatList(missing.map(quote))}, which no other field provides`;
    return missing.length === 0 ? [] : [{ path: [field], message, rule: "metadata" }];
  });

/** Reports titles and descriptions with unsuitable lengths, and titles that pages share. */
export function suggestMetadata(records: readonly LoadedRecord[]): RecordIssue[] {
  const titles = new Map<string, string>();
  return records.flatMap((record) =>
    readMetadata(record.type, getId(record), record.document?.value).flatMap(
      ({ field, metadata }): RecordIssue[] => {
        const texts = new Map(metadata?.basic.tags.map(({ name, content }) => [name, content]));
        if (!metadata || texts.get("robots") === "noindex") return [];
        const { path: page, basic } = metadata;
        const first = titles.get(basic.title) ?? page;
        titles.set(basic.title, first);
        const written = { title: basic.title, description: texts.get("description") ?? "" };
        const shared = `${quote(basic.title)} is the title of ${first}, too; give each page a different one`;
        return [
          ...(first !== page ? [{ record, path: [field, "title"], message: shared }] : []),
          ...(["title", "description"] as const).flatMap((what) => {
            if (isPlaceholder(written[what])) return [];
            const { length } = written[what];
            const { least, most } = RESULT_LENGTHS[what];
            if (length >= least && length <= most) return [];
            const message = `the ${what} for search engines has ${length} characters; write ${field}.${what} with ${least} to ${most}`;
            return [{ record, path: [field, what], message }];
          }),
        ];
      },
    ),
  );
}
