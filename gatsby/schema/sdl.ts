import { z } from "zod";
import type { ContentType } from "../../src/kinds/kind";
import { contentTypes } from "../../src/kinds/registry";
import { describedSchema, type FieldMeta, getOutput } from "../../src/kinds/fields";
import { page } from "../../src/kinds/settings/kind";
import { getShape } from "../../content/walkFields";

export const nodeTypes: readonly ContentType[] = [...contentTypes, page];

/** A one-colour mark: the content of its svg element. No schema describes it. */
const INLINE_SVG = "type InlineSvg @dontInfer { viewBox: String! markup: String! }";

/** Creates a field; `type` is without the outer `!`. */
const scalar = (type: string, directives = "") => ({ type, directives });

type GraphqlField = ReturnType<typeof scalar>;

const ROLE_FIELDS: Readonly<Record<string, GraphqlField>> = {
  html: scalar("String", "@html"),
  image: scalar("File", "@image"),
  inlineSvg: scalar("InlineSvg", "@inlineSvg"),
  icon: scalar("String", "@icon"),
  link: scalar("String", "@address"),
};

function stringField(meta: FieldMeta | undefined): GraphqlField {
  const field = meta?.field;
  if (field?.role === "reference") {
    const target = contentTypes.find((type: ContentType) => type.kind === field.to);
    if (!target) throw new Error(`No record kind "${field.to}"`);
    const by = target.idField === "id" ? "jsonId" : target.idField;
    return scalar(target.typeName, `@link(by: "${by}")`);
  }
  if (field?.role === "choice" && field.of === "gradient") return scalar("String", "@gradient");
  return ROLE_FIELDS[field?.role ?? ""] ?? scalar("String");
}

/** Returns a field's type and directives. Adds nested object types to `types`, by name. */
function getField(schema: z.core.$ZodType, types: Map<string, string>): GraphqlField {
  const { schema: described, meta } = describedSchema(schema);
  if (described instanceof z.ZodUnion) {
    for (const option of described.options) getField(option, types);
    return stringField(meta);
  }
  if (described instanceof z.ZodObject) {
    if (!meta?.typeName) {
      // The field needs a hand-written type; otherwise GraphQL rejects the type "".
      for (const field of Object.values(getShape(described))) getField(field, types);
      return scalar("");
    }
    if (!types.has(meta.typeName)) {
      types.set(meta.typeName, "");
      types.set(meta.typeName, formatObjectType(meta.typeName, described, types));
    }
    return scalar(meta.typeName);
  }
  if (described instanceof z.ZodArray) {
    const item = getField(described.element, types);
    return { type: `[${item.type}!]`, directives: item.directives };
  }
  if (described instanceof z.ZodBoolean) return scalar("Boolean");
  if (described instanceof z.ZodNumber) {
    // GraphQL's Int ends at 2^31 − 1; larger bounds need a Float.
    const fitsInt = described.format === "safeint" && (described.maxValue ?? Infinity) < 2 ** 31;
    return scalar(fitsInt ? "Int" : "Float");
  }
  return stringField(meta);
}

function formatField(
  name: string,
  schema: z.core.$ZodType,
  types: Map<string, string>,
  firstDirective = "",
): string {
  const { meta } = describedSchema(schema);
  const output = getOutput(schema);
  const generated = getField(output, types);
  const isOptional = [schema, output].some((one) => one instanceof z.ZodOptional);
  const isRequired = !isOptional || meta?.isDerived;
  const [type, ...directives] = meta?.graphql?.split(" ") ?? [
    `${generated.type}${isRequired ? "!" : ""}`,
    generated.directives,
  ];
  return [`  ${name}: ${type}`, firstDirective, ...directives].filter(Boolean).join(" ");
}

const formatObjectType = (typeName: string, schema: z.ZodObject, types: Map<string, string>) => {
  const derived = nodeTypes.map(({ derivedFields = {} }) => derivedFields[typeName] ?? {});
  const lines = [getShape(schema), ...derived]
    .flatMap((shape) => Object.entries(shape))
    .map(([name, field]) => formatField(name, field, types));
  return `type ${typeName} @dontInfer {\n${lines.join("\n")}\n}`;
};

const SCALARS = ["String", "Int", "Float", "Boolean"];

/** True if the value needs no default or conversion; filters then run no resolver. */
function isComplete(field: z.core.$ZodType, types: Map<string, string>): boolean {
  const { schema, meta } = describedSchema(field);
  const isTransformed = describedSchema(getOutput(field)).schema !== schema;
  if (field instanceof z.ZodDefault || meta?.isDerived || meta?.graphql !== undefined) return false;
  return !isTransformed && SCALARS.includes(getField(field, types).type);
}

/** Generates a record's type. Gatsby reserves `id`, so the record's own id is `jsonId`. */
const formatNodeType = ({ typeName, schema }: ContentType, types: Map<string, string>) => {
  const lines = Object.entries(getShape(schema)).map(([name, field]) => {
    const read = `@complete(type: "${typeName}", field: "${name}")`;
    return formatField(
      name === "id" ? "jsonId" : name,
      field,
      types,
      isComplete(field, types) ? "" : read,
    );
  });
  return `type ${typeName} implements Node @dontInfer {\n${lines.join("\n")}\n}`;
};

/** Generates the GraphQL types of all records from their schemas, without inference. */
export function buildContentSdl(): string {
  const types = new Map<string, string>();
  const roots = nodeTypes.map((type) => formatNodeType(type, types));
  return [...roots, ...types.values(), INLINE_SVG].join("\n\n");
}
