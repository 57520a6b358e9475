import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import { contentTypes } from "../../src/kinds/registry";
import { isObject } from "../../src/lib/isObject";
import { getStem } from "../../content/fileIssues";
import { editorConfig } from "./editorConfig";
import { HtmlField } from "./HtmlField";
import { savedText, toForm } from "./recordForm";

const WHOLE = { position: "fixed", inset: 0, border: 0, width: "100%", height: "100%" } as const;

for (const { typeName, schema, idField = "", files = [], kind = "", getPages } of contentTypes) {
  // Last saved records by id.
  const records = new Map<unknown, unknown>();
  const idOf = (record: unknown) => isObject(record) && record[idField];
  const keep = (text: string): unknown => {
    const record: unknown = JSON.parse(text);
    records.set(idOf(record), record);
    return record;
  };
  CMS.registerCustomFormat(typeName, "json", {
    fromFile: (text) => toForm(schema, keep(text)),
    toFile: (form) => {
      const text = savedText(schema, form, records.get(idOf(form)) ?? {});
      keep(text);
      return text;
    },
  });
  // Shows the site's own page beside the form, with the issues of the check.
  function Preview({ entry, document }: CustomPreviewTemplateProps) {
    const slug = entry.get("slug");
    const [page = "/"] = getPages?.(slug, records.get(slug)) ?? [];
    document.documentElement.lang = "en";
    if (slug === "") return <p>Save the record to see its page.</p>;
    return <iframe title="Page" src={page} style={WHOLE} />;
  }
  for (const name of [kind, ...files.map(getStem)].filter(Boolean))
    CMS.registerPreviewTemplate(name, Preview);
}
CMS.registerFieldType("html", HtmlField);
await CMS.init({ config: editorConfig });
