import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContentFiles } from "../../gatsby/contentFiles";
import { readRecords } from "../check/checkContent";
import { getChoices } from "../check/referenceIndex";
import { jsonSchemaFiles } from "./jsonSchemas";

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
