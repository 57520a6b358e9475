import path from "node:path";
import { contentFaultLines, readContentFiles } from "../../src/build/contentFiles";
import { countRecords } from "../../src/content/check/checkContent";

const projectDir = path.resolve(__dirname, "../..");

describe("the records of data/", () => {
  it("have no fault", () => {
    expect(contentFaultLines(projectDir)).toEqual([]);
  });

  it("are all read", () => {
    expect(countRecords(readContentFiles(projectDir))).toBeGreaterThan(150);
  });
});
