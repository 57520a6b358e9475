import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import { writeOutputs } from "../../../../gatsby/outputs/writeOutputs";
import { enterTemporaryFolder } from "../../../support/temporaryFolder";

type Args = Parameters<typeof writeOutputs>[0];
const isArgs = (value: object): value is Args => "cache" in value;

function gatsbyStub(): Args {
  const kept = new Map<string, unknown>();
  const stub: object = {
    cache: {
      get: (key: string) => Promise.resolve(kept.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
    },
  };
  if (!isArgs(stub)) throw new Error("The stub lacks a cache");
  return stub;
}

const feed = { path: "/feeds/news.xml", content: "<rss/>" };
const draft = { path: "/research/publication/draft/cite.bib", content: "@article{draft}" };

beforeEach(() => {
  enterTemporaryFolder("outputs");
});

test("output files are written, and removed once no record needs them", async () => {
  const args = gatsbyStub();
  await writeOutputs(args, [feed, draft]);
  expect(readFileSync(`public${draft.path}`, "utf8")).toBe(draft.content);
  await writeOutputs(args, [feed]);
  expect(existsSync("public/research/publication/draft")).toBe(false);
  expect(readFileSync(`public${feed.path}`, "utf8")).toBe(feed.content);
});

test("a file keeps its time while its content stays, so that it isn't compressed again", async () => {
  const file = `public${feed.path}`;
  const lastYear = new Date("2025-11-21T12:00:00Z");
  const args = gatsbyStub();
  await writeOutputs(args, [feed]);
  utimesSync(file, lastYear, lastYear);
  await writeOutputs(args, [feed]);
  expect(statSync(file).mtime).toEqual(lastYear);
  await writeOutputs(args, [{ ...feed, content: "<rss>2</rss>" }]);
  expect(readFileSync(file, "utf8")).toBe("<rss>2</rss>");
  expect(statSync(file).mtime).not.toEqual(lastYear);
});
