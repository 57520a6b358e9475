import { writeFileSync } from "node:fs";
import path from "node:path";
import { readRedirects } from "../../../../server/builtSite";
import { temporaryFolder } from "../../../support/temporaryFolder";

const folder = temporaryFolder("redirects");

const read = (content: string) => {
  const file = path.join(folder, "redirects.json");
  writeFileSync(file, content);
  return readRedirects(file);
};

it("treats a missing file as no redirects", () => {
  expect(readRedirects(path.join(folder, "absent.json"))).toEqual([]);
});

it.each([
  ["no JSON", "{", "redirects.json: "],
  ["another site", '[{"from":"/a","to":"https://example.com"}]', "[0].to"],
  ["a slash at the end", '[{"from":"/a/","to":"/b"}]', "write the path alone"],
])("rejects %s", (_name, content, message) => {
  expect(() => read(content)).toThrow(message);
});
