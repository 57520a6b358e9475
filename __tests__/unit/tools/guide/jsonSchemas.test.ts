import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isObject } from "../../../../src/lib/isObject";
import { readJson, type JsonValue } from "../../../../tools/check/jsonDocument";
import { jsonSchemaFiles, schemaSettings } from "../../../../tools/guide/jsonSchemas";

const settingsDir = path.resolve(__dirname, "../../../../.vscode");
const schemasDir = path.join(settingsDir, "schemas");
const readJsonFile = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Said where a file of `.vscode` differs from the code. */
const HINT = "run: npx tsx tools/guide/writeJsonSchemas.ts";

describe("the JSON Schemas that VS Code reads", () => {
  it.each(jsonSchemaFiles())("$fileName is what the code generates", ({ fileName, schema }) => {
    expect({ [HINT]: readJsonFile(path.join(schemasDir, fileName)) }).toEqual({ [HINT]: schema });
  });

  it("are all there, and no others", () => {
    const names = jsonSchemaFiles().map(({ fileName }) => fileName);
    expect(readdirSync(schemasDir).sort()).toEqual([...names].sort());
  });

  it("are mapped to the records that they describe", () => {
    expect(readJsonFile(path.join(settingsDir, "settings.json"))).toMatchObject({
      "json.schemas": schemaSettings(),
    });
  });

  it("explain every field in words and hold nothing that JSON Schema does not know", () => {
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
      const document = readJson(JSON.stringify(schema));
      if ("value" in document) walk(document.value, fileName);
    }
    expect({ silent, strange }).toEqual({ silent: [], strange: [] });
  });
});
