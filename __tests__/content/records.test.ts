import { contentFaultLines, readContentFiles } from "../../src/build/contentFiles";
import { countRecords } from "../../src/content/check/checkContent";
import { PROJECT } from "../support/sourceFiles";

describe("the records of data/", () => {
  it("have no fault", () => {
    expect(contentFaultLines(PROJECT)).toEqual([]);
  });

  it("are all read", () => {
    expect(countRecords(readContentFiles(PROJECT))).toBeGreaterThan(150);
  });
});
