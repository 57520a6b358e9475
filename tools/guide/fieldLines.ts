import { z } from "zod";
import {
  describedSchema,
  fieldRegistry,
  type FieldMeta,
  type FieldRole,
} from "../../src/kinds/fields";
import { toKindLabel } from "../../content/recordKinds";
import { getShape } from "../../content/walkFields";
import { formatAlternatives } from "../../src/lib/messages";

type Schema = z.core.$ZodType;

/** `CaseStudy` becomes `Case study`. */
export const getTitle = (typeName: string) =>
  typeName.charAt(0) + typeName.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const ROLE_NAMES: Readonly<Record<Exclude<FieldRole["role"], "reference" | "choice">, string>> = {
  text: "text",
  id: "id",
  html: "HTML",
  image: "picture",
  inlineSvg: "one-colour SVG",
  icon: "icon",
  link: "address",
  staticFile: "file of `static/`",
  anchor: "fragment",
  epochMs: "moment in milliseconds",
  isoDate: "day",
  moment: "day or moment",
};

/** Number of choices from which the guide shows only the first and the last. */
const MANY_CHOICES = 7;

export const code = (value: unknown) =>
  `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;

function choices(values: readonly unknown[]): string {
  const names = values.map(code);
  const ends = [names[0], names.at(-1)].join(" to ");
  return names.length >= MANY_CHOICES ? ends : formatAlternatives(names);
}

function describeKind(schema: Schema, meta?: FieldMeta): string {
  const role = meta?.field;
  if (role?.role === "reference") return `id of a ${toKindLabel(role.to)}`;
  if (role?.role === "choice") return `name of a ${role.of}`;
  if (role) return ROLE_NAMES[role.role];
  if (schema instanceof z.ZodEnum) return choices(schema.options);
  if (schema instanceof z.ZodLiteral) return choices([...schema.values]);
  if (schema instanceof z.ZodBoolean) return "`true` or `false`";
  if (schema instanceof z.ZodNumber) return "number";
  const options: readonly Schema[] = schema instanceof z.ZodUnion ? schema.options : [];
  if (options[0] && options.some((option) => option instanceof z.ZodTemplateLiteral))
    return describeKind(options[0], fieldRegistry.get(options[0]));
  if (schema instanceof z.ZodArray) {
    const item = describedSchema(schema.element);
    return item.schema instanceof z.ZodObject || item.schema instanceof z.ZodUnion
      ? "list"
      : `list of: ${describeKind(item.schema, item.meta)}`;
  }
  return schema instanceof z.ZodObject ? "group" : "text";
}

/** Returns "optional" or the default value; empty for a required field. */
function formatOptions(schema: Schema): string {
  const { success, data: value } = z.safeParse(schema, undefined);
  if (!success) return "";
  return value === undefined || Array.isArray(value) ? "; optional" : `; default: ${code(value)}`;
}

const COMMON_EXAMPLES = ["<p>One paragraph.</p>", "../images/product-vera.jpg", "2024-12-10"];

function formatExample({ example }: Partial<FieldMeta> = {}): string {
  if (example === undefined || COMMON_EXAMPLES.includes(String(example))) return "";
  const isSentence = typeof example === "string" && example.endsWith(".");
  return ` Such as ${code(example)}${isSentence ? "" : "."}`;
}

/**
 * Returns the fields of a group as a Markdown list, with nested groups as nested lists.
 * Groups in `shared` become a reference to their own heading. Adds each line to `seen`; a repeated
 * line without nested fields becomes "as above".
 */
export function formatFieldLines(
  group: Schema,
  shared: ReadonlySet<string>,
  indent = "",
  seen = new Set<string>(),
): string[] {
  const { schema: inner, meta: own } = describedSchema(group);
  if (inner instanceof z.ZodArray) return formatFieldLines(inner.element, shared, indent, seen);
  if (inner instanceof z.ZodUnion && own?.field === undefined) {
    const options: readonly Schema[] = inner.options;
    return options.flatMap((option) => formatFieldLines(option, shared, indent, seen));
  }
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(getShape(inner)).flatMap(([name, field]) => {
    const { schema, meta } = describedSchema(field);
    if (!meta) return [];
    const facts = describeKind(schema, meta) + formatOptions(field);
    const description = meta.description.endsWith(".") ? meta.description : `${meta.description}.`;
    const isList = schema instanceof z.ZodArray;
    const item = describedSchema(isList ? schema.element : schema);
    const { typeName = "" } = item.meta ?? {};
    const isShared = shared.has(typeName);
    const reference = isShared ? ` See [${typeName}](#${typeName.toLowerCase()}).` : "";
    const lines = isShared ? [] : formatFieldLines(schema, shared, `${indent}  `, seen);
    const ofItem = isList && !(item.schema instanceof z.ZodObject) ? formatExample(item.meta) : "";
    const line = `**\`${name}\`** (${facts}): ${description}${formatExample(meta)}${ofItem}${reference}`;
    const isRepeated = lines.length === 0 && seen.has(line);
    seen.add(line);
    return [`${indent}- ${isRepeated ? `**\`${name}\`**: as above.` : line}`, ...lines];
  });
}

/** Yields all schemas with metadata, parents first. Names are dotted; the root's name is empty. */
export function* listSchemas(
  schema: Schema,
  name = "",
): Generator<{ name: string; schema: Schema; meta: FieldMeta }> {
  const { schema: inner, meta } = describedSchema(schema);
  if (meta) yield { name, schema: inner, meta };
  if (inner instanceof z.ZodObject) {
    for (const [key, field] of Object.entries(getShape(inner)))
      yield* listSchemas(field, name === "" ? key : `${name}.${key}`);
  } else if (inner instanceof z.ZodArray) yield* listSchemas(inner.element, name);
  else if (inner instanceof z.ZodUnion)
    for (const option of inner.options) yield* listSchemas(option, name);
}
