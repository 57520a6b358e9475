import { readCatalogue } from "../../../../gatsby/catalogue";
import { feeds } from "../../../../gatsby/outputs/feeds";
import type { Entry } from "../../../../src/kinds/kind";
import { job } from "../../../../src/kinds/job/kind";
import { FEED_ENTRIES } from "../../../../src/lib/limits";
import { answering, siteAnswer } from "../../../support/answering";

const entries = [
  {
    path: "/job/older",
    title: "Older <b> & more",
    summary: 'A "sentence".',
    feed: { published: new Date("2024-01-05"), categories: ["research"] },
  },
  { path: "/job/newer", title: "Newer", feed: { published: new Date("2025-02-03") } },
];

async function getRss(all: readonly Entry[]): Promise<string> {
  const kind = { ...job, read: () => Promise.resolve({ entries: all, outputs: () => [] }) };
  const answer = { ...siteAnswer, allPageMetadata: { nodes: [] } };
  const [feed] = feeds(await readCatalogue(answering(answer), [kind]));
  return feed?.content ?? "";
}

let rss = "";
beforeAll(async () => {
  rss = await getRss(entries);
});

it("a feed has a limited number of entries, the newest ones", async () => {
  const many = Array.from({ length: FEED_ENTRIES + 1 }, (_, year) => ({
    path: `/job/${year}`,
    title: `Job ${year}`,
    feed: { published: new Date(Date.UTC(1900 + year, 0)) },
  }));
  const long = await getRss(many);
  expect(long.match(/<item>/g)).toHaveLength(FEED_ENTRIES);
  expect(long).not.toContain("<title>Job 0</title>");
});

it("a feed starts with the newest entry and has its date", () => {
  expect(rss.indexOf("<title>Newer</title>")).toBeLessThan(rss.indexOf("<title>Older"));
  expect(rss).toContain("<lastBuildDate>Mon, 03 Feb 2025 00:00:00 GMT</lastBuildDate>");
});

it("a feed escapes XML characters", () => {
  expect(rss).toContain("<title>Older &lt;b&gt; &amp; more</title>");
  expect(rss).toContain("<description>A &quot;sentence&quot;.</description>");
  expect(rss).toContain("<category>research</category>");
});
