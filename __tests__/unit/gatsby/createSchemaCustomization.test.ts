import { fieldExtensions } from "../../../gatsby/createSchemaCustomization";
import { authorSlug } from "../../../src/lib/authorSlug";
import { contentSdl } from "../../../gatsby/schema/sdl";

/** Resolves a directive's field; the record has no such field unless given. */
function resolved(
  directive: string,
  options: Record<string, unknown>,
  source: unknown,
  own?: unknown,
): unknown {
  const extension = fieldExtensions().find(({ name }) => name === directive);
  const context = {
    defaultFieldResolver: () => own,
    nodeModel: { findOne: () => Promise.resolve(null) },
  };
  return extension?.extend(options, {}).resolve(source, {}, context, {});
}

test("a draft's unwritten month is null", async () => {
  await expect(resolved("written", {}, {}, "To be written: the month")).resolves.toBeNull();
  await expect(resolved("written", {}, {}, 7)).resolves.toBe(7);
});

test("a section's example gets its defaults, and a section without one has none", () => {
  const own = { kind: "weights", text: "[Saffron|saffron]", terms: [] };
  expect(() => resolved("example", {}, {}, own)).toThrow();
  const terms = [
    { label: "saffron", score: 0.9 },
    { label: "spice", score: 0.6 },
  ];
  expect(resolved("example", {}, {}, { ...own, terms })).toMatchObject({ language: "en" });
  expect(resolved("example", {}, {})).toBeUndefined();
});

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
  expect(authorSlug("Ada", String(hidden))).toBeNull();
  expect(authorSlug("Ada", null)).toBe("ada");
});

describe("an optional field", () => {
  const getFallback = (type: string, field: string): Record<string, unknown> => {
    const declared = new RegExp(
      `^type ${type} [^}]*^  ${field}: [^\\n]*@fallback\\(json: ("(?:\\\\.|[^"])*")\\)`,
      "m",
    ).exec(contentSdl());
    return { json: JSON.parse(declared?.[1] ?? "null") };
  };

  it.each([
    ["Solution", "coreComponentsTitle", "Core Components", "SOL-02"],
    ["CaseStudy", "backgroundGradient", "gradient_1", "CASE-02"],
    ["CaseStudy", "backgroundPosition", "bg_position_1", "CASE-02"],
  ])("%s.%s is the record's own value, or else “%s” (%s)", async (type, field, fallback) => {
    const options = getFallback(type, field);
    await expect(resolved("fallback", options, {}, "its own")).resolves.toBe("its own");
    await expect(resolved("fallback", options, {})).resolves.toBe(fallback);
  });
});
