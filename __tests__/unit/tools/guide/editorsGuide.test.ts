import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { contentTypes } from "../../../../src/kinds/registry";
import { describedSchema } from "../../../../src/kinds/fields";
import { editorsGuide, GUIDE_FILE } from "../../../../tools/guide/editorsGuide";
import { getShape } from "../../../../content/walkFields";
import { listSchemas } from "../../../../tools/guide/fieldLines";
import { kindNames } from "../../../../content/recordKinds";
import { PROJECT } from "../../../support/sourceFiles";

const file = readFileSync(path.join(PROJECT, GUIDE_FILE), "utf8");
const scripts: unknown = JSON.parse(readFileSync(path.join(PROJECT, "package.json"), "utf8"));

it("the editors' guide matches the schemas (npm run generate writes it)", async () => {
  expect(file).toBe(await editorsGuide(file));
});

it("the editors' guide explains every field of every record", () => {
  const missing = new Set<string>();
  const lines = file.split("\n");
  for (const { schema: group, meta } of contentTypes.flatMap((type) => [
    ...listSchemas(type.schema),
  ])) {
    if (!(group instanceof z.ZodObject) || meta.typeName === undefined) continue;
    for (const [name, field] of Object.entries(getShape(group))) {
      const { description } = describedSchema(field).meta ?? {};
      const isExplained = lines.some(
        (line) => line.includes(`**\`${name}\`** (`) && line.includes(`: ${description ?? ""}`),
      );
      if (!description || !isExplained) missing.add(`${meta.typeName} ${name}`);
    }
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
  const silent = contentTypes.flatMap(({ schema, typeName }) =>
    [...listSchemas(schema)]
      .filter(({ meta }) => meta.field !== undefined && meta.example === undefined)
      .map(({ name }) => `${typeName} ${name}`),
  );
  expect(silent).toEqual([]);
});
