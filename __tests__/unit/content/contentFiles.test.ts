import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isHiddenFile } from "../../../content/contentFiles";
import { temporaryFolder } from "../../support/temporaryFolder";

const NOW = Date.parse("2026-11-21T12:00:00Z");

/** A project without records, and a function that adds one. */
function emptyProject() {
  const projectDir = temporaryFolder("content-files");
  const getFile = (id: string) => path.join(projectDir, "data/jobs", `${id}.json`);
  for (const folder of [
    "data/jobs",
    "static",
    "node_modules/@phosphor-icons/core/assets/regular",
  ]) {
    mkdirSync(path.join(projectDir, folder), { recursive: true });
  }
  return {
    projectDir,
    getFile,
    write: (prettyURL: string, fields: object) => {
      writeFileSync(getFile(prettyURL), JSON.stringify({ prettyURL, ...fields }));
    },
  };
}

describe("files that a build must ignore", () => {
  it("are those of drafts and of scheduled records", () => {
    const { projectDir, getFile, write } = emptyProject();
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
    const { projectDir, getFile, write } = emptyProject();
    const isHidden = isHiddenFile(projectDir, NOW);
    write("draft", { draft: true });
    expect(isHidden(getFile("draft"))).toBe(true);
  });
});
