import { mkdtempSync, readFileSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writePublicFile } from "../../src/build/writePublicFile";

describe("a file of the built site", () => {
  const project = process.cwd();
  const lastYear = new Date("2025-11-21T12:00:00Z");
  const file = "public/research/papers.bib";

  beforeEach(() => {
    process.chdir(mkdtempSync(path.join(tmpdir(), "public-file-")));
    writePublicFile("/research/papers.bib", "@article{one}");
    utimesSync(file, lastYear, lastYear);
  });
  afterEach(() => process.chdir(project));

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
