import { runTool } from "../../../tools/runTool";

const usage = "npm run thing -- [--strict]";
const run = jest.fn();
const call = (...args: string[]) => runTool({ usage, flags: ["strict"], run }, args);

afterEach(() => {
  process.exitCode = 0;
});

describe("a command", () => {
  it("runs with the flags that it was called with", async () => {
    await call();
    await call("--strict");
    expect(run.mock.calls).toEqual([
      [new Set(), []],
      [new Set(["strict"]), []],
    ]);
  });

  it("prints the usage for --help, and does nothing more", async () => {
    const log = jest.spyOn(console, "log").mockImplementation();
    await call("--help", "--strict");
    expect(log.mock.calls).toEqual([[usage]]);
    expect(run).not.toHaveBeenCalled();
  });

  it.each(["--stric", "--strict=yes", "strict"])("takes nothing else, such as %s", async (word) => {
    const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    await call(word);
    expect(write).toHaveBeenCalledWith(expect.stringContaining(`\n\n${usage}`));
    expect(process.exitCode).toBe(1);
  });
});
