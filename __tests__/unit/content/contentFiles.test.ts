import path from "node:path";
import { createHiddenFileTest } from "../../../content/contentFiles";
import { temporaryFolder } from "../../support/temporaryFolder";
import { writeFiles } from "../../support/writeFiles";

it("drafts and scheduled records are hidden; their files are read on the first query", () => {
  const projectDir = temporaryFolder("content-files");
  const getFile = (id: string) => path.join(projectDir, "data/jobs", `${id}.json`);
  const isHidden = createHiddenFileTest(projectDir, Date.parse("2026-11-21T12:00:00Z"));
  const write = (prettyURL: string, fields: object) => {
    const text = JSON.stringify({ prettyURL, ...fields });
    writeFiles(projectDir, { [`data/jobs/${prettyURL}.json`]: text });
  };
  write("draft", { draft: true });
  write("waiting", { publishAt: "2026-12-01" });
  write("published", { publishAt: "2026-11-01" });
  const hidden = ["draft", "waiting", "published"].map(getFile).map(isHidden);
  expect(hidden).toEqual([true, true, false]);
});
