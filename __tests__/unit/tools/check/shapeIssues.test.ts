import { z } from "zod";
import type { JsonValue } from "../../../../tools/check/jsonDocument";
import { shapeIssues } from "../../../../tools/check/shapeIssues";

const getMessages = (field: z.ZodType, value: JsonValue) =>
  shapeIssues(z.object({ field }), { field: value }).map(({ message }) => message);

describe("a number in quotes", () => {
  it.each([
    ["10.000", "10000"],
    ["10,000", "10000"],
    ["1 724 662", "1724662"],
    ["1'724'662", "1724662"],
    [" 58 ", "58"],
  ])("is told without them: %j is %s where a whole one is wanted", (written, meant) => {
    const message = `must be a whole number; write ${meant} without quotes`;
    expect(getMessages(z.int(), written)).toEqual([message]);
    expect(getMessages(z.int().optional(), written)).toEqual([message]);
  });

  it.each(["1.5", "007", "10.00"])("is no whole number: %s", (written) => {
    expect(getMessages(z.int(), written)).toEqual([expect.not.stringContaining("without quotes")]);
  });

  it("may be a fraction elsewhere, and is not taken for a whole number there", () => {
    expect(getMessages(z.number(), "45.123")).toEqual([
      "must be a number; write 45.123 without quotes",
    ]);
    expect(getMessages(z.number(), "45,123")).toEqual(["must be a number, not text"]);
  });
});

describe("a field that takes one of several forms", () => {
  it("names the type of all of them where the value is of another", () => {
    const target = z.union([z.literal("/"), z.string().startsWith("/pages/")]);
    expect(getMessages(target, 5)).toEqual(["must be text, not a number"]);
    expect(getMessages(target, null)).toEqual(["must be text, not null"]);
  });

  it("offers every fixed value where there is nothing but fixed values", () => {
    const schema = z.union([z.literal("left"), z.literal("right"), z.literal("none")]);
    expect(getMessages(schema, "up")).toEqual([
      '"up" is not allowed here; write "left", "right" or "none"',
    ]);
    expect(getMessages(schema, "rigth")).toEqual([
      '"rigth" is not allowed here; did you mean "right"?',
    ]);
  });
});
