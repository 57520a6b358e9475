import { readFileSync, writeFileSync } from "node:fs";
import * as prettier from "prettier";
import { z } from "zod";
import { runCommand } from "../../server/runCommand";
import { editorsGuide, GUIDE_FILE } from "./editorsGuide";
import { schemaSettings } from "../../content/jsonSchemas";

const SETTINGS_FILE = ".vscode/settings.json";

void runCommand({
  usage: `npm run generate

Writes the editors' guide and VS Code's settings from the schemas.`,
  run: async () => {
    writeFileSync(GUIDE_FILE, await editorsGuide(readFileSync(GUIDE_FILE, "utf8")));
    const written: unknown = JSON.parse(readFileSync(SETTINGS_FILE, "utf8"));
    const settings = z.record(z.string(), z.unknown()).parse(written);
    const text = JSON.stringify({ ...settings, "json.schemas": schemaSettings() });
    const options = await prettier.resolveConfig(SETTINGS_FILE);
    writeFileSync(SETTINGS_FILE, await prettier.format(text, { ...options, parser: "json" }));
    console.log(`${GUIDE_FILE} and ${SETTINGS_FILE} written.`);
  },
});
