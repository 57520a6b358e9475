import {
  buildSchema,
  execute,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parse,
} from "graphql";
import { z } from "zod";
import { fieldExtensions } from "../../../gatsby/createSchemaCustomization";
import { buildContentSdl } from "../../../gatsby/schema/sdl";
import { readSiteSettings } from "../../../content/siteSettings";
import { toLinkAttributes } from "../../../src/kinds/settings/site";
import type { ContentType } from "../../../src/kinds/kind";
import { contentTypes } from "../../../src/kinds/registry";
import { describedSchema } from "../../../src/kinds/fields";
import { htmlToText, toSafeHtml, addTableScrollers } from "../../../src/kinds/html";
import { oneOfEachKind } from "../../support/injections";

type Schema = z.core.$ZodType;
type Resolve = ReturnType<ReturnType<typeof fieldExtensions>[number]["extend"]>["resolve"];

const extensions = fieldExtensions();
const types: readonly ContentType[] = contentTypes;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const readField: Resolve = (source, _args, _context, info) =>
  isRecord(source) && isRecord(info) ? source[String(info.fieldName)] : undefined;

/** Context of a resolver in the build; finds pictures and people by name only. */
const context: Parameters<Resolve>[2] = {
  defaultFieldResolver: readField,
  nodeModel: { findOne: () => Promise.resolve({ publicURL: "/x.jpg", jsonId: "x" }) },
};

const directiveSdl = ({ name, args }: (typeof extensions)[number]) => {
  const parameters = Object.entries(args ?? {}).map(([key, type]) => `${key}: ${type}`);
  return `directive @${name}${parameters.length > 0 ? `(${parameters.join(", ")})` : ""} on FIELD_DEFINITION`;
};

function builtSchema(): GraphQLSchema {
  const schema = buildSchema(
    [
      "scalar JSON",
      "type File { publicURL: String }",
      "directive @link(by: String) on FIELD_DEFINITION",
      ...extensions.map(directiveSdl),
      `type Query { ${types.map(({ typeName }) => `${typeName}: ${typeName}`).join(" ")} }`,
      buildContentSdl(),
    ]
      .join("\n")
      .replaceAll(" implements Node", "")
      .replaceAll(" @dontInfer", ""),
  );
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      let resolve: Resolve | undefined;
      for (const directive of field.astNode?.directives ?? []) {
        const extension = extensions.find(({ name }) => name === directive.name.value);
        const options = Object.fromEntries(
          (directive.arguments ?? []).map(({ name, value }) => [
            name.value,
            value.kind === Kind.STRING ? value.value : undefined,
          ]),
        );
        if (extension) resolve = extension.extend(options, resolve ? { resolve } : {}).resolve;
      }
      field.resolve = resolve ?? readField;
    }
  }
  return schema;
}

const selectAll = (type: GraphQLObjectType): string =>
  `{ ${Object.values(type.getFields())
    .filter(({ astNode }) => !astNode?.directives?.some(({ name }) => name.value === "link"))
    .map((field) => {
      const inner = getNamedType(field.type);
      return isObjectType(inner) ? `${field.name} ${selectAll(inner)}` : field.name;
    })
    .join(" ")} }`;

/** Enough records to cover every branch of every union. */
const VARIANTS = 3;

const EXAMPLE = {
  kind: "triples",
  subject: "Marie Curie",
  lines: ["born in [Warsaw|born in]", "discovered [radium|discovered]"],
};

/**
 * Builds a valid value with one string in all HTML fields: every optional field, one list item of
 * each kind, and the numbered branch of unions. Other texts are the schema's examples.
 */
