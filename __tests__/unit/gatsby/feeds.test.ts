import { type FeedDocument, toRss } from "../../../gatsby/outputs/rss";

const news: FeedDocument = {
  title: "Example: all news",
  description: "All news from Example.",
  language: "en",
  pageUrl: "https://www.example.org/article/list",
  rssUrl: "https://www.example.org/feeds/news.xml",
  items: [
    {
      url: "https://www.example.org/article/older",
      title: "Older <b> & more",
      summary: "A sentence.",
      published: new Date("2024-01-05"),
      categories: ["press release"],
    },
    {
      url: "https://www.example.org/article/newer",
      title: "Newer",
      summary: "Another.",
      published: new Date("2025-02-03"),
      authors: ["Ada One", "Bea Two"],
    },
  ],
};

describe("RSS", () => {
  const rss = toRss(news);

  it("has the newest entry first and is dated by it", () => {
    expect(rss.indexOf("<title>Newer</title>")).toBeLessThan(rss.indexOf("<title>Older"));
    expect(rss).toContain("<lastBuildDate>Mon, 03 Feb 2025 00:00:00 GMT</lastBuildDate>");
  });

  it("escapes what XML would read as markup", () => {
    expect(rss).toContain("<title>Older &lt;b&gt; &amp; more</title>");
  });

  it("drops the characters that XML cannot hold", () => {
    const spoilt = { ...news, description: 'a\u0000b\u001f "c"\uffff' };
    expect(toRss(spoilt)).toContain("<description>ab &quot;c&quot;</description>");
  });
});
