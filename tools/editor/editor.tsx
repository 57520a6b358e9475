import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import { contentTypes } from "../../src/kinds/registry";
import { isObject } from "../../src/lib/json";
import { getStem } from "../../content/checkFiles";
import { homePath } from "../../src/routes/paths";
import { recordKinds } from "../../content/recordKinds";
import { editorConfig } from "./editorConfig";
import { HtmlField } from "./HtmlField";
import { offerPages, pageTitles } from "./pages";
import { formatSavedRecord, titleOf, toForm } from "./recordForm";

const COLUMN = { display: "flex", flexDirection: "column", position: "fixed", inset: 0 } as const;
const LINK = { padding: "8px 16px", font: "14px sans-serif" };
const REST = { flex: 1, border: 0 };

for (const type of contentTypes) {
  const { typeName, schema, idField = "", files = [], kind = "", getPages, editorList } = type;
  const records = new Map<unknown, unknown>();
  const idOf = (record: unknown) => isObject(record) && record[idField];
  const keep = (text: string): unknown => {
    const record: unknown = JSON.parse(text);
    records.set(idOf(record), record);
    const [page] = getPages?.(String(idOf(record)), record) ?? [];
    if (page !== undefined) pageTitles.set(page, titleOf(type, record));
    return record;
  };
  CMS.registerCustomFormat(typeName, "json", {
    fromFile: (text) => toForm(schema, keep(text)),
    toFile: (form) => {
      const text = formatSavedRecord(schema, form, records.get(idOf(form)) ?? {});
      keep(text);
      return text;
    },
  });
  // Shows the record's page from the develop server beside the form; without a page, its list.
  function Preview({ entry, document }: CustomPreviewTemplateProps) {
    const slug = entry.get("slug");
    const [page = editorList?.listPath ?? homePath] = getPages?.(slug, records.get(slug)) ?? [];
    document.documentElement.lang = "en";
    document.documentElement.style.colorScheme = "light dark";
    if (slug === "") return <p>Save the record to see its page.</p>;
    return (
      <div style={COLUMN}>
        <a href={page} target="_blank" rel="noreferrer" style={LINK}>
          Open this page in a tab of its own
        </a>
        <iframe title="Page" src={page} style={REST} />
      </div>
    );
  }
  for (const name of [kind, ...files.map(getStem)].filter(Boolean))
    CMS.registerPreviewTemplate(name, Preview);
}
CMS.registerFieldType("html", HtmlField);
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const type = recordKinds.find(({ kind }) => kind === entry.get("collection"));
    const isNew = type && entry.get("newRecord");
    return isNew ? entry.setIn(["data", type.idField], entry.get("slug")) : entry;
  },
});
offerPages();
await CMS.init({ config: editorConfig });
