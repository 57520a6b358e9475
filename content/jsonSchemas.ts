import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readContentFiles } from "./contentFiles";
import { contentTypes } from "../src/kinds/registry";
import { fieldRegistry } from "../src/kinds/fields";
import { readRecords } from "./checkContent";
import { getChoices, type ReferenceIndex } from "./referenceIndex";

const toKebabCase = (typeName: string) =>
  typeName.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Creates a JSON Schema per content type, for completion and hover texts in code editors. */
export const jsonSchemaFiles = (choices: ReferenceIndex["choices"] = new Map()) =>
  contentTypes.map(({ folder, files, typeName, schema }) => ({
    fileName: `${toKebabCase(typeName)}.schema.json`,
    fileMatch: (files ?? ["*.json"]).map((name) => `/data/${folder}/${name}`),
    schema: z.toJSONSchema(schema, {
      target: "draft-07",
      // Input schemas, so that fields with a default are optional.
      io: "input",
      override: ({ jsonSchema, zodSchema }) => {
        const { description, example, field } = fieldRegistry.get(zodSchema) ?? {};
        const names = field?.role === "choice" ? choices.get(field.of)?.names : undefined;
        if (field?.role === "choice" && names) jsonSchema.enum = [...(field.also ?? []), ...names];
        if (description !== undefined) jsonSchema.description = description;
        if (example !== undefined) jsonSchema.examples = [example];
      },
    }),
  }));

/** Returns the value of `json.schemas` in VS Code's settings. */
export const schemaSettings = (): { fileMatch: string[]; url: string }[] =>
  jsonSchemaFiles().map(({ fileName, fileMatch }) => ({
    fileMatch,
    url: `./.vscode/schemas/${fileName}`,
  }));

/** Writes `.vscode/schemas` at each start, so completion always matches the code. */
export function writeJsonSchemas(projectDir: string): void {
  const folder = path.join(projectDir, ".vscode", "schemas");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const choices = getChoices(readRecords(readContentFiles(projectDir)).records);
  for (const { fileName, schema } of jsonSchemaFiles(choices)) {
    writeFileSync(path.join(folder, fileName), JSON.stringify(schema, null, 2));
  }
}
