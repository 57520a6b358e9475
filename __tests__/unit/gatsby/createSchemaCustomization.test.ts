import { fieldExtensions } from "../../../gatsby/createSchemaCustomization";
import { toAuthorSlug } from "../../../src/lib/slugify";

test("an author is joined to a record, unless it hides the person (F25)", async () => {
  const joined = (record: unknown) =>
    fieldExtensions()
      .find(({ name }) => name === "joinedAuthor")
      ?.extend({}, {})
      .resolve(
        { name: "Ada" },
        {},
        {
          defaultFieldResolver: () => undefined,
          nodeModel: { findOne: () => Promise.resolve(record) },
        },
        {},
      );
  expect(await joined({ jsonId: "ada-example" })).toBe("ada-example");
  const hidden = await joined({ jsonId: "ada-example", isHidden: true });
  expect(toAuthorSlug("Ada", String(hidden))).toBeNull();
  expect(toAuthorSlug("Ada", null)).toBe("ada");
});
