import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const project = process.cwd();
const folders: string[] = [];

/** Creates a folder outside the project, which is removed after the test file. */
export const temporaryFolder = (prefix: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}-`));
  folders.push(folder);
  return folder;
};

/** Creates a temporary folder and makes it the working directory for one test. */
export const enterTemporaryFolder = (prefix: string): string => {
  const folder = temporaryFolder(prefix);
  process.chdir(folder);
  return folder;
};

afterEach(() => {
  process.chdir(project);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
