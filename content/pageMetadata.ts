import { htmlToText } from "../src/kinds/html";
import type { ContentType } from "../src/kinds/kind";
import { metadata, pageMetadataSchema } from "../src/kinds/metadata";
import type { FieldPath } from "../src/lib/issue";
import { isObject } from "../src/lib/json";

const writtenSchema = metadata();
const NEEDED = ["title", "description", "keywords"] as const;

function getTextAt(record: unknown, path: FieldPath = []): string | undefined {
  const value = path.reduce<unknown>((part, key) => isObject(part) && part[key], record);
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" ? htmlToText(value) : undefined;
}

/** Returns each page's metadata, undefined if invalid. `missing`: required fields without value. */
export function readMetadata(type: ContentType, name: string, record: unknown) {
  const pages = type.getPages?.(name, record) ?? [];
  return (type.metadataFields ?? []).flatMap((page, index) => {
    const { field, unless, derive, variant, socialType } = page;
    const path = pages[index] ?? pages[0];
    if (path === undefined || !isObject(record)) return [];
    if (unless !== undefined && record[unless] === true && record[field] === undefined) return [];
    const written = writtenSchema.safeParse(record[field]);
    const title = getTextAt(record, page.title);
    const getTextsAt = (fields: readonly FieldPath[] = []) =>
      fields.flatMap((at) => getTextAt(record, at) ?? []);
    const [description] = getTextsAt(page.description);
    const keywords = getTextsAt(page.keywords).join(", ");
    const { social, ...texts } = {
      ...(title !== undefined && { title, ...derive?.(title) }),
      ...(description !== undefined && { description }),
      ...(keywords !== "" && { keywords }),
      ...written.data,
    };
    const tags = (["description", "keywords", "robots"] as const).flatMap((tag) =>
      texts[tag] === undefined ? [] : [{ name: tag, content: texts[tag] }],
    );
    const candidate = {
      path,
      ...(variant && { variant }),
      basic: { title: texts.title, tags },
      social: { ...(socialType && { type: socialType }), ...social },
    };
    const missing = NEEDED.filter(
      (part) => written.success && !derive && texts[part] === undefined && !(part in page),
    );
    return [{ field, missing, metadata: pageMetadataSchema.safeParse(candidate).data }];
  });
}
