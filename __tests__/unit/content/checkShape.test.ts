import { z } from "zod";
import type { JsonValue } from "../../../src/lib/json";
import { checkShape } from "../../../content/checkShape";

const getMessages = (field: z.ZodType, value: JsonValue) =>
  checkShape(z.object({ field }), { field: value }).map(({ message }) => message);

it.each(["10.000", "58"])("suggests a number without quotes: %s", (written) => {
  expect(getMessages(z.int(), written)).toEqual([
    "must be a whole number without quotes, not text",
  ]);
  expect(getMessages(z.number(), written)).toEqual(["must be a number without quotes, not text"]);
});

it("the message for a union names each type once if the value has another type", () => {
  const target = z.union([z.literal("/"), z.string().startsWith("/pages/")]);
  expect(getMessages(target, 5)).toEqual(["must be text, not a number"]);
  expect(getMessages(target, null)).toEqual(["must be text, not null"]);
});

it("the message for a union is the schema's own, if it has one", () => {
  const address = z.union([z.string().startsWith("/"), z.url()], "write an address");
  expect(getMessages(address, "here")).toEqual(['write an address, not "here"']);
});
