import { z } from "zod";
import type { JsonValue } from "../../src/content/check/jsonDocument";
import { shapeFaults } from "../../src/content/check/shapeFaults";

describe("a field that takes one of several forms", () => {
  const target = z.union([z.literal("/"), z.string().startsWith("/pages/")]);
  const messages = (schema: z.ZodType, value: JsonValue) =>
    shapeFaults(z.object({ to: schema }), { to: value }).map(({ message }) => message);

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
