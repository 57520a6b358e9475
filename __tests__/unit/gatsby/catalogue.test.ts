import { gzipSync } from "node:zlib";
import { type Catalogue, getListed, readCatalogue } from "../../../gatsby/catalogue";
import { searchIndex } from "../../../gatsby/outputs/browserFiles";
import { feeds } from "../../../gatsby/outputs/feeds";
import { buildRobotsTxt, buildSecurityTxt, siteFiles } from "../../../gatsby/outputs/siteFiles";
import { getSocialCards } from "../../../gatsby/cards/socialCards";
import type { Entry, Kind } from "../../../src/kinds/kind";
import { job } from "../../../src/kinds/job/kind";
import { page } from "../../../src/kinds/settings/kind";
import { loadSearchFile } from "../../../src/hooks/loadSearchIndex";
import { answering, siteAnswer } from "../../support/answering";
import { makePapers } from "../../support/largeSite";

const metadata = (path: string, robots = "all", picture = "/social/default.png") => ({
  path,
  basic: { title: `Title of ${path}`, tags: [{ name: "robots", content: robots }] },
  social: { image: { url: picture } },
});
const answer = {
  ...siteAnswer,
  allPageMetadata: {
    nodes: [
      metadata("/"),
      metadata("/event/own", "all", "/social/own.png"),
      metadata("/event/quiet", "noindex, follow"),
    ],
  },
};

const kindOf = (spec: Kind, ...entries: Entry[]): Kind => ({
  ...spec,
  read: () => Promise.resolve({ entries, outputs: () => [] }),
});
const card = { title: "Event", detail: "Rome", gradient: 5 };
const entry = (path: string, more: Partial<Entry> = {}): Entry => ({
  path,
  title: `The page ${path}`,
  summary: "In short.",
  search: {
    text: "Words.",
    sections: [{ fragment: "part", title: "A part", detail: "1a", text: "More." }],
  },
  card,
  feed: { published: new Date("2026-01-02") },
  ...more,
});
const event = kindOf(
  job,
  entry("/event/open"),
  { path: "/event/open/form", title: "The page /event/open/form", label: "Form", card },
  entry("/event/own"),
  entry("/event/quiet"),
  entry("/event/closed", { isUnlisted: true }),
);
const others = kindOf(page, entry("/"), entry("/event/open", { title: "Told again" }));

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await readCatalogue(answering(answer), [event, others]);
});
const content = (files: readonly { path: string; content: string }[], end: string) =>
  files.find(({ path }) => path.endsWith(end))?.content ?? "";

it("the catalogue has each page once, from the first kind that creates it", () => {
  const paths = catalogue.entriesByKind.flatMap(({ entries }) => entries.map(({ path }) => path));
  expect(paths.filter((path) => path === "/event/open")).toHaveLength(1);
});

it("the catalogue omits noindex pages, and pages that their kind keeps unlisted", () => {
  expect(catalogue.entriesByKind.flatMap(getListed).map(({ path }) => path)).toEqual([
    "/event/open",
    "/event/open/form",
    "/event/own",
    "/",
  ]);
});

it("the search index has documents for listed pages and their sections", () => {
  expect(JSON.parse(content(searchIndex(catalogue), "json"))).toMatchObject({
    documents: [
      { kind: "jobs", path: "/event/open", detail: "", text: "Words." },
      { path: "/event/open#part", title: "A part", detail: "1a", text: "More." },
      { path: "/event/own" },
      { path: "/event/own#part" },
      { kind: "pages", path: "/" },
      { path: "/#part" },
    ],
  });
});

it("the search index has parts below 60 KiB at 5,000 papers", async () => {
  const papers = makePapers(5000, 1000, 20).map(({ paper: { title }, full, prettyURL }) =>
    entry(`/event/${prettyURL}`, { title, search: { text: full.abstract } }),
  );
  const files = searchIndex(await readCatalogue(answering(answer), [kindOf(job, ...papers)]));
  for (const file of files) expect(gzipSync(file.content).length).toBeLessThan(60 * 1024);
  const byPath = new Map<unknown, string>(files.map((file) => [file.path, file.content]));
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation((path) => Promise.resolve(new Response(byPath.get(path))));
  const { documents } = await loadSearchFile();
  expect(documents.map(({ path }) => path)).toEqual(papers.map(({ path }) => path));
});

it("feed entries have full addresses", () => {
  const rss = content(feeds(catalogue), "xml");
  expect(rss).toContain("<title>Example: open jobs</title>");
  expect(rss.match(/<link>https:[^<]+\/event\/[^<]+/g)).toEqual([
    "<link>https://www.example.org/event/open",
    "<link>https://www.example.org/event/own",
  ]);
});

it("llms.txt lists pages below their kind's name", () => {
  const text = content(siteFiles(catalogue), "llms.txt");
  expect(text).toContain(
    "## Open jobs\n\n- [The page /event/open](https://www.example.org/event/open): In short.",
  );
  expect(text).not.toContain("/form");
  expect(text).not.toContain("/event/closed");
});

test("a page has a card, listed or not, unless its metadata has its own picture", () => {
  const cards = getSocialCards(catalogue);
  expect([...cards.keys()].sort()).toEqual([
    "/",
    "/event/closed",
    "/event/open",
    "/event/open/form",
    "/event/quiet",
  ]);
  expect(cards.get("/event/open")).toEqual({
    title: "Event",
    label: "Job",
    detail: "Rome",
    gradient: 5,
  });
});

test("robots.txt disallows staging", () => {
  expect(buildRobotsTxt("https://www.example.org", false)).toBe("User-agent: *\nDisallow: /\n");
});

test("security.txt has a contact and its own address (RFC 9116)", () => {
  const file = buildSecurityTxt("https://www.example.org", "info@example.org", new Date());
  expect(file).toContain("Contact: mailto:info@example.org\n");
  expect(file).toContain("Canonical: https://www.example.org/.well-known/security.txt\n");
});
