import { recordTypeName } from "../../../gatsby/recordTypeName";

const getType = (relativeDirectory: string, base: string) =>
  recordTypeName({ node: { relativeDirectory, base } });

test("a record has the type of its folder or its file, and a stray file one of its own", () => {
  expect(getType("products", "vera.json")).toBe("Product");
  expect(getType("site", "company.json")).toBe("Company");
  expect(getType("elsewhere", "vera.json")).toBe("NoRecord");
});