function getSample(schema: Schema, html: string, variant: number): unknown {
  const { schema: inner, meta } = describedSchema(schema);
  if (meta?.field?.role === "html") return html;
  if (meta?.graphql?.startsWith("JSON") === true) return EXAMPLE;
  // Holds no HTML, and must repeat the example.
  if (meta?.typeName === "ExampleCard") return undefined;
  if (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault)
    return getSample(inner.unwrap(), html, variant);
  if (inner instanceof z.ZodObject) {
    const fields: [string, Schema][] = Object.entries(inner.shape);
    return Object.fromEntries(fields.map(([key, field]) => [key, getSample(field, html, variant)]));
  }
  if (inner instanceof z.ZodArray) return sampleItems(inner, html, variant);
  if (inner instanceof z.ZodUnion) {
    const options: readonly Schema[] = inner.options;
    const option = options[variant % options.length];
    if (meta?.example !== undefined) return meta.example;
    return option && getSample(option, html, variant);
  }
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodLiteral) return inner.value;
  if (inner instanceof z.ZodBoolean) return false;
  // Any word is a kind of block that isn't drawn.
  if (inner instanceof z.ZodString && !meta) return "other";
  return meta?.example;
}

function sampleItems(list: z.ZodArray, html: string, variant: number): unknown[] {
  const { schema: element } = describedSchema(list.element);
  const options: readonly Schema[] =
    element instanceof z.ZodUnion ? element.options : [list.element];
  return options.map((option) => getSample(option, html, variant));
}

const getLeaves = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : isRecord(value)
      ? Object.values(value).flatMap(getLeaves)
      : [];

const getCount = (texts: readonly string[], text: string) =>
  texts.filter((candidate) => candidate === text).length;

const schema = builtSchema();
const resolveLink = toLinkAttributes(readSiteSettings().addresses);
/** Valid HTML that no example contains. */
const MARKER = "<p>A sentence <b>of</b> this test.</p>";
const MARKER_WORDS = "A sentence of this test.";

/** Returns a record's strings as written and as read by pages. */
async function getTexts({ typeName, schema: shape }: ContentType, html: string, variant: number) {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no type`);
  const record = getSample(shape, html, variant);
  const { data, errors } = await execute({
    schema,
    document: parse(`{ ${typeName} ${selectAll(type)} }`),
    rootValue: { [typeName]: isRecord(record) ? { ...record, jsonId: record.id } : record },
    contextValue: context,
  });
  expect(errors).toBeUndefined();
  // SVG shapes are trimmed when read.
  return { written: getLeaves(record), read: getLeaves(data).map((text) => text.trim()) };
}

const getSamples = ({ schema: shape }: ContentType) =>
  Array.from({ length: VARIANTS }, (_, variant) =>
    JSON.stringify(getSample(shape, MARKER, variant)),
  );
const withHtml = types.flatMap((type) =>
  getSamples(type).flatMap((sample, variant, all) =>
    sample.includes(JSON.stringify(MARKER)) && all.indexOf(sample) === variant
      ? [{ type, variant }]
      : [],
  ),
);

describe("HTML fields", () => {
  it("exist in some kinds of records", () => {
    expect([...new Set(withHtml.map(({ type }) => type.typeName))]).toEqual(
      expect.arrayContaining(["Article", "CaseStudy", "Job", "Product", "Publication", "Solution"]),
    );
  });

  it.each(withHtml.map(({ type, variant }) => [type.typeName, variant, type] as const))(
    "of %s (sample %i) reach pages sanitised, each of them",
    async (_name, variant, type) => {
      const plain = await getTexts(type, MARKER, variant);
      expect(getCount(plain.read, MARKER)).toBeGreaterThanOrEqual(getCount(plain.written, MARKER));
      for (const { html } of oneOfEachKind) {
        const safe = addTableScrollers(toSafeHtml(html, resolveLink));
        const words = htmlToText(html);
        const { read } = await getTexts(type, html, variant);
        const expected = plain.read.map((text) =>
          text === MARKER ? safe.trim() : text === MARKER_WORDS ? words : text,
        );
        expect(read).toEqual(expected);
      }
    },
  );
});
