import { once } from "../../../src/lib/once";

describe("a run that happens once", () => {
  it("answers everybody from the same run", async () => {
    const run = jest.fn(() => Promise.resolve("there"));
    const load = once(run);
    expect(await Promise.all([load(), load()])).toEqual(["there", "there"]);
    expect(await load()).toBe("there");
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("runs again after a failure", async () => {
    const run = jest.fn(() => Promise.resolve("there"));
    run.mockRejectedValueOnce(new Error("offline"));
    const load = once(run);
    await expect(load()).rejects.toThrow("offline");
    expect(await load()).toBe("there");
  });
});
