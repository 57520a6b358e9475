import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const project = process.cwd();
const folders: string[] = [];

/** A new, empty folder outside the project, removed after the tests of the file that asked for it. */
export const temporaryFolder = (prefix: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}-`));
  folders.push(folder);
  return folder;
};

/** The same, entered for one test: what is written by a relative path lands there. */
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
