import { findNearestPages, prepareSearch } from "../../../../src/lib/search/searchPages";
import { fileOf, pageWith } from "./searchFixtures";

const file = {
  ...fileOf(
    pageWith({ path: "/product/wordatlas", kind: "products", title: "WordAtlas" }),
    pageWith({ path: "/product/vera", kind: "products", title: "Vera" }),
    pageWith({
      path: "/article/wordatlas-api-available",
      kind: "news",
      title: "The WordAtlas API is available",
    }),
    pageWith({ path: "/about-us", kind: "pages", title: "About us" }),
    pageWith({ path: "/contacts", kind: "pages", title: "Contacts" }),
    pageWith({ path: "/job/nlp-engineer", kind: "jobs", title: "NLP Engineer" }),
    pageWith({ path: "/research", kind: "pages", title: "Research", text: "No such page." }),
  ),
  kinds: {
    products: { label: "Products", icon: "", words: "product" },
    jobs: { label: "Jobs", icon: "", words: "job" },
  },
};
const nearest = async (path: string) =>
  findNearestPages(await prepareSearch(file), path).map((page) => page.path);

describe("pages similar to a mistyped path", () => {
  it.each([
    ["/product/wordatlass", "/product/wordatlas"],
    ["/products/Vera", "/product/vera"],
    ["/contact", "/contacts"],
    ["/about", "/about-us"],
    ["/jobs/nlp-enginer", "/job/nlp-engineer"],
    ["/vera?utm=1#top", "/product/vera"],
    ["/reserach/", "/research"],
    ["/wordatlas%20api", "/article/wordatlas-api-available"],
    ["/product/vera%", "/product/vera"],
  ])("for %s start with %s", async (path, expected) => {
    expect((await nearest(path))[0]).toBe(expected);
  });

  it("are the section's if only that matches", async () => {
    expect(await nearest("/job/xyz")).toEqual(["/job/nlp-engineer"]);
    expect(await nearest("/products")).toEqual(["/product/wordatlas", "/product/vera"]);
    expect(await nearest("/qwertz")).toEqual([]);
    expect(await nearest("/no-such-page")).toEqual([]);
  });
});
