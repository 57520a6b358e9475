import type { CmsConfig, CollectionFile, EntryCollection, Field, ViewFilter } from "@sveltia/cms";
import { z } from "zod";
import news from "../../data/pages/news.json";
import site from "../../data/site/site.json";
import { isPlaceholder } from "../../src/kinds/draft";
import {
  describedSchema,
  fieldRegistry,
  getForm,
  SLUG_MAX_LETTERS,
  SLUG_PATTERN,
  type FieldRole,
} from "../../src/kinds/fields";
import type { ContentType } from "../../src/kinds/kind";
import { contentTypes } from "../../src/kinds/registry";
import { getStem } from "../../content/checkFiles";
import { getShape } from "../../content/walkFields";
import { getTitle } from "../guide/fieldLines";
import { capitalize } from "../../src/lib/text";
import { getTextsAt, isObject, type JsonValue } from "../../src/lib/json";
import { recordKinds, type RecordKind } from "../../content/recordKinds";
import { toForm } from "./recordForm";

type Schema = z.core.$ZodType;
/** Values that a new record has from the start, by field. */
type Start = Readonly<Record<string, unknown>>;

interface Widget {
  widget: string;
  [option: string]: unknown;
}

/** Returns the names that a choice offers, from `news.json` or `site.json`. */
const getChoices = (of: string): string[] =>
  contentTypes.flatMap(({ files, choices }) => {
    const path = choices?.[of];
    const settings: JsonValue = files?.[0] === "news.json" ? news : site;
    return path ? getTextsAt(settings, path).map(({ value }) => value) : [];
  });

const DAY = { widget: "datetime", type: "date", picker_utc: true };
const IMAGE = { widget: "image", choose_url: false, accept: ".jpg,.png,.svg" };

const WIDGETS: Partial<Record<FieldRole["role"], Widget>> = {
  html: { widget: "html" },
  epochMs: DAY,
  isoDate: DAY,
  // Shows the editor's own time; the record keeps its offset.
  moment: { widget: "datetime", format: "YYYY-MM-DDTHH:mmZ" },
  image: IMAGE,
  inlineSvg: IMAGE,
  staticFile: { widget: "file", choose_url: false, media_folder: "/static", public_folder: "/" },
};

/** Turns a name into a label: `cardImageURL` becomes `Card image`, `FULL_TIME` `Full time`. */
const toLabel = (name: string) => {
  const stem = name.replace(/URL$|^bg_/, "").replaceAll("_", " ");
  return getTitle(capitalize(/^[A-Z ]+$/.test(stem) ? stem.toLowerCase() : stem));
};

const getLimits = (schema: Schema) => z.toJSONSchema(schema, { io: "input" });

function getPattern(schema: Schema) {
  const issue = z.safeParse(schema, "?").error?.issues[0];
  const isPattern = issue?.code === "invalid_format" && issue.pattern !== undefined;
  return isPattern ? { pattern: [issue.pattern, issue.message] } : {};
}

function getFields(group: z.ZodObject, without?: string, start?: Start): Field[] {
  const fields = Object.entries(getShape(group)).filter(([name]) => name !== without);
  return fields.map(([name, field]) => toField(name, field, start?.[name]));
}

/** `start`: the field's value in a new record. */
function toField(name: string, schema: Schema, start?: unknown): Field {
  const { schema: inner, meta } = describedSchema(schema);
  const { description = "", example, label = toLabel(name) } = meta ?? {};
  const usual = z.safeParse(schema, undefined);
  const begin = start ?? usual.data;
  const widget = toWidget(inner);
  const hasExample = ["string", "text"].includes(widget.widget) && example !== undefined;
  return {
    name,
    label,
    hint: hasExample ? `${description} Such as: ${example}` : description,
    required: !usual.success,
    ...(begin !== undefined && (start !== undefined || !isObject(begin)) && { default: begin }),
    ...widget,
  };
}

function toWidget(schema: Schema): Widget {
  const { field: role, example } = fieldRegistry.get(schema) ?? {};
  const widget = role && WIDGETS[role.role];
  if (widget) return widget;
  if (role?.role === "reference") return { widget: "relation", collection: role.to };
  if (role?.role === "choice")
    return { widget: "select", options: [...(role.also ?? []), ...getChoices(role.of)] };
  const form = getForm(schema);
  if (form) return toWidget(form.schema);
  if (schema instanceof z.ZodUnion) return unionWidget(schema);
  if (schema instanceof z.ZodArray) return listWidget(schema);
  if (schema instanceof z.ZodObject) return { widget: "object", fields: getFields(schema) };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  const { type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER, ...limits } = getLimits(schema);
  const values = limits.enum ?? [limits.const];
  const options = values.map((value) => ({ label: toLabel(String(value)), value }));
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)
    return { widget: "select", options };
  if (schema instanceof z.ZodNumber) {
    const valueType = type === "integer" ? "int" : "float";
    return { widget: "number", value_type: valueType, min: minimum, max: maximum };
  }
  // Fields with long examples have several lines.
  return { widget: String(example).length > 60 ? "text" : "string", ...getPattern(schema) };
}

function listWidget(schema: z.ZodArray): Widget {
  const { minItems: min = 0, maxItems: max = 999 } = getLimits(schema);
  const { schema: item } = describedSchema(schema.element);
  const list = { widget: "list", required: min > 0, min, max };
  if (item instanceof z.ZodObject) return { ...list, collapsed: true, fields: getFields(item) };
  if (item instanceof z.ZodUnion) return { ...list, types: toTypes(item.options, "type") };
  const widget = toWidget(item);
  // The editor's simple list of texts would mark an unchanged record as changed.
  return ["relation", "image"].includes(widget.widget)
    ? { ...list, ...widget, multiple: true }
    : { ...list, field: { name: "item", label: "Item", ...widget } };
}

