import { statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { createHost } from "../../src/server/createHost";
import { builtFiles, builtPages, PUBLIC, readBuilt } from "../support/builtSite";

/** Largest size of a page's data by kind, in bytes: what it shows, and no list besides. */
const DATA_LIMITS: readonly [RegExp, number][] = [
  [/^\/$/, 40_000],
  [/^\/solution\//, 48_000],
  [/^\/product\//, 32_000],
  [/^\/case-study\//, 24_000],
  [/^\/research$/, 48_000],
  [/^\/research\/publication\//, 12_000],
  // An author's page lists the papers, of which one author has most.
  [/^\/research\/author\//, 48_000],
  // The list filters all articles in the browser, so it carries their cards.
  [/^\/article\/list$/, 56_000],
  [/^\/article\//, 20_000],
  [/^\/(?:about-us|terms-and-privacy|cookies)$/, 20_000],
  [/./, 6_000],
];

const statsShape = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});

const dataFile = (path: string) =>
  join("page-data", path === "/" ? "index" : path.slice(1), "page-data.json");

describe("a page's data", () => {
  test("stays within the limit of its kind: no page carries a list that it does not show", () => {
    const tooLarge = [...builtPages().keys()].flatMap((path) => {
      const limit = DATA_LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? 0;
      const { size } = statSync(join(PUBLIC, dataFile(path)));
      return size > limit ? [`${path}: ${String(size)} bytes, at most ${String(limit)}`] : [];
    });
    expect(tooLarge).toEqual([]);
  });
});

/** The scripts of a kind of page, by webpack's own account. */
const chunksOf = (name: string): string[] => {
  const stats: unknown = JSON.parse(readBuilt("webpack.stats.json"));
  const { namedChunkGroups } = statsShape.parse(stats);
  return (namedChunkGroups[name]?.assets ?? [])
    .map((asset) => asset.name)
    .filter((file) => file.endsWith(".js"));
};

describe("the first scripts of the home page", () => {
  const framework = [...readBuilt("index.html").matchAll(/<script[^>]* src="\/([^"]+\.js)"/g)].map(
    ([, address = ""]) => address,
  );
  const addresses = [...framework, ...chunksOf("component---src-pages-index-tsx")];

  test("are the framework's and its own", () => {
    expect(framework.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => address.startsWith("component---"))).toEqual([
      expect.stringMatching(/^component---src-pages-index-tsx-/),
    ]);
  });

  test("hold no code of the sections, which load on demand (RT-24)", () => {
    const code = addresses.map(readBuilt).join("\n");
    // Words of the code that stand in one section's view only.
    const marks = {
      "component---src-templates-solution-tsx": "core-components",
      "component---src-templates-product-tsx": "gold-figures",
      "component---src-templates-publication-tsx": "abstract",
      "component---src-pages-about-us-tsx": "careers",
      "component---src-templates-case-study-tsx": "another-study",
      "component---src-templates-article-tsx": "more-news",
      "component---src-templates-job-tsx": "other-jobs",
    };
    for (const [section, mark] of Object.entries(marks)) {
      const own = chunksOf(section).filter((file) => !addresses.includes(file));
      expect(own.map(readBuilt).join("\n")).toContain(`"${mark}"`);
      expect([section, code.includes(`"${mark}"`)]).toEqual([section, false]);
    }
  });
});

describe("what the host gives away", () => {
  test("is no source map", () => {
    expect(builtFiles().filter((file) => file.endsWith(".map"))).toEqual([]);
  });

  test.each(["/webpack.stats.json", "/app.js.map", "/index.html.br", "/.cache"])(
    "is not %s",
    async (url) => {
      const host = createHost({ publicDir: PUBLIC });
      const answer = await host.inject({ url });
      await host.close();
      expect(answer.statusCode).toBe(404);
    },
  );
});
