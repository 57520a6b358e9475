import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { contentTypes } from "../../../../src/kinds/registry";
import { describedSchema } from "../../../../src/kinds/fields";
import { editorsGuide, GUIDE_FILE } from "../../../../tools/guide/editorsGuide";
import { getShape } from "../../../../content/walkFields";
import { visitSchemas } from "../../../../tools/guide/fieldLines";
import { kindNames } from "../../../../content/recordKinds";
import { PROJECT } from "../../../support/sourceFiles";

const file = readFileSync(path.join(PROJECT, GUIDE_FILE), "utf8");
const scripts: unknown = JSON.parse(readFileSync(path.join(PROJECT, "package.json"), "utf8"));

it("the editors' guide matches the schemas (npm run generate writes it)", async () => {
  expect(file).toBe(await editorsGuide(file));
});

it("the editors' guide explains every field of every record", () => {
  const missing = new Set<string>();
  for (const { schema } of contentTypes) {
    visitSchemas(schema, (_name, group, { typeName }) => {
      if (!(group instanceof z.ZodObject) || typeName === undefined) return;
      for (const [name, field] of Object.entries(getShape(group))) {
        const { meta } = describedSchema(field);
        if (!meta?.description) missing.add(`${typeName} ${name} is not described`);
        const line = file
          .split("\n")
          .find(
            (text) =>
              text.includes(`**\`${name}\`** (`) && text.includes(`: ${meta?.description ?? ""}`),
          );
        if (line === undefined) missing.add(`${typeName} ${name}`);
      }
    });
  }
  expect([...missing]).toEqual([]);
});

it("the editors' guide explains a field once per section", () => {
  const repeated = file.split(/^#{2,3} /m).flatMap((section) => {
    const lines = section.split("\n").filter((line) => / *- \*\*`\w+`\*\* \(/.test(line));
    const own = lines
      .filter((line) => !/\((?:list|group)[;)]/.test(line))
      .map((line) => line.trim());
    return own.filter((line, index) => own.indexOf(line) < index);
  });
  expect(repeated).toEqual([]);
});

it("the editors' guide names existing commands, with every kind of record", () => {
  const named = [...file.matchAll(/`npm run ([a-z:]+)/g)].map(([, name]) => name ?? "");
  expect(new Set(named).size).toBeGreaterThan(6);
  for (const name of named) expect(scripts).toHaveProperty(["scripts", name]);
  for (const kind of kindNames) expect(file).toContain(`\`${kind}\``);
});

it("every field with a text, a number or an id has an example", () => {
  const silent = new Set<string>();
  for (const { schema, typeName } of contentTypes) {
    visitSchemas(schema, (name, _schema, { example, field }) => {
      if (field !== undefined && example === undefined) silent.add(`${typeName} ${name}`);
    });
  }
  expect([...silent]).toEqual([]);
});
