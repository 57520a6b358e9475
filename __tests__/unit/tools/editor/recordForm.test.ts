import type { z } from "zod";
import { readContentFiles } from "../../../../content/contentFiles";
import { articleSchema } from "../../../../src/kinds/article/schema";
import { productSchema } from "../../../../src/kinds/product/schema";
import { isObject } from "../../../../src/lib/json";
import { readRecords } from "../../../../content/checkContent";
import { formatSavedRecord, toForm } from "../../../../tools/editor/recordForm";
import { forms, type FormField } from "../../../support/editorForms";
import { PROJECT } from "../../../support/sourceFiles";

const files = readContentFiles(PROJECT);
const { records } = readRecords(files);
const textOf = (file: string) => Buffer.from(files.records.get(file) ?? []).toString();

function emptyValue({
  widget,
  required,
  multiple,
  default: usual,
  fields = [],
}: FormField): unknown {
  if (usual !== undefined) return usual;
  if (widget === "boolean") return false;
  if (widget === "list" || multiple) return [];
  if (widget === "object") return required ? filled(fields, {}) : null;
  return widget === "number" ? null : "";
}

function filled(fields: readonly FormField[], record: Record<string, unknown>): object {
  const parts = fields.map((field): [string, unknown] => {
    const value = record[field.name];
    return [field.name, value === undefined ? emptyValue(field) : filledValue(field, value)];
  });
  return { ...record, ...Object.fromEntries<unknown>(parts) };
}

function filledValue(
  { fields, types, typeKey = "type", ...field }: FormField,
  value: unknown,
): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => filledValue({ ...field, fields, types, typeKey }, item));
  if (!isObject(value)) return value;
  return filled(fields ?? types?.find(({ name }) => name === value[typeKey])?.fields ?? [], value);
}

it.each(records.map(({ file, type }) => [file, type] as const))(
  "writes %s unchanged, regardless of its form's additions",
  (file, { schema, typeName }) => {
    const record: unknown = JSON.parse(textOf(file));
    const form = toForm(schema, record);
    expect(formatSavedRecord(schema, form, record)).toBe(textOf(file));
    const shown = filledValue({ name: "", widget: "object", fields: forms.get(typeName) }, form);
    expect(formatSavedRecord(schema, shown, record)).toBe(textOf(file));
    if (isObject(record) && typeName === "Job") expect(shown).toMatchObject({ draft: false });
  },
);

const article = { id: "a", full: { content: "<p>A</p>" }, lastUpdate: 1724662800000 };
const saved = (schema: z.ZodObject, form: object, before: object): unknown =>
  JSON.parse(formatSavedRecord(schema, form, before));

it("the form's output has changed values, and no emptied ones", () => {
  const before = { id: "a", draft: true, publishAt: "2026-01-01", products: ["vera"] };
  const form = { ...before, draft: false, publishAt: "", datePublished: "2026-01-02" };
  const { publishAt: _, ...after } = { ...before, draft: false, datePublished: "2026-01-02" };
  expect(saved(articleSchema, form, before)).toEqual(after);
});

it("the form's output keeps a day to go live as written, until another moment is chosen", () => {
  const before = { id: "a", publishAt: "2026-12-01" };
  const form = toForm(articleSchema, before);
  const shown = { id: "a", draft: false, publishAt: "2026-12-01T00:00Z" };
  expect(form).toEqual(shown);
  expect(saved(articleSchema, shown, before)).toEqual(before);
  const later = { id: "a", publishAt: "2026-12-01T09:00+01:00" };
  expect(saved(articleSchema, later, before)).toEqual(later);
});

it("the form's output has one text or a list of texts and pictures, and keeps an unchanged moment to the millisecond", () => {
  const form = {
    ...article,
    draft: false,
    lastUpdate: "2024-08-26",
    full: { content: [{ type: "html", html: "<p>A</p>" }] },
  };
  expect(toForm(articleSchema, article)).toEqual(form);
  expect(saved(articleSchema, form, article)).toEqual(article);
  const image = { type: "image", src: "../images/a.jpg", alt: "A", size: { width: 1 } };
  const longer = {
    ...form,
    lastUpdate: "2024-08-27",
    full: { content: [...form.full.content, image] },
  };
  expect(saved(articleSchema, longer, article)).toEqual({
    id: "a",
    full: { content: ["<p>A</p>", image] },
    lastUpdate: Date.UTC(2024, 7, 27),
  });
});

it("the form's output has a list of modules or a group, as chosen", () => {
  const group = { title: "A", description: "B", useCases: [] };
  expect(toForm(productSchema, { modules: group })).toEqual({
    draft: false,
    modules: { shape: "group", ...group },
  });
  const form = { modules: { shape: "list", modules: [{ title: "A", description: "B" }] } };
  expect(saved(productSchema, form, {})).toEqual({ modules: form.modules.modules });
  expect(saved(productSchema, { modules: { shape: "list" } }, {})).toEqual({ modules: [] });
});
