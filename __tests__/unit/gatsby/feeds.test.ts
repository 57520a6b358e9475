import { readCatalogue } from "../../../gatsby/catalogue";
import { feeds } from "../../../gatsby/outputs/feeds";
import { job } from "../../../src/kinds/job/kind";
import { answering } from "../../support/answering";
import { siteAnswer } from "../../support/siteAnswer";

const entries = [
  {
    path: "/job/older",
    title: "Older <b> & more",
    summary: 'A "sentence".',
    feed: { published: new Date("2024-01-05"), categories: ["research"] },
  },
  { path: "/job/newer", title: "Newer", feed: { published: new Date("2025-02-03") } },
];

describe("RSS", () => {
  let rss = "";
  beforeAll(async () => {
    const kind = { ...job, read: () => Promise.resolve({ entries, outputs: [] }) };
    const answer = { ...siteAnswer, allPageMetadata: { nodes: [] } };
    const [feed] = feeds(await readCatalogue(answering(answer), [kind]));
    rss = feed?.content ?? "";
  });

  it("starts with the newest entry and has its date", () => {
    expect(rss.indexOf("<title>Newer</title>")).toBeLessThan(rss.indexOf("<title>Older"));
    expect(rss).toContain("<lastBuildDate>Mon, 03 Feb 2025 00:00:00 GMT</lastBuildDate>");
  });

  it("escapes XML characters", () => {
    expect(rss).toContain("<title>Older &lt;b&gt; &amp; more</title>");
    expect(rss).toContain("<description>A &quot;sentence&quot;.</description>");
    expect(rss).toContain("<category>research</category>");
  });
});
