import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { jsonSchemaFiles, schemaSettings } from "./jsonSchemas";
import { runCommand } from "../../src/lib/runCommand";

const settingsDir = path.resolve(".vscode");
const schemasDir = path.join(settingsDir, "schemas");
const settingsFile = path.join(settingsDir, "settings.json");

const write = async (file: string, value: unknown) => {
  writeFileSync(file, await format(JSON.stringify(value), { parser: "json", printWidth: 100 }));
};

/** Writes the JSON Schemas of all content types and names them in VS Code's settings; other settings stay. */
async function main(): Promise<void> {
  mkdirSync(schemasDir, { recursive: true });
  const files = jsonSchemaFiles();
  for (const { fileName, schema } of files) await write(path.join(schemasDir, fileName), schema);
  const known = new Set(files.map(({ fileName }) => fileName));
  for (const name of readdirSync(schemasDir)) {
    if (!known.has(name)) rmSync(path.join(schemasDir, name));
  }
  const settings: unknown = existsSync(settingsFile)
    ? JSON.parse(readFileSync(settingsFile, "utf8"))
    : {};
  await write(settingsFile, {
    ...(typeof settings === "object" ? settings : {}),
    "json.schemas": schemaSettings(),
  });
  console.log(`${String(files.length)} schemas written to ${path.relative(".", schemasDir)}.`);
}

void runCommand(main);
