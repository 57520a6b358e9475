import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { scripts } from "../../package.json";
import type * as Commands from "../../server/runCommand";
import { runProgram } from "../support/commandTest";
import { PROJECT } from "../support/sourceFiles";
import { temporaryFolder } from "../support/temporaryFolder";

type AnyCommand = Parameters<typeof Commands.runCommand>[0];
const mockLoaded: AnyCommand[] = [];
jest.mock("../../server/runCommand", () => ({
  runCommand: (command: AnyCommand) => void mockLoaded.push(command),
}));
// Jest can't load prettier, nor Playwright twice, and no usage text needs them.
jest.mock("prettier", () => ({}));
jest.mock("@playwright/test", () => ({}));
const { runCommand } = jest.requireActual<typeof Commands>("../../server/runCommand");

/** Scripts of package.json that run one of our programs: name, file and its first argument. */
const programs = Object.entries(scripts).flatMap(([name, script]): [string, string, string][] => {
  const [, file, first = ""] = /^tsx (\S+)(?: (\w+))?$/.exec(script) ?? [];
  return file === undefined ? [] : [[name, file, first]];
});
/** True for programs that tests import, too, so that they run only as the main module. */
const isGuarded = ([, file]: [string, string, string]) =>
  readFileSync(path.join(PROJECT, file), "utf8").includes("require.main");

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  const write = (text: unknown) => {
    written.push(String(text));
    return true;
  };
  jest.spyOn(console, "log").mockImplementation(write);
  jest.spyOn(process.stderr, "write").mockImplementation(write);
});
afterEach(() => {
  process.exitCode = 0;
});

it.each(programs.filter((program) => !isGuarded(program)))(
  "npm run %s prints its usage for --help, and rejects an unknown flag",
  async (name, file, first) => {
    mockLoaded.length = 0;
    // Two scripts may run the same file.
    jest.resetModules();
    process.argv = ["node", file, first, "--help"];
    await import(path.join(PROJECT, file));
    const [command] = mockLoaded;
    if (!command) throw new Error(`${file} runs no command`);
    const run = jest.fn();
    await runCommand({ ...command, run }, ["--help"]);
    expect(written.join("")).toMatch(new RegExp(`^npm run ${name}\\b`, "m"));
    expect(process.exitCode).not.toBe(1);
    await runCommand({ ...command, run }, ["--nonsense"]);
    expect(written.at(-1)).toContain(written[0]);
    expect(process.exitCode).toBe(1);
    expect(run).not.toHaveBeenCalled();
  },
);

it.each(programs.filter(isGuarded))(
  "npm run %s prints its usage for --help, rejects an unknown flag, and writes nothing",
  (name, file) => {
    const folder = temporaryFolder("command");
    const help = runProgram(file, folder, ["--help"]);
    expect(help.stdout).toMatch(new RegExp(`^npm run ${name}\\b`));
    expect(help.status).toBe(0);
    const refused = runProgram(file, folder, ["--nonsense"]);
    expect(refused.stderr).toContain(help.stdout.trim());
    expect(refused.status).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  },
);
