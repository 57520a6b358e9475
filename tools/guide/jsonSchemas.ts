import { z } from "zod";
import type { ContentType } from "../../src/kinds/kind";
import { contentTypes } from "../../src/kinds/registry";
import { fieldRegistry } from "../../src/kinds/fields";

/** The JSON Schema of one content type, for editors that complete and explain while one types. */
export interface JsonSchemaFile {
  /** The file's name in `.vscode/schemas`. */
  fileName: string;
  /** The records that it describes, as patterns from the project's root. */
  fileMatch: string[];
  schema: object;
}

/** `CaseStudy` as `case-study`. */
const kebab = (typeName: string) =>
  typeName.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const toFile = ({ folder, files, typeName, schema }: ContentType): JsonSchemaFile => ({
  fileName: `${kebab(typeName)}.schema.json`,
  fileMatch: (files ?? ["*.json"]).map((name) => `/data/${folder}/${name}`),
  schema: z.toJSONSchema(schema, {
    // The newest draft that VS Code knows in full.
    target: "draft-07",
    // What editors write, in which a field with a default may be left out.
    io: "input",
    metadata: fieldRegistry,
    override: ({ jsonSchema }) => {
      const { example } = jsonSchema;
      if (example !== undefined) jsonSchema.examples = [example];
      delete jsonSchema.example;
      delete jsonSchema.field;
      delete jsonSchema.typeName;
      delete jsonSchema.graphql;
    },
  }),
});

/** One JSON Schema for each content type, made from the zod schemas that the content check uses. */
export const jsonSchemaFiles = (): JsonSchemaFile[] => contentTypes.map(toFile);

/** The value of `json.schemas` in VS Code's settings. */
export const schemaSettings = (): { fileMatch: string[]; url: string }[] =>
  jsonSchemaFiles().map(({ fileName, fileMatch }) => ({
    fileMatch,
    url: `./.vscode/schemas/${fileName}`,
  }));
