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

  it("keeps its modification time if the content is unchanged, so that it isn't compressed again", () => {
    writePublicFile("/research/papers.bib", "@article{one}");
    expect(statSync(file).mtime).toEqual(lastYear);
  });

  it("is rewritten with other content", () => {
    writePublicFile("/research/papers.bib", "@article{two}");
    expect(readFileSync(file, "utf8")).toBe("@article{two}");
    expect(statSync(file).mtime).not.toEqual(lastYear);
  });
});
