import { z } from "zod";
import type { ContentType } from "../../src/kinds/kind";
import { contentTypes } from "../../src/kinds/registry";
import { fieldRegistry } from "../../src/kinds/fields";

/** The JSON Schema of one content type, for editors that complete and explain while one types. */
export interface JsonSchemaFile {
  fileName: string;
  /** The records that it describes, as patterns from the project's root. */
  fileMatch: string[];
  schema: object;
}

/** `CaseStudy` as `case-study`. */
const kebab = (typeName: string) =>
  typeName.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

type Choices = ReadonlyMap<string, { names: ReadonlySet<string> }>;

const toFile = (
  { folder, files, typeName, schema }: ContentType,
  choices: Choices,
): JsonSchemaFile => ({
  fileName: `${kebab(typeName)}.schema.json`,
  fileMatch: (files ?? ["*.json"]).map((name) => `/data/${folder}/${name}`),
  schema: z.toJSONSchema(schema, {
    // The newest draft that VS Code knows in full.
    target: "draft-07",
    // What editors write, in which a field with a default may be left out.
    io: "input",
    metadata: fieldRegistry,
    override: ({ jsonSchema, zodSchema }) => {
      const { example } = jsonSchema;
      const role = fieldRegistry.get(zodSchema)?.field;
      const names = role?.role === "choice" ? choices.get(role.of)?.names : undefined;
      if (role?.role === "choice" && names) jsonSchema.enum = [...(role.also ?? []), ...names];
      if (example !== undefined) jsonSchema.examples = [example];
      delete jsonSchema.example;
      delete jsonSchema.field;
      delete jsonSchema.typeName;
      delete jsonSchema.graphql;
    },
  }),
});

/**
 * One JSON Schema for each content type, made from the zod schemas that the content check uses, with
 * the names that records offer for others to choose from.
 */
export const jsonSchemaFiles = (choices: Choices = new Map()): JsonSchemaFile[] =>
  contentTypes.map((type) => toFile(type, choices));

/** The value of `json.schemas` in VS Code's settings. */
export const schemaSettings = (): { fileMatch: string[]; url: string }[] =>
  jsonSchemaFiles().map(({ fileName, fileMatch }) => ({
    fileMatch,
    url: `./.vscode/schemas/${fileName}`,
  }));
