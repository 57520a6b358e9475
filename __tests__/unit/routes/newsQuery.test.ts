import fc from "fast-check";
import { articleTypeKey, newsListPath, parseNewsQuery } from "../../../src/routes/newsQuery";

const types = ["press-release", "product-upgrade", "research-and-publications", "case-study"];
const query = fc.record({
  offset: fc.nat(600),
  search: fc.string().map((text) => text.trim()),
  types: fc.subarray(types),
});

test("the address of the news list has the offset only above 0 or with a filter (RT-18)", () => {
  expect(newsListPath({ offset: 6, search: "", types: [] })).toBe("/article/list?offset=6");
  expect(newsListPath({ offset: 0, search: "acl", types: [] })).toBe(
    "/article/list?offset=0&search=acl",
  );
});

test("the address of the news list round-trips", () => {
  fc.assert(
    fc.property(query, (state) => {
      const [, search = ""] = newsListPath(state).split("?");
      expect(parseNewsQuery(search, types)).toEqual(state);
    }),
  );
});

test("parsing an arbitrary address ignores invalid offsets", () => {
  for (const offset of ["-6", "1.5", "six", "", "1e999"]) {
    expect(parseNewsQuery(`?offset=${offset}`, types).offset).toBe(0);
  }
});

test("parsing an arbitrary address ignores unknown types and duplicates (AMB-17)", () => {
  expect(parseNewsQuery("?types=case-study,gossip,case-study", types).types).toEqual([
    "case-study",
  ]);
});

test("parsing an arbitrary address never throws", () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      expect(parseNewsQuery(search, types).offset).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a type's key is its name with hyphens", () => {
  expect(articleTypeKey("research and publications")).toBe("research-and-publications");
});
