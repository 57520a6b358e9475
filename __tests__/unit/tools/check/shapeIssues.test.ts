import { z } from "zod";
import type { JsonValue } from "../../../../tools/check/jsonDocument";
import { shapeIssues } from "../../../../tools/check/shapeIssues";

describe("a number in quotes", () => {
  const getMessage = (schema: z.ZodType, value: JsonValue) =>
    shapeIssues(z.object({ amount: schema }), { amount: value }).map(({ message }) => message);

  test.each([
    ["10.000", "10000"],
    ["10,000", "10000"],
    ["1 724 662", "1724662"],
    ["1'724'662", "1724662"],
    ["58", "58"],
    [" 58 ", "58"],
  ])("is told without them: %j is %s where a whole one is wanted", (written, meant) => {
    const message = `must be a number; write ${meant} without quotes`;
    expect(getMessage(z.int(), written)).toEqual([message]);
    expect(getMessage(z.int().optional(), written)).toEqual([message]);
  });

  test.each(["1.5", "007", "10.00"])(
    "is not advised as %s where a whole one is wanted",
    (written) => {
      expect(getMessage(z.int(), written)).toEqual([expect.not.stringContaining("without quotes")]);
    },
  );

  test("may be a fraction elsewhere, and is not taken for a whole number there", () => {
    expect(getMessage(z.number(), "45.123")).toEqual([
      "must be a number; write 45.123 without quotes",
    ]);
    expect(getMessage(z.number(), "45,123")).toEqual(["must be a number, not text"]);
  });

  test("may be too large for one", () => {
    // What JSON.parse makes of 1e400.
    expect(getMessage(z.int(), Infinity)).toEqual(["is too large for a number"]);
  });
});

describe("a field that takes one of several forms", () => {
  const target = z.union([z.literal("/"), z.string().startsWith("/pages/")]);
  const messages = (schema: z.ZodType, value: JsonValue) =>
    shapeIssues(z.object({ to: schema }), { to: value }).map(({ message }) => message);

  test("names the type of all of them where the value is of another", () => {
    expect(messages(target, 5)).toEqual(["must be text, not a number"]);
    expect(messages(target, null)).toEqual(["must be text, not null"]);
    expect(messages(z.union([z.literal("/"), z.number()]), true)).toEqual([
      "must be text or a number, not true or false",
    ]);
  });

  test("offers every fixed value where there is nothing but fixed values", () => {
    const schema = z.union([z.literal("left"), z.literal("right"), z.literal("none")]);
    expect(messages(schema, "up")).toEqual([
      expect.stringMatching(/^"up" is not allowed here; write "left", "right" or "none"$/),
    ]);
    expect(messages(schema, "rigth")).toEqual([
      '"rigth" is not allowed here; did you mean "right"?',
    ]);
  });
});
