import { runCommand } from "../../../src/lib/runCommand";

describe("runCommand", () => {
  let told: string[];

  beforeEach(() => {
    told = [];
    jest.spyOn(process.stderr, "write").mockImplementation((text) => {
      told.push(String(text));
      return true;
    });
  });

  afterEach(() => {
    process.exitCode = undefined;
  });

  it("says nothing of a command that succeeds, whose own code stays", async () => {
    await runCommand(() => {
      process.exitCode = 3;
    });
    expect(told).toEqual([]);
    expect(process.exitCode).toBe(3);
  });

  it("tells what was thrown in one line without a trace, and fails", async () => {
    await runCommand(() => {
      throw new Error("There is no built site yet.");
    });
    expect(told).toEqual(["There is no built site yet.\n"]);
    expect(process.exitCode).toBe(1);
  });
});