/** Converts union options to the editor's types, keyed by their discriminating literal. */
const toTypes = (options: readonly Schema[], key: string) =>
  options.flatMap((option) => {
    if (!(option instanceof z.ZodObject)) return [];
    const literal = getShape(option)[key];
    if (!(literal instanceof z.ZodLiteral)) return [];
    const name = String(literal.value);
    const { label = toLabel(name) } = fieldRegistry.get(option) ?? {};
    return [{ name, label, fields: getFields(option, key) }];
  });

function unionWidget(schema: z.ZodUnion): Widget {
  const [first]: readonly Schema[] = schema.options;
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const typeKey = schema.def.discriminator;
    return { widget: "object", typeKey, types: toTypes(schema.options, typeKey) };
  }
  if (!(first instanceof z.ZodNumber)) return { widget: "string" };
  // The field is a number; drafts may have a placeholder text instead.
  const { minimum = 1, maximum = 1 } = getLimits(first);
  const numbers = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  return { widget: "select", options: numbers };
}

const common = ({ typeName, schema, idField }: ContentType, start?: Start) => ({
  format: typeName,
  media_folder: "/data/images",
  public_folder: "../images",
  // The id of a record is its slug.
  fields: getFields(schema, undefined, start).map((field) =>
    field.name === idField ? { name: field.name, widget: "hidden" } : field,
  ),
});

/** Returns the values of a new record that don't depend on its title, as in `npm run new`. */
function startOf({ schema, draft }: RecordKind): Start {
  const answers: Record<string, string> = {};
  for (const { flag, fallback } of draft?.questions ?? [])
    answers[flag] = fallback?.(answers, "{{now}}") ?? "";
  const start = draft?.start(answers, { nowMs: 0, valuesOf: () => new Map() }) ?? {};
  // Forms show placeholders as empty fields.
  const shown: unknown = JSON.parse(
    JSON.stringify(toForm(schema, start)),
    (_name, value: unknown) => (typeof value === "string" && isPlaceholder(value) ? "" : value),
  );
  const isUsual = ([name, value]: [string, unknown]) => {
    const field = getShape(schema)[name] ?? schema;
    if (isObject(value)) return z.safeParse(field, undefined).success;
    const isAnswer = value !== "" && Object.values(answers).some((answer) => answer === value);
    return isAnswer || value === true || describedSchema(field).schema instanceof z.ZodEnum;
  };
  const usual = isObject(shown) ? Object.entries(shown).filter(isUsual) : [];
  return { draft: true, ...Object.fromEntries(usual) };
}

const getFiles = (folder: string) =>
  contentTypes.flatMap((type) =>
    (type.folder === folder ? (type.files ?? []) : []).map((file): CollectionFile => {
      const name = getStem(file);
      const label = toLabel(name.replace("-", " "));
      return { ...common(type), name, label, file: `data/${folder}/${file}` };
    }),
  );

const RELEASE_MARKS =
  "{{draft | ternary(' · **Draft**', '')}}{{publishAt | date('[ · **Live from] D MMM YYYY, HH:mm[**]')}}";

const RELEASE_FILTERS: readonly ViewFilter[] = [
  { label: "Drafts", field: "draft", pattern: true },
  { label: "Scheduled", field: "publishAt", gt: "{{now}}" },
];

function toCollection(type: RecordKind): EntryCollection {
  const title = (type.draft?.titleField ?? ["title"]).join(".");
  const { facts = "", newest, filters = [], groups } = type.editorList ?? {};
  const hasRelease = "publishAt" in getShape(type.schema);
  return {
    ...common(type, startOf(type)),
    name: type.kind,
    label: `${getTitle(type.typeName)}s`.replace(/ys$/, "ies"),
    label_singular: getTitle(type.typeName),
    folder: `data/${type.folder}`,
    identifier_field: title,
    // A saved record keeps its id here, because only `npm run rename` also changes the links.
    slug: {
      template: `{{${title}}}`,
      editable: ["create"],
      hint: "The last part of the page's address. Choose it before you save: it stays as it is.",
      pattern: [SLUG_PATTERN, "use lower-case letters a to z, digits and single hyphens"],
    },
    summary: `{{${title}}}${facts}${hasRelease ? RELEASE_MARKS : ""}`,
    sortable_fields: {
      fields: [title, ...(newest === undefined ? [] : [newest])],
      default: newest === undefined ? { field: title } : { field: newest, direction: "descending" },
    },
    view_filters: [...filters, ...(hasRelease ? RELEASE_FILTERS : [])],
    ...(groups && { view_groups: groups }),
  };
}

/** The editor's configuration: one form per kind of record, generated from its schema. */
export const editorConfig: CmsConfig = {
  load_config_file: false,
  // With this backend name the editor contacts no server; records are local files.
  backend: { name: "gitea", repo: "polysema/website", auth_methods: ["token"] },
  media_folder: "static/files",
  public_folder: "/files",
  media_libraries: {
    default: { config: { slugify_filename: true } },
    stock_assets: { providers: [] },
  },
  slug: { encoding: "ascii", clean_accents: true, maxlength: SLUG_MAX_LETTERS },
  show_preview_links: false,
  app_title: "Records of the site",
  collections: [
    ...recordKinds.map(toCollection),
    { name: "pages", label: "Pages", files: getFiles("pages") },
    { name: "site", label: "Settings", files: getFiles("site") },
  ],
};
