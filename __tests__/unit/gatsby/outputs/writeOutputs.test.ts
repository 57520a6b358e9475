import { existsSync, readFileSync } from "node:fs";
import type { OutputFile } from "../../../../gatsby/outputs/output";
import { writeOutputs } from "../../../../gatsby/outputs/writeOutputs";
import { enterTemporaryFolder } from "../../../support/temporaryFolder";

/** Gatsby's side: a cache that outlives a run, and what is told to people. */
function gatsbyStub(graphql = jest.fn()) {
  const kept = new Map<string, unknown>();
  const panicOnBuild = jest.fn();
  const stub: object = {
    graphql,
    reporter: { panicOnBuild },
    cache: {
      get: (key: string) => Promise.resolve(kept.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
    },
  };
  return { args: isArgs(stub) ? stub : neverArgs(), panicOnBuild };
}
type Args = Parameters<typeof writeOutputs>[0];
const isArgs = (value: object): value is Args => "cache" in value;
const neverArgs = (): never => {
  throw new Error("The stub lacks a cache");
};

const make = (...files: OutputFile[]) => [() => Promise.resolve(files)];
const feed = { path: "/feeds/news.xml", content: "<rss/>" };
const draft = { path: "/research/publication/draft/cite.bib", content: "@article{draft}" };

beforeEach(() => {
  enterTemporaryFolder("outputs");
});

describe("the files beside the pages", () => {
  it("are written, and taken away when no record asks for them any more", async () => {
    const { args } = gatsbyStub();
    await writeOutputs(args, make(feed, draft));
    expect(readFileSync(`public${draft.path}`, "utf8")).toBe(draft.content);
    await writeOutputs(args, make(feed));
    expect(existsSync("public/research/publication/draft")).toBe(false);
    expect(readFileSync(`public${feed.path}`, "utf8")).toBe(feed.content);
  });

  it("all stay as they were when the records cannot answer, and GraphQL's words are told", async () => {
    const graphql = jest.fn().mockResolvedValue({
      errors: [new Error("Cannot return null for non-nullable field Product.title.")],
    });
    const { args, panicOnBuild } = gatsbyStub(graphql);
    await writeOutputs(args, make(feed));
    await writeOutputs(args, [
      ...make({ ...feed, content: "<rss>new</rss>" }),
      (ask) => ask("{ a }"),
    ]);
    expect(readFileSync(`public${feed.path}`, "utf8")).toBe(feed.content);
    expect(panicOnBuild).toHaveBeenCalledWith(
      expect.stringContaining("Cannot return null for non-nullable field Product.title."),
    );
  });
});
