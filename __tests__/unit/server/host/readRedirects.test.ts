import { writeFileSync } from "node:fs";
import path from "node:path";
import { readRedirects } from "../../../../server/host/readRedirects";
import { temporaryFolder } from "../../../support/temporaryFolder";

const folder = temporaryFolder("redirects");

const read = (content: string) => {
  const file = path.join(folder, "redirects.json");
  writeFileSync(file, content);
  return readRedirects(file);
};

describe("readRedirects", () => {
  it("takes an absent list for an empty one", () => {
    expect(readRedirects(path.join(folder, "absent.json"))).toEqual([]);
  });

  it("reads renamed addresses", () => {
    const rows = [{ from: "/product/old", to: "/product/new" }];
    expect(read(JSON.stringify(rows))).toEqual(rows);
  });

  it.each([
    ["no JSON", "{", "redirects.json: "],
    ["another site", '[{"from":"/a","to":"https://example.com"}]', "0.to"],
    ["a slash at the end", '[{"from":"/a/","to":"/b"}]', "0.from write the path alone"],
    ["syntax of a host's file", '[{"from":"/a;b","to":"/b"}]', "0.from write the path alone"],
    [
      "a chain",
      '[{"from":"/a","to":"/b"},{"from":"/b","to":"/c"}]',
      '0.to "/b" is redirected itself; write "/c"',
    ],
    [
      "the same address twice",
      '[{"from":"/a","to":"/b"},{"from":"/a","to":"/c"}]',
      '1.from "/a" is redirected already in [0]',
    ],
  ])("refuses %s", (_name, content, message) => {
    expect(() => read(content)).toThrow(message);
  });
});
