import { readFileSync, statSync, utimesSync } from "node:fs";
import { writePublicFile } from "../../../../gatsby/outputs/writeOutputs";
import { enterTemporaryFolder } from "../../../support/temporaryFolder";

describe("a file of the built site", () => {
  const lastYear = new Date("2025-11-21T12:00:00Z");
  const file = "public/research/papers.bib";

  beforeEach(() => {
    enterTemporaryFolder("public-file");
    writePublicFile("/research/papers.bib", "@article{one}");
    utimesSync(file, lastYear, lastYear);
  });

  it("keeps its time when it is written with the content that it has, so that it is not compressed again", () => {
    writePublicFile("/research/papers.bib", "@article{one}");
    expect(statSync(file).mtime).toEqual(lastYear);
  });

  it("is written anew with another content", () => {
    writePublicFile("/research/papers.bib", "@article{two}");
    expect(readFileSync(file, "utf8")).toBe("@article{two}");
    expect(statSync(file).mtime).not.toEqual(lastYear);
  });
});
