import { getPages } from "../../../gatsby/pages";

const none = {
  solutions: [],
  products: [],
  caseStudies: [],
  articles: [],
  publications: [],
  jobs: [],
  metadata: [],
};

describe("the generated pages", () => {
  it("give an article without metadata of its own the news list's (SLUG-07)", () => {
    const [page] = getPages({ ...none, articles: [{ jsonId: "plain" }] });
    expect(page).toMatchObject({
      path: "/article/plain",
      context: { key: "plain", metadataPath: "/article/list" },
    });
  });

  it("give an article its own metadata where it has some", () => {
    const [page] = getPages({
      ...none,
      articles: [{ jsonId: "special" }],
      metadata: [{ path: "/article/special" }],
    });
    expect(page?.context.metadataPath).toBe("/article/special");
  });

  it("look up every other page by its own path, so that its head can say what is missing", () => {
    const pages = getPages({
      ...none,
      solutions: [{ jsonId: "llm" }],
      jobs: [{ prettyURL: "engineer" }],
    });
    expect(pages.map(({ path, context }) => [path, context.metadataPath])).toEqual([
      ["/solution/llm", "/solution/llm"],
      ["/job/engineer", "/job/engineer"],
      ["/job/engineer/apply", "/job/engineer/apply"],
    ]);
  });

  it("give every author one page with all papers, whatever the spelling", () => {
    const paper = { title: "A paper", year: 2024, topics: [] };
    const pages = getPages({
      ...none,
      publications: [
        { ...paper, prettyURL: "one", authors: ["ada-example", "ben-example"] },
        { ...paper, prettyURL: "two", authors: ["ada-example"] },
      ],
    }).filter(({ component }) => component === "kinds/author/page.tsx");
    expect(pages.map(({ path, context }) => [path, context.papers])).toEqual([
      ["/research/author/ada-example", ["one", "two"]],
      ["/research/author/ben-example", ["one"]],
    ]);
  });

  it("tell every author's page the years of the whole catalogue, which its line of years spans", () => {
    const paper = { title: "A paper", topics: [] };
    const pages = getPages({
      ...none,
      publications: [
        { ...paper, prettyURL: "new", year: 2025, authors: ["ada-example"] },
        { ...paper, prettyURL: "old", year: 2019, authors: ["ben-example"] },
      ],
    }).filter(({ component }) => component === "kinds/author/page.tsx");
    expect(pages.map(({ context }) => context.span)).toEqual([
      { first: 2019, last: 2025 },
      { first: 2019, last: 2025 },
    ]);
  });
});
