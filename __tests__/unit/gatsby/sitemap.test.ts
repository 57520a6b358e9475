import { sitemapPages, type SitemapRecords } from "../../../gatsby/sitemap";

const records: SitemapRecords = {
  allSitePage: {
    nodes: [
      "/",
      "/404.html",
      "/404",
      "/not-found",
      "/contacts",
      "/newsletter/unsubscribe",
      "/case-study/a/preview",
      "/article/item",
      "/research/publication/words",
      "/job/open",
      "/job/open/apply",
      "/job/closed",
      "/job/closed/apply",
      "/terms-and-privacy",
    ].map((path) => ({ path })),
  },
  metadata: {
    nodes: [
      { path: "/contacts", variant: null, basic: { tags: [{ name: "keywords", content: "a" }] } },
      {
        path: "/case-study/a/preview",
        variant: null,
        basic: { tags: [{ name: "robots", content: "noindex" }] },
      },
      {
        path: "/newsletter/unsubscribe",
        variant: "confirm",
        basic: { tags: [{ name: "robots", content: "noindex" }] },
      },
    ],
  },
  articles: { nodes: [{ jsonId: "item", lastUpdate: Date.UTC(2024, 0, 6) }] },
  publications: { nodes: [{ prettyURL: "words", full: { lastUpdate: Date.UTC(2023, 6, 10) } }] },
  jobs: {
    nodes: [
      { prettyURL: "open", active: true, datePosted: "2026-11-09" },
      { prettyURL: "closed", active: false, datePosted: "2026-10-05" },
    ],
  },
  legalPages: { nodes: [{ jsonId: "terms", revised: "2026-01-02" }] },
};

const pages = sitemapPages(records);
const paths = pages.map(({ path }) => path);

describe("the sitemap", () => {
  it("lists what search engines may list", () => {
    expect(paths).toEqual([
      "/",
      "/article/item",
      "/contacts",
      "/job/open",
      "/job/open/apply",
      "/newsletter/unsubscribe",
      "/research/publication/words",
      "/terms-and-privacy",
    ]);
  });

  it("dates a page by its record", () => {
    expect(Object.fromEntries(pages.map(({ path, lastmod }) => [path, lastmod]))).toMatchObject({
      "/article/item": "2024-01-06T00:00:00.000Z",
      "/research/publication/words": "2023-07-10T00:00:00.000Z",
      "/job/open": "2026-11-09",
      "/terms-and-privacy": "2026-01-02",
    });
  });

  it("claims no date that no record states", () => {
    for (const path of ["/", "/contacts", "/job/open/apply"]) {
      expect(pages.find((page) => page.path === path)).toEqual({ path });
    }
  });
});
