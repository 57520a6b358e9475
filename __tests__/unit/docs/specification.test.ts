import { readdirSync, readFileSync } from "node:fs";

const RULE_ID = /\b(?!UTF)[A-Z]{2,4}-\d\d\b|(?<=[(,] ?)[FW]\d{1,2}(?=[,)])/g;

const idsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|css)$/.test(file))
    .flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").match(RULE_ID) ?? []);

it("has every rule that a test names", () => {
  const rules = readFileSync("docs/specification.md", "utf8");
  expect(idsIn("__tests__").filter((id) => !rules.includes(`- **${id}** `))).toEqual([]);
});

it.each(["content", "gatsby", "server", "src", "tools"])(
  "is not cited by number in %s",
  (folder) => {
    expect(idsIn(folder)).toEqual([]);
  },
);
