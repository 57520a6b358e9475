import { fieldExtensions } from "../../../gatsby/createSchemaCustomization";
import { authorSlug } from "../../../src/lib/authorSlug";
import { contentSdl } from "../../../gatsby/schema/sdl";

/** What a directive makes of a record, which has no such field itself unless one is given. */
function resolved(
  directive: string,
  options: Record<string, unknown>,
  source: unknown,
  own?: string,
): unknown {
  const extension = fieldExtensions().find(({ name }) => name === directive);
  const context = {
    defaultFieldResolver: () => own,
    nodeModel: { findOne: () => Promise.resolve(null) },
  };
  return extension?.extend(options, {}).resolve(source, {}, context, {});
}

describe("what a page shows of a list", () => {
  it("are the products of a solution that are no core component, in their order", () => {
    const solution = {
      coreComponents: [{ id: "vera" }, { id: "minerva" }],
      products: ["lextag", "vera", "extraggo"],
    };
    expect(resolved("otherProducts", {}, solution)).toEqual(["lextag", "extraggo"]);
    expect(resolved("otherProducts", {}, { products: ["vera"] })).toEqual(["vera"]);
    expect(resolved("otherProducts", {}, {})).toEqual([]);
  });
});

test("an author is joined to a record, or to none by one that hides the person (F25)", async () => {
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

describe("a field that a record may leave out", () => {
  /** What the GraphQL type says of the field's fallback. */
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
  ])("%s.%s is the record’s own, or else “%s” (%s)", async (type, field, fallback) => {
    const options = getFallback(type, field);
    await expect(resolved("fallback", options, {}, "its own")).resolves.toBe("its own");
    await expect(resolved("fallback", options, {})).resolves.toBe(fallback);
  });
});
