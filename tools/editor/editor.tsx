import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import type { ContentType } from "../../src/kinds/kind";
import { contentTypes } from "../../src/kinds/registry";
import { isObject } from "../../src/lib/isObject";
import { getStem } from "../check/fileIssues";
import { editorConfig } from "./editorConfig";
import { HtmlField } from "./HtmlField";
import { savedText, toForm } from "./recordForm";

/** The records as their files have them. */
const records = new Map<string, unknown>();

/** The site's own page beside the form of its record, with what the check says of it. */
const previewOf = ({ getPages }: ContentType) =>
  function Preview({ entry, document }: CustomPreviewTemplateProps) {
    const { slug, data, newRecord } = entry.toJS();
    const [page = "/"] = getPages?.(slug, data) ?? [];
    document.documentElement.lang = "en";
    if (newRecord) return <p>Save the record to see its page.</p>;
    return <iframe title="Page" src={page} />;
  };

for (const type of contentTypes) {
  const { typeName, schema, idField = "", files = [], kind = "" } = type;
  const nameOf = (record: unknown) =>
    `${typeName} ${isObject(record) ? String(record[idField]) : ""}`;
  const keep = (text: string): unknown => {
    const record: unknown = JSON.parse(text);
    records.set(nameOf(record), record);
    return record;
  };
  CMS.registerCustomFormat(typeName, "json", {
    fromFile: (text) => toForm(schema, keep(text)),
    toFile: (form) => {
      const text = savedText(schema, form, records.get(nameOf(form)) ?? {});
      keep(text);
      return text;
    },
  });
  for (const name of [kind, ...files.map(getStem)].filter(Boolean))
    CMS.registerPreviewTemplate(name, previewOf(type));
}
CMS.registerPreviewStyle(
  "iframe { position: fixed; inset: 0; border: 0; width: 100%; height: 100% }",
  { raw: true },
);
CMS.registerFieldType("html", HtmlField);
await CMS.init({ config: editorConfig });
