import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readContentFiles } from "../../gatsby/contentFiles";
import { contentTypes } from "../../src/kinds/registry";
import { fieldRegistry } from "../../src/kinds/fields";
import { readRecords } from "../check/checkContent";
import { getChoices } from "../check/referenceIndex";

/** `CaseStudy` as `case-study`. */
const kebab = (typeName: string) =>
  typeName.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

type Choices = ReadonlyMap<string, { names: ReadonlySet<string> }>;

/**
 * One JSON Schema for each content type, for editors that complete and explain while one types. It's
 * made from the zod schemas that the content check uses, with the names that records offer for others
 * to choose from; `fileMatch` has its records as patterns from the project's root.
 */
export const jsonSchemaFiles = (choices: Choices = new Map()) =>
  contentTypes.map(({ folder, files, typeName, schema }) => ({
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
  }));

/** The value of `json.schemas` in VS Code's settings. */
export const schemaSettings = (): { fileMatch: string[]; url: string }[] =>
  jsonSchemaFiles().map(({ fileName, fileMatch }) => ({
    fileMatch,
    url: `./.vscode/schemas/${fileName}`,
  }));

/**
 * Writes the JSON Schemas of all records to `.vscode/schemas`, where VS Code's settings name them.
 * Both `npm run develop` and a build do, so completion always fits the code.
 */
export function writeJsonSchemas(projectDir: string): void {
  const folder = path.join(projectDir, ".vscode", "schemas");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const choices = getChoices(readRecords(readContentFiles(projectDir)).records);
  for (const { fileName, schema } of jsonSchemaFiles(choices)) {
    writeFileSync(path.join(folder, fileName), JSON.stringify(schema, null, 2));
  }
}
