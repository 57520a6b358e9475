import { readdirSync, readFileSync } from "node:fs";

const RULE_ID = /\b(?!UTF)[A-Z]{2,4}-\d\d\b|(?<=[(,] ?)[FW]\d{1,2}(?=[,)])/g;

it("has every rule that a test names", () => {
  const rules = readFileSync("docs/specification.md", "utf8");
  const tests = readdirSync("__tests__", { recursive: true, encoding: "utf8" });
  const unknown = tests
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(`__tests__/${file}`, "utf8").match(RULE_ID) ?? [])
    .filter((id) => !rules.includes(`- **${id}** `));
  expect(unknown).toEqual([]);
});
