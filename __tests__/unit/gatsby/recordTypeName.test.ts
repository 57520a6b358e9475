import { recordTypeName } from "../../../gatsby/recordTypeName";

const typeOf = (relativeDirectory: string, base: string) =>
  recordTypeName({ node: { relativeDirectory, base } });

test("a record has the type of its folder or its file, and a stray file one of its own", () => {
  expect(typeOf("products", "vera.json")).toBe("Product");
  expect(typeOf("site", "company.json")).toBe("Company");
  expect(typeOf("elsewhere", "vera.json")).toBe("NoRecord");
});
