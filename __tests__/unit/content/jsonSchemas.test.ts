import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { jsonSchemaFiles, schemaSettings, writeJsonSchemas } from "../../../content/jsonSchemas";
import { temporaryFolder } from "../../support/temporaryFolder";
import { writeFiles } from "../../support/writeFiles";

const settingsDir = path.resolve(__dirname, "../../../.vscode");
const readJsonFile = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

it("the JSON Schemas are written, and obsolete ones are removed", () => {
  const project = temporaryFolder("schemas");
  writeFiles(project, { ".vscode/schemas/gone.schema.json": "{}" });
  writeJsonSchemas(project);
  const folder = path.join(project, ".vscode/schemas");
  const written = readdirSync(folder).map((name) => [name, readJsonFile(path.join(folder, name))]);
  const wanted = jsonSchemaFiles().map(({ fileName, schema }) => [fileName, schema]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(wanted));
});

it("VS Code's settings map the JSON Schemas to their records", () => {
  expect(readJsonFile(path.join(settingsDir, "settings.json"))).toMatchObject({
    "json.schemas": schemaSettings(),
  });
});

it("the JSON Schemas have only JSON Schema keywords", () => {
  expect(JSON.stringify(jsonSchemaFiles())).not.toMatch(
    /"(?:typeName|isDerived|graphql)":|"label":"/,
  );
});
