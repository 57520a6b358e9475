import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isObject, type JsonValue } from "../../../src/lib/json";
import { readJson } from "../../../content/jsonDocument";
import { jsonSchemaFiles, schemaSettings, writeJsonSchemas } from "../../../content/jsonSchemas";
import { temporaryFolder } from "../../support/temporaryFolder";
import { writeFiles } from "../../support/writeFiles";

const settingsDir = path.resolve(__dirname, "../../../.vscode");
const readJsonFile = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

describe("the JSON Schemas for VS Code", () => {
  it("are written, and obsolete ones removed", () => {
    const project = temporaryFolder("schemas");
    writeFiles(project, { ".vscode/schemas/gone.schema.json": "{}" });
    writeJsonSchemas(project);
    const folder = path.join(project, ".vscode/schemas");
    const written = readdirSync(folder).map((fileName) => ({
      fileName,
      schema: readJsonFile(path.join(folder, fileName)),
    }));
    const byName = (files: readonly { fileName: string }[]) =>
      [...files].sort((x, y) => (x.fileName < y.fileName ? -1 : 1));
    const wanted = jsonSchemaFiles().map(({ fileName, schema }) => ({ fileName, schema }));
    expect(byName(written)).toEqual(byName(wanted));
  });

  it("are mapped to their records", () => {
    expect(readJsonFile(path.join(settingsDir, "settings.json"))).toMatchObject({
      "json.schemas": schemaSettings(),
    });
  });

  it("explain every field and have only JSON Schema keywords", () => {
    const unknownKeys = ["example", "field", "typeName", "graphql"];
    const silent: string[] = [];
    const strange: string[] = [];
    const walk = (schema: JsonValue, place: string) => {
      if (Array.isArray(schema)) schema.forEach((item) => walk(item, place));
      if (!isObject(schema)) return;
      for (const [key, value] of Object.entries(schema)) {
        if (unknownKeys.includes(key)) strange.push(`${place}/${key}`);
        if (key === "properties" && isObject(value)) {
          for (const [name, field] of Object.entries(value)) {
            const isBlockType = place.endsWith("/full/content") && name === "type";
            const isDescribed = isObject(field) && Object.hasOwn(field, "description");
            if (!isBlockType && !isDescribed) silent.push(`${place}/${name}`);
            walk(field, `${place}/${name}`);
          }
        } else if (key !== "default") walk(value, place);
      }
    };
    for (const { fileName, schema } of jsonSchemaFiles()) {
      const { document } = readJson(JSON.stringify(schema));
      if (document) walk(document.value, fileName);
    }
    expect({ silent, strange }).toEqual({ silent: [], strange: [] });
  });
});
