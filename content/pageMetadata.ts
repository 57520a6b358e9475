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
    const { social, ...said } = {
      ...(title !== undefined && { title, ...derive?.(title) }),
      ...(description !== undefined && { description }),
      ...(keywords !== "" && { keywords }),
      ...written.data,
    };
    const tags = (["description", "keywords", "robots"] as const).flatMap((tag) =>
      said[tag] === undefined ? [] : [{ name: tag, content: said[tag] }],
    );
    const made = {
      path,
      ...(variant && { variant }),
      basic: { title: said.title, tags },
      social: { ...(socialType && { type: socialType }), ...social },
    };
    const lacking = NEEDED.filter((part) => said[part] === undefined && !(part in page));
    const missing = written.success && !derive ? lacking : [];
    return [{ field, missing, metadata: pageMetadataSchema.safeParse(made).data }];
  });
}
