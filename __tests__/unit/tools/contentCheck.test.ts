import { readFileSync } from "node:fs";
import path from "node:path";
import { validFiles, validRecords, writeValidFiles } from "../content/fixtures/validRecords";
import { getTypeOfFile } from "../../../content/checkFiles";
import { recordText } from "../../../content/recordText";
import { lendPackages, runTool } from "../../support/commandTest";
import { PROJECT } from "../../support/sourceFiles";
import { temporaryFolder } from "../../support/temporaryFolder";

const inForm = Object.fromEntries(
  Object.entries(validRecords).flatMap(([file, record]) => {
    const type = getTypeOfFile(file);
    return type ? [[file, recordText(type.schema, record)]] : [];
  }),
);

function projectWith(changes: Readonly<Record<string, string>>): string {
  const dir = temporaryFolder("content-check");
  writeValidFiles(dir, validFiles({ ...inForm, ...changes }));
  lendPackages(dir);
  return dir;
}

const run = (changes: Readonly<Record<string, string>>, ...options: string[]) =>
  runTool("contentCheck.ts", projectWith(changes), options);

const file = "data/pages/not-found.json";
const broken = { [file]: JSON.stringify({ ...validRecords[file], link: "/contact" }) };
const total = Object.keys(validRecords).length;
const line =
  'data/pages/not-found.json:1:37  error  link: no page "/contact"; did you mean "/contacts"?  link';

it("exits with 0 and a friendly sentence without issues", () => {
  const { status, stdout } = run({});
  expect(stdout).toBe(`${total} records read, all of them valid.\n`);
  expect(status).toBe(0);
});

it("exits with 1 after one line per issue and their number", () => {
  const { status, stdout } = run(broken);
  expect(stdout).toBe(`${line}\n1 error and 0 warnings in 1 of ${total} records.\n`);
  expect(status).toBe(1);
});

it("exits with 0 after a warning, and with 1 in strict mode", () => {
  const job = JSON.stringify({ ...validRecords["data/jobs/nlp-engineer.json"], place: "TODO" });
  const soft = { "data/jobs/nlp-engineer.json": job };
  expect(run(soft)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      / {2}warning {2}place: "TODO" is a reminder.*\n0 errors and 1 warning in 1 of/,
    ),
  });
  expect(run(soft, "--strict").status).toBe(1);
});

it("warns about an unformatted record", () => {
  const text = JSON.stringify(validRecords[file]);
  expect(run({ [file]: text })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`${file}:1:1  warning  isn't in the form of records; run npm`),
  });
});

it("prints lines that VS Code's task parses", () => {
  const tasks = readFileSync(path.join(PROJECT, ".vscode/tasks.json"), "utf8");
  const [, pattern = '""'] = /"regexp": (".*"),/.exec(tasks) ?? [];
  const regexp = new RegExp(String(JSON.parse(pattern)));
  const message = expect.stringMatching(/^link: no page/);
  expect(regexp.exec(line)?.slice(1)).toEqual([file, "1", "37", "error", message, "link"]);
  expect(line.replace("error", "warning")).toMatch(regexp);
});

it("prints the issues as JSON", () => {
  const { status, stdout } = run(broken, "--json");
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({ file, line: 1, column: 37, field: "link", severity: "error" }),
  ]);
  expect(status).toBe(1);
});
