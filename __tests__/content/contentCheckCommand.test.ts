import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { soundFiles, soundRecords } from "./fixtures/soundRecords";
import { lendPackages, runTool } from "../support/commandTest";
import { temporaryFolder } from "../support/temporaryFolder";

/** A project on disk with the sound records and a few changes. */
function projectWith(changes: Readonly<Record<string, string>>): string {
  const dir = temporaryFolder("content-check");
  const files = soundFiles(changes);
  const put = (file: string, bytes: Uint8Array) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), bytes);
  };
  for (const [file, bytes] of files.records) put(file, bytes);
  for (const file of files.images) put(file, new Uint8Array());
  for (const address of files.staticFiles) put(`static${address}`, new Uint8Array());
  lendPackages(dir);
  return dir;
}

const run = (changes: Readonly<Record<string, string>>, ...options: string[]) =>
  runTool("contentCheck.ts", projectWith(changes), options);

const broken = {
  "data/pages/not-found.json": '{ "suggestionsTitle": "Nearby", "link": "/contact" }',
};
const total = Object.keys(soundRecords).length;
const line = 'data/pages/not-found.json:1:41 link: no page "/contact"; did you mean "/contacts"?';

describe("npm run content:check", () => {
  it("ends with 0 and a friendly sentence where all is well", () => {
    const { status, stdout } = run({});
    expect(stdout).toBe(`${total} records read, every one of them sound.\n`);
    expect(status).toBe(0);
  });

  it("ends with 1 after one line for each fault and their number", () => {
    const { status, stdout } = run(broken);
    expect(stdout).toBe(`${line}\n1 fault in 1 of ${total} records.\n`);
    expect(status).toBe(1);
  });

  it("prints the faults as JSON for other programs", () => {
    const { status, stdout } = run(broken, "--json");
    expect(JSON.parse(stdout)).toEqual([
      {
        file: "data/pages/not-found.json",
        line: 1,
        column: 41,
        field: "link",
        message: 'no page "/contact"; did you mean "/contacts"?',
      },
    ]);
    expect(status).toBe(1);
  });
});
