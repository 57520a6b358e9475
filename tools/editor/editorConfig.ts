import type { CmsConfig, Collection, CollectionFile, Field } from "@sveltia/cms";
import { z } from "zod";
import news from "../../data/pages/news.json";
import site from "../../data/site/site.json";
import { describedSchema, fieldRegistry, type FieldRole } from "../../src/kinds/fields";
import type { ContentType } from "../../src/kinds/kind";
import { contentTypes } from "../../src/kinds/registry";
import { getStem } from "../../content/fileIssues";
import { getShape } from "../../content/walkFields";
import { getTitle } from "../guide/fieldLines";
import { recordKinds } from "../../content/recordKinds";

type Schema = z.core.$ZodType;

interface Widget {
  widget: string;
  [option: string]: unknown;
}

const CHOICES: Readonly<Record<string, readonly { name: string }[]>> = {
  gradient: site.gradients,
  "kind of news": news.types,
};

const DAY = { widget: "datetime", type: "date", picker_utc: true };
const IMAGE = { widget: "image", choose_url: false, accept: ".jpg,.png,.svg" };

const WIDGETS: Partial<Record<FieldRole["role"], Widget>> = {
  html: { widget: "html" },
  epochMs: DAY,
  isoDate: DAY,
  image: IMAGE,
  inlineSvg: IMAGE,
  staticFile: { widget: "file", choose_url: false, media_folder: "/static", public_folder: "/" },
};

/** Turns a field's name into its label: `cardImageURL` becomes `Card image`. */
const toLabel = (name: string) => {
  const words = name.replace(/(?<=mage|over|ground)URL$/, "").replace("URL", "Url");
  return getTitle(words.charAt(0).toUpperCase() + words.slice(1));
};

const limitsOf = (schema: Schema) => z.toJSONSchema(schema, { io: "input" });

/** Returns the pattern of a text with the schema's message for mismatches. */
function patternOf(schema: Schema) {
  const issue = z.safeParse(schema, "?").error?.issues[0];
  const isPattern = issue?.code === "invalid_format" && issue.pattern !== undefined;
  return isPattern ? { pattern: [issue.pattern, issue.message] } : {};
}

function fieldsOf(group: z.ZodObject, without?: string): Field[] {
  const fields = Object.entries(getShape(group)).filter(([name]) => name !== without);
  return fields.map(([name, field]) => toField(name, field));
}

function toField(name: string, schema: Schema): Field {
  const { schema: inner, meta } = describedSchema(schema);
  const { description = "", example } = meta ?? {};
  const usual = z.safeParse(schema, undefined);
  const widget = toWidget(inner);
  const hasExample = ["string", "text"].includes(widget.widget) && example !== undefined;
  return {
    name,
    label: toLabel(name),
    hint: hasExample ? `${description} Such as: ${example}` : description,
    required: !usual.success,
    ...(usual.data !== undefined && { default: usual.data }),
    ...widget,
  };
}

function toWidget(schema: Schema): Widget {
  const { field: role, example } = fieldRegistry.get(schema) ?? {};
  const widget = role && WIDGETS[role.role];
  if (widget) return widget;
  if (role?.role === "reference") return { widget: "relation", collection: role.to };
  if (role?.role === "choice") {
    const names = CHOICES[role.of] ?? [];
    return { widget: "select", options: [...(role.also ?? []), ...names.map(({ name }) => name)] };
  }
  if (schema instanceof z.ZodUnion) return unionWidget(schema);
  if (schema instanceof z.ZodArray) return listWidget(schema);
  if (schema instanceof z.ZodObject) return { widget: "object", fields: fieldsOf(schema) };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  const { type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER, ...limits } = limitsOf(schema);
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)
    return { widget: "select", options: limits.enum ?? [limits.const] };
  if (schema instanceof z.ZodNumber) {
    const valueType = type === "integer" ? "int" : "float";
    return { widget: "number", value_type: valueType, min: minimum, max: maximum };
  }
  // Long examples get a field of several lines.
  return { widget: String(example).length > 60 ? "text" : "string", ...patternOf(schema) };
}

function listWidget(schema: z.ZodArray): Widget {
  const { minItems: min = 0, maxItems: max = 999 } = limitsOf(schema);
  const { schema: item } = describedSchema(schema.element);
  const list = { widget: "list", required: min > 0, min, max };
  if (item instanceof z.ZodObject) return { ...list, collapsed: true, fields: fieldsOf(item) };
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
    return [{ name, label: toLabel(name), fields: fieldsOf(option, key) }];
  });

function unionWidget(schema: z.ZodUnion): Widget {
  const [first, second]: readonly Schema[] = schema.options;
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const typeKey = schema.def.discriminator;
    return { widget: "object", typeKey, types: toTypes(schema.options, typeKey) };
  }
  // A text or a list of blocks: `toForm` converts both to a list.
  if (second instanceof z.ZodArray) return listWidget(second);
  if (first instanceof z.ZodArray && second instanceof z.ZodObject) {
    const list = { name: "list", label: "A list", fields: [toField("modules", first)] };
    const group = { name: "group", label: "One group", fields: fieldsOf(second) };
    return { widget: "object", typeKey: "shape", types: [list, group] };
  }
  if (!(first instanceof z.ZodNumber)) return { widget: "string" };
  // A number; drafts may have a placeholder text instead.
  const { minimum = 1, maximum = 1 } = limitsOf(first);
  const numbers = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  return { widget: "select", options: numbers };
}

const common = ({ typeName, schema }: ContentType) => ({
  format: typeName,
  media_folder: "/data/images",
  public_folder: "../images",
  fields: fieldsOf(schema),
});

const filesOf = (folder: string) =>
  contentTypes.flatMap((type) =>
    (type.folder === folder ? (type.files ?? []) : []).map((file): CollectionFile => {
      const name = getStem(file);
      const label = toLabel(name.replace("-", " "));
      return { ...common(type), name, label, file: `data/${folder}/${file}` };
    }),
  );

const collections: Collection[] = recordKinds.map((type) => ({
  ...common(type),
  name: type.kind,
  label: `${getTitle(type.typeName)}s`.replace(/ys$/, "ies"),
  label_singular: getTitle(type.typeName),
  folder: `data/${type.folder}`,
  // Editors can't change the slug here, since `npm run rename` also updates links.
  slug: { template: `{{${type.idField}}}`, editable: false },
  identifier_field: (type.draft?.titleField ?? ["title"]).join("."),
}));

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
  slug: { encoding: "ascii", clean_accents: true },
  show_preview_links: false,
  app_title: "Records of the site",
  collections: [
    ...collections,
    { name: "pages", label: "Pages", files: filesOf("pages") },
    { name: "site", label: "Settings", files: filesOf("site") },
  ],
};
