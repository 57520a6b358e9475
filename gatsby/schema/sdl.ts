import { z } from "zod";
import type { ContentType } from "../../src/kinds/kind";
import { contentTypes } from "../../src/kinds/registry";
import { describedSchema, type FieldMeta } from "../../src/kinds/fields";
import { page } from "../../src/kinds/settings/kind";
import { getShape } from "../../content/walkFields";
import { completions } from "./completions";

/** Fields that are made of other fields: plain words, joins, what a page shows of a list. */
export const derivedFields = `
type ArticlePreview @dontInfer { contentText: String! @plainText(from: "content") }
type PublicationFull @dontInfer { abstractText: String! @plainText(from: "abstract") }
"The id of the record that joins the spellings of the person, where there is one; empty where it hides the person."
type PublicationAuthor @dontInfer { person: String @joinedAuthor }
type ProductExample @dontInfer { output: [OutputLine!]! @outputOf(from: "work") }
type ExampleVariant @dontInfer { output: [OutputLine!]! @outputOf(from: "work") }
`;

/** Types that no record spells: what normalised or enriched fields hold. */
const supportingTypes = `
"A one-colour mark: what stands inside its svg element."
type InlineSvg @dontInfer { viewBox: String! markup: String! }
"Both authored shapes of a product's modules, made one."
type ProductModules @dontInfer { title: String description: String @html modules: [ProductModule!]! useCases: [UseCase!]! }
"A line of what an example puts out, and the number of the part that it says."
type OutputLine @dontInfer { text: String! part: Int }
"A part of an article's body: HTML or a picture."
type ArticleBlock @dontInfer { html: String @html src: File @image alt: String widthPx: Float heightPx: Float }
`;

const referenceTarget = (to: string) => {
  const target = contentTypes.find((type: ContentType) => type.kind === to);
  if (!target) throw new Error(`No record kind "${to}"`);
  return { typeName: target.typeName, by: target.idField === "id" ? "jsonId" : target.idField };
};

interface GraphqlField {
  /** The type without its outer `!`. */
  type: string;
  directives: string;
}

const scalar = (type: string, directives = ""): GraphqlField => ({ type, directives });

/** What texts become that stand for more than themselves. */
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
    const { typeName, by } = referenceTarget(field.to);
    return scalar(typeName, `@link(by: "${by}")`);
  }
  if (field?.role === "choice" && field.of === "gradient") return scalar("String", "@gradient");
  return ROLE_FIELDS[field?.role ?? ""] ?? scalar("String");
}

/** Writes the object types met on the way into `types`, each once by its name. */
function getField(schema: z.core.$ZodType, types: Map<string, string>): GraphqlField {
  const { schema: described, meta } = describedSchema(schema);
  if (described instanceof z.ZodOptional || described instanceof z.ZodDefault) {
    return getField(described.unwrap(), types);
  }
  if (described instanceof z.ZodUnion) {
    for (const option of described.options) getField(option, types);
    return stringField(meta);
  }
  if (described instanceof z.ZodObject) {
    if (!meta?.typeName) {
      // Only inside a field whose type is written by hand; elsewhere GraphQL refuses the type "".
      for (const field of Object.values(getShape(described))) getField(field, types);
      return scalar("");
    }
    if (!types.has(meta.typeName)) {
      types.set(meta.typeName, "");
      types.set(meta.typeName, objectType(meta.typeName, "", described, types));
    }
    return scalar(meta.typeName);
  }
  if (described instanceof z.ZodArray) {
    const item = getField(described.element, types);
    return { type: `[${item.type}!]`, directives: item.directives };
  }
  if (described instanceof z.ZodBoolean) return scalar("Boolean");
  if (described instanceof z.ZodNumber) {
    // GraphQL's Int ends at 2^31 − 1: whole numbers without a smaller bound are floats there.
    const fitsInt = described.format === "safeint" && (described.maxValue ?? Infinity) < 2 ** 31;
    return scalar(fitsInt ? "Int" : "Float");
  }
  return stringField(meta);
}

function fieldLine(name: string, schema: z.core.$ZodType, types: Map<string, string>): string {
  const { schema: described, meta } = describedSchema(schema);
  const handWritten = meta?.graphql;
  if (handWritten !== undefined) {
    getField(described, types);
    return `  ${name}: ${handWritten}`;
  }
  const { type, directives } = getField(schema, types);
  const fallback =
    schema instanceof z.ZodDefault
      ? `@fallback(json: ${JSON.stringify(JSON.stringify(schema.def.defaultValue))})`
      : "";
  const isOptional = schema instanceof z.ZodOptional && !meta?.isDerived;
  return [`  ${name}: ${type}${isOptional ? "" : "!"}`, fallback, directives]
    .filter(Boolean)
    .join(" ");
}

function objectType(
  typeName: string,
  suffix: string,
  schema: z.ZodObject,
  types: Map<string, string>,
): string {
  const lines = Object.entries(getShape(schema)).map(([name, field]) =>
    // Gatsby keeps `id` of a node for itself; the transformer keeps the record's own as jsonId.
    fieldLine(suffix !== "" && name === "id" ? "jsonId" : name, field, types).concat(
      completions[typeName]?.[name] ? ` @completed(type: "${typeName}", field: "${name}")` : "",
    ),
  );
  return `type ${typeName}${suffix} @dontInfer {\n${lines.join("\n")}\n}`;
}

/**
 * The GraphQL types of all records, derived from their schemas, so that the two cannot name
 * different fields. Nothing is inferred from data.
 */
export function contentSdl(): string {
  const types = new Map<string, string>();
  const roots = [...contentTypes, page].map(({ typeName, schema }) =>
    objectType(typeName, " implements Node", schema, types),
  );
  return [...roots, ...types.values(), supportingTypes].join("\n\n");
}
