import { readFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withArticleLinks, writeNewsList } from "../../src/build/writeNewsList";
import { enterTemporaryFolder } from "../support/temporaryFolder";

const pageHtml = '<noscript><h2>All</h2><ul id="all-articles"></ul></noscript><ul><li>1</li></ul>';
const links = [
  { to: "/article/one", title: "One & “two”" },
  { to: "/article/two#part", title: "<b>$1</b>" },
];

const article = (jsonId: string, fragment: string | null = null) => ({
  jsonId,
  type: "press release",
  datePublished: "2025-03-12",
  preview: {
    title: `The article ${jsonId}`,
    contentHtml: "<p>What happened.</p>",
    imageURL: { childImageSharp: null },
    imageAlt: null,
    focalPoint: null,
    action: { text: "Find out more", url: `/article/${jsonId}`, fragment },
  },
});

describe("the links to all articles", () => {
  it("stand in the page's own list, as text", () => {
    expect(withArticleLinks(pageHtml, links)).toBe(
      '<noscript><h2>All</h2><ul id="all-articles">' +
        '<li><a href="/article/one">One &amp; “two”</a></li>' +
        '<li><a href="/article/two#part">&lt;b&gt;$1&lt;/b&gt;</a></li>' +
        "</ul></noscript><ul><li>1</li></ul>",
    );
  });

  it("replace those of an earlier build", () => {
    const [first = { to: "", title: "" }] = links;
    expect(withArticleLinks(withArticleLinks(pageHtml, links), [first])).toBe(
      withArticleLinks(pageHtml, [first]),
    );
  });

  it("are missed with a word when the page has no place for them", () => {
    expect(() => withArticleLinks("<main></main>", links)).toThrow(
      'The page /article/list has no list "all-articles" for its links.',
    );
  });
});

describe("the files of the news list", () => {
  const inFolder = (): string => {
    const folder = enterTemporaryFolder("news-list");
    mkdirSync(path.join(folder, "public/article/list"), { recursive: true });
    writeFileSync(path.join(folder, "public/article/list/index.html"), pageHtml);
    return path.join(folder, "public/article");
  };

  it("are the cards as they were queried, and the page with its links", async () => {
    const folder = inFolder();
    const nodes = [article("one"), article("two", "part")];
    await writeNewsList(jest.fn().mockResolvedValue({ data: { allArticle: { nodes } } }));
    expect(JSON.parse(readFileSync(path.join(folder, "cards.json"), "utf8"))).toEqual(nodes);
    const page = readFileSync(path.join(folder, "list/index.html"), "utf8");
    expect(page).toContain('<a href="/article/one">The article one</a>');
    expect(page).toContain('<a href="/article/two#part">The article two</a>');
  });

  it("are not written from a query that failed", async () => {
    inFolder();
    await expect(writeNewsList(jest.fn().mockResolvedValue({}))).rejects.toThrow(
      "The articles could not be queried for the news list.",
    );
  });
});
