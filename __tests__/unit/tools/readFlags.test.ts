import { readFlags } from "../../../tools/readFlags";

const USAGE = "npm run thing -- [--strict]";
const read = (...args: string[]) => readFlags(USAGE, ["strict"], args);

describe("the flags of a command", () => {
  it("are those that it was called with", () => {
    expect(read()?.has("strict")).toBe(false);
    expect(read("--strict")?.has("strict")).toBe(true);
  });

  it("print the usage for --help, and nothing more is to be done", () => {
    const log = jest.spyOn(console, "log").mockImplementation();
    expect(read("--help", "--strict")).toBeUndefined();
    expect(log.mock.calls).toEqual([[USAGE]]);
    log.mockRestore();
  });

  it.each(["--stric", "--strict=yes", "strict"])("are no others, such as %s", (option) => {
    expect(() => read(option)).toThrow(`\n\n${USAGE}`);
  });
});
