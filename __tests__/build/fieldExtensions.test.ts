import { fieldExtensions } from "../../src/build/fieldExtensions";

/** What a directive makes of a record that has no such field itself. */
function resolved(directive: string, options: Record<string, unknown>, source: unknown): unknown {
  const extension = fieldExtensions().find(({ name }) => name === directive);
  const context = {
    defaultFieldResolver: () => undefined,
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

  it("is one picture of two", () => {
    const header = { backgroundURL: ["wide.jpg", "square.jpg"] };
    expect(resolved("item", { of: "backgroundURL", index: 1 }, header)).toBe("square.jpg");
    expect(resolved("item", { of: "backgroundURL", index: 1 }, {})).toBeNull();
  });
});
