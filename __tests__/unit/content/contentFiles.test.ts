import path from "node:path";
import { isHiddenFile } from "../../../content/contentFiles";
import { temporaryFolder } from "../../support/temporaryFolder";
import { writeFiles } from "../../support/writeFiles";

const NOW = Date.parse("2026-11-21T12:00:00Z");

describe("files that a build must ignore", () => {
  const projectDir = temporaryFolder("content-files");
  const getFile = (id: string) => path.join(projectDir, "data/jobs", `${id}.json`);
  const write = (prettyURL: string, fields: object) => {
    const text = JSON.stringify({ prettyURL, ...fields });
    writeFiles(projectDir, { [`data/jobs/${prettyURL}.json`]: text });
  };

  it("are those of drafts and of scheduled records", () => {
    write("draft", { draft: true });
    write("waiting", { publishAt: "2026-12-01" });
    write("published", { publishAt: "2026-11-01" });
    const isHidden = isHiddenFile(projectDir, NOW);
    expect(["draft", "waiting", "published"].map(getFile).map(isHidden)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("are computed on the first query, because most build processes need none", () => {
    const isHidden = isHiddenFile(projectDir, NOW);
    write("later", { draft: true });
    expect(isHidden(getFile("later"))).toBe(true);
  });
});
