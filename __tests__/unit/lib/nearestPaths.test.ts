import { nearestPaths, type PageLink } from "../../../src/lib/nearestPaths";

const pages: PageLink[] = [
  { path: "/", title: "Home", kind: "Page" },
  { path: "/product/wordatlas", title: "WordAtlas", kind: "Product" },
  { path: "/product/vera", title: "Vera", kind: "Product" },
  {
    path: "/article/wordatlas-api-available",
    title: "The WordAtlas API is available",
    kind: "News",
  },
  { path: "/about-us", title: "About us", kind: "Page" },
  { path: "/contacts", title: "Contacts", kind: "Page" },
  { path: "/job/nlp-engineer", title: "NLP Engineer", kind: "Job" },
  { path: "/research", title: "Research", kind: "Page" },
];
const nearest = (path: string) => nearestPaths(path, pages)[0]?.path;

describe("the pages nearest to a mistyped path", () => {
  it.each([
    ["/product/wordatlass", "/product/wordatlas"],
    ["/products/Vera", "/product/vera"],
    ["/contact", "/contacts"],
    ["/about", "/about-us"],
    ["/jobs/nlp-enginer", "/job/nlp-engineer"],
    ["/vera?utm=1#top", "/product/vera"],
    ["/reserach/", "/research"],
  ])("for %s begin with %s", (path, expected) => {
    expect(nearest(path)).toBe(expected);
  });

  it("also come from other sections that speak of the same thing", () => {
    expect(nearestPaths("/product/wordatlass", pages).map(({ path }) => path)).toContain(
      "/article/wordatlas-api-available",
    );
  });

  it("are those of the section where the rest says nothing", () => {
    expect(nearest("/jobs/xyz")).toBe("/job/nlp-engineer");
    expect(nearestPaths("/products", pages).map(({ kind }) => kind)).toEqual([
      "Product",
      "Product",
    ]);
  });

  it("are three at most, and none where nothing is near", () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      path: `/product/tool-${String(index)}`,
      title: "A tool",
      kind: "Product",
    }));
    expect(nearestPaths("/product/tools", many)).toHaveLength(3);
    expect(nearestPaths("/qwertz", pages)).toEqual([]);
    const note = { path: "/article/reading-note", title: "A reading note", kind: "News" };
    expect(nearestPaths("/nope/thing", [...pages, note])).toEqual([]);
    expect(nearestPaths("/product/vera", [])).toEqual([]);
  });

  it("survive an address that cannot be decoded", () => {
    expect(nearest("/product/vera%")).toBe("/product/vera");
  });
});
