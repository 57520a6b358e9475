import * as markdown from "prettier/plugins/markdown";
import { format } from "prettier/standalone";
import { type z } from "zod";
import type { ContentType } from "../../src/kinds/kind";
import { contentTypes } from "../../src/kinds/registry";
import { describedSchema } from "../../src/kinds/fields";
import { allowedAttributes, allowedSchemes, allowedTags } from "../../src/kinds/html";
import { ADDRESS_KINDS } from "../../src/kinds/settings/site";
import { groupBy } from "../../src/lib/lists";
import { formatList } from "../../src/lib/text";
import { getStem } from "../../content/checkFiles";
import { code, formatFieldLines, getTitle, listSchemas } from "./fieldLines";

export const GUIDE_FILE = "data/README.md";

const codes = (texts: readonly string[]) => formatList(texts.map(code));

const describe = (schema: z.core.$ZodType) => describedSchema(schema).meta?.description ?? "";

/** Finds the groups of fields that occur more than once. */
function findSharedGroups(): ReadonlyMap<string, z.core.$ZodType> {
  const all = contentTypes.flatMap(({ schema }) => [...listSchemas(schema)]);
  const groups = groupBy(all, ({ meta }) => meta.typeName ?? "");
  return new Map(
    groups.flatMap(({ heading, items: [first, second] }) =>
      heading !== "" && first && second ? [[heading, first.schema]] : [],
    ),
  );
}

function formatRecordSection(type: ContentType, shared: ReadonlySet<string>): string[] {
  const { files = [`{${type.idField ?? "name"}}.json`] } = type;
  const pages = files.flatMap((file) => type.getPages?.(getStem(file), undefined) ?? []);
  const places = [
    `${files.length > 1 ? "Files" : "File"}: ${codes(files.map((name) => `data/${type.folder}/${name}`))}.`,
    ...(pages.length > 0 ? [`${pages.length > 1 ? "Pages" : "Page"}: ${codes(pages)}.`] : []),
  ];
  return [
    `### ${getTitle(type.typeName)}`,
    [describe(type.schema), ...places].join(" "),
    formatFieldLines(type.schema, shared).join("\n"),
  ];
}

const attributes = Object.entries(allowedAttributes).map(
  ([tag, names]) => `${tag === "*" ? "any tag" : code(`<${tag}>`)}: ${codes(names)}`,
);

const HTML_RULES = `Fields that hold HTML may have these tags: ${codes(allowedTags.map((tag) => `<${tag}>`))}.

Attributes: ${attributes.join("; ")}. Links may lead to pages of this site and to ${codes(allowedSchemes.map((scheme) => `${scheme}:`))}. Addresses may begin with a kind in braces: ${codes(ADDRESS_KINDS.map((kind) => `{${kind}}`))}.`;

export function editorsGuide(guide: string): Promise<string> {
  const shared = findSharedGroups();
  const names = new Set(shared.keys());
  const made: Readonly<Record<string, string>> = {
    html: HTML_RULES,
    records: contentTypes.flatMap((type) => formatRecordSection(type, names)).join("\n\n"),
    shared: [...shared]
      .flatMap(([typeName, group]) => [
        `### ${typeName}`,
        describe(group),
        formatFieldLines(group, names).join("\n"),
      ])
      .join("\n\n"),
  };
  const text = guide.replace(
    /(<!-- made: (\w+) -->\n)[^]*?(\n<!-- end: \2 -->)/g,
    (_old, start: string, name: string, end: string) => `${start}\n${made[name] ?? ""}\n${end}`,
  );
  return format(text, { parser: "markdown", plugins: [markdown], printWidth: 100 });
}
