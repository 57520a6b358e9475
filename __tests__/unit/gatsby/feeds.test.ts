import { getFeeds, type FeedRecords } from "../../../gatsby/outputs/feeds/getFeeds";
import { toJsonFeed } from "../../../gatsby/outputs/feeds/toJsonFeed";
import { toRss } from "../../../gatsby/outputs/feeds/toRss";

const records: FeedRecords = {
  site: { name: "Example", url: "https://www.example.org", language: "en" },
  articles: [
    {
      slug: "older",
      type: "press release",
      title: "Older <b> & more",
      summary: "A sentence.",
      datePublished: "2024-01-05",
      lastUpdate: Date.UTC(2024, 0, 6),
      image: "/static/a.jpg",
    },
    {
      slug: "newer",
      type: "case study",
      title: "Newer",
      summary: "Another.",
      datePublished: "2025-02-03",
      lastUpdate: Date.UTC(2025, 1, 3),
      image: null,
    },
  ],
  papers: [
    {
      prettyURL: "words",
      title: "Words",
      summary: "About words.",
      authors: ["Ada One", "Bea Two"],
      topics: ["Dataset"],
      year: 2023,
      month: 7,
      lastUpdate: Date.UTC(2023, 6, 10),
    },
  ],
  jobs: [{ prettyURL: "engineer", title: "Engineer", summary: "Build.", datePosted: "2026-11-09" }],
};

const feeds = getFeeds(records);
const named = (name: string) => {
  const found = feeds.find(({ feed }) => feed.name === name);
  if (!found) throw new Error(`No feed ${name}`);
  return found.document;
};

describe("the feeds of the site", () => {
  it("are all news, each kind of news, papers and jobs", () => {
    expect(feeds.map(({ feed }) => feed.name)).toEqual([
      "news",
      "news-case-study",
      "news-press-release",
      "papers",
      "jobs",
    ]);
  });

  it("of one kind hold that kind only, and belong to the filtered list", () => {
    const { items, pageUrl } = named("news-case-study");
    expect(items.map(({ title }) => title)).toEqual(["Newer"]);
    expect(pageUrl).toBe("https://www.example.org/article/list?offset=0&types=case-study");
  });

  it("date a paper by its month, for it has no day", () => {
    expect(named("papers").items[0]?.published).toEqual(new Date("2023-07-01T00:00:00Z"));
  });
});

describe("RSS", () => {
  const rss = toRss(named("news"));

  it("has the newest entry first and is dated by it", () => {
    expect(rss.indexOf("<title>Newer</title>")).toBeLessThan(rss.indexOf("<title>Older"));
    expect(rss).toContain("<lastBuildDate>Mon, 03 Feb 2025 00:00:00 GMT</lastBuildDate>");
  });

  it("escapes what XML would read as markup", () => {
    expect(rss).toContain("<title>Older &lt;b&gt; &amp; more</title>");
  });

  it("drops the characters that XML cannot hold", () => {
    const spoilt = { ...named("news"), description: 'a\u0000b\u001f "c"\uffff' };
    expect(toRss(spoilt)).toContain("<description>ab &quot;c&quot;</description>");
  });

  it("names every entry by its full and lasting address", () => {
    expect(rss).toContain('<guid isPermaLink="true">https://www.example.org/article/older</guid>');
  });

  it("names its own address and the page it belongs to", () => {
    expect(rss).toContain(
      '<atom:link href="https://www.example.org/feeds/news.xml" rel="self" type="application/rss+xml"/>',
    );
    expect(rss).toContain("<link>https://www.example.org/article/list</link>");
  });
});

describe("JSON Feed", () => {
  it("is version 1.1 with full addresses and ISO dates", () => {
    expect(JSON.parse(toJsonFeed(named("news")))).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: "Example: all news",
      home_page_url: "https://www.example.org/article/list",
      feed_url: "https://www.example.org/feeds/news.json",
      items: [
        { id: "https://www.example.org/article/newer" },
        {
          id: "https://www.example.org/article/older",
          url: "https://www.example.org/article/older",
          content_text: "A sentence.",
          date_published: "2024-01-05T00:00:00.000Z",
          date_modified: "2024-01-06T00:00:00.000Z",
          image: "https://www.example.org/static/a.jpg",
          tags: ["press release"],
        },
      ],
    });
  });

  it("names the authors of papers", () => {
    expect(JSON.parse(toJsonFeed(named("papers")))).toMatchObject({
      items: [{ authors: [{ name: "Ada One" }, { name: "Bea Two" }] }],
    });
  });
});
