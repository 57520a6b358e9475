import { runCommand } from "../../../server/runCommand";

const usage = "npm run thing -- [--strict] [FILE]";
const run = jest.fn();
const call = (...args: string[]) =>
  runCommand({ usage, options: { strict: { type: "boolean" } }, positionals: [0, 1], run }, args);
let told: jest.SpyInstance;

beforeEach(() => {
  told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  process.exitCode = 0;
});

it("a command runs with its arguments and keeps its exit code", async () => {
  run.mockImplementationOnce(() => {
    process.exitCode = 3;
  });
  await call("--strict", "a.json");
  expect(run.mock.calls).toEqual([[{ strict: true }, ["a.json"]]]);
  expect(told).not.toHaveBeenCalled();
  expect(process.exitCode).toBe(3);
});

it.each([["--stric"], ["--strict=yes"], ["a.json", "b.json"]])(
  "a command rejects unknown flags, values and arguments, such as %s %s",
  async (...args) => {
    await call(...args);
    expect(run).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledWith(expect.stringContaining(`\n\n${usage}`));
    expect(process.exitCode).toBe(1);
  },
);

it("prints an error as one line without a stack, and fails", async () => {
  run.mockRejectedValueOnce(new Error("There is no built site yet."));
  await call();
  expect(told.mock.calls).toEqual([["There is no built site yet.\n"]]);
  expect(process.exitCode).toBe(1);
});
