import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { listFiles, readContentFiles } from "../../../content/contentFiles";
import { checkContent } from "../../../content/checkContent";
import { temporaryFolder } from "../../support/temporaryFolder";
import { writeFiles } from "../../support/writeFiles";
import { placeAndWords } from "./fixtures/validRecords";

const MESSAGE = "is a link that leads to no file; put the file itself there";

/** A project with one job and one picture elsewhere, and a function that adds links. */
function getProject(links: Readonly<Record<string, string>>) {
  const projectDir = temporaryFolder("wrong-links");
  for (const folder of ["data/jobs", "static"])
    mkdirSync(path.join(projectDir, folder), { recursive: true });
  writeFiles(projectDir, { "elsewhere/job.json": "{}" });
  for (const [link, target] of Object.entries(links))
    symlinkSync(path.resolve(projectDir, target), path.join(projectDir, link));
  return projectDir;
}

it("a symbolic link instead of a file is followed if it leads to a file", () => {
  const { records, strayEntryIssues } = readContentFiles(
    getProject({ "data/jobs/nlp.json": "elsewhere/job.json" }),
  );
  expect([...records.keys()]).toEqual(["data/jobs/nlp.json"]);
  expect(strayEntryIssues).toEqual([]);
});

it.each([
  ["nowhere", "data/jobs/nlp.json", "elsewhere/none.json"],
  ["to itself", "data/jobs/nlp.json", "data/jobs/nlp.json"],
  ["to a folder", "data/jobs/nlp.json", "elsewhere"],
  ["from the pictures to a folder", "data/images", "elsewhere"],
  ["to its own folder", "data/jobs/more", "data/jobs"],
  ["nowhere from a file for visitors", "static/a.pdf", "elsewhere/none.pdf"],
])(
  "a symbolic link instead of a file is reported if it leads %s, and not followed",
  (_name, file, target) => {
    const projectDir = getProject({ [file]: target });
    const { records, images, staticFiles, strayEntryIssues } = readContentFiles(projectDir);
    expect(strayEntryIssues).toMatchObject([{ file, message: MESSAGE, rule: "stray-file" }]);
    expect([...records.keys(), ...images, ...staticFiles]).toEqual([]);
    expect(checkContent(readContentFiles(projectDir)).map(placeAndWords)).toContain(
      `${file}:1:1 ${MESSAGE}`,
    );
    expect(listFiles(path.join(projectDir, path.dirname(file)))).toEqual([]);
  },
);

it("a folder named like a record is reported", () => {
  const projectDir = getProject({});
  mkdirSync(path.join(projectDir, "data/jobs/nlp.json"));
  expect(readContentFiles(projectDir).strayEntryIssues).toMatchObject([
    { file: "data/jobs/nlp.json", message: expect.stringContaining("put the file itself there") },
  ]);
});
