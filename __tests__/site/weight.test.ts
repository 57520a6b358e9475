import { z } from "zod";
import { newsPath } from "../../src/routes/paths";
import { pageFonts } from "../../tools/size/pageFonts";
import { builtPages, readBuilt } from "../support/builtSite";

const statsShape = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});

test("the list of news links every article in its HTML, for browsers without scripts", () => {
  const html = readBuilt(`${newsPath}/index.html`);
  const pages = [...builtPages().keys()].filter((path) => path.startsWith("/article/"));
  expect(pages.filter((path) => path !== newsPath && !html.includes(`href="${path}"`))).toEqual([]);
});

/** The scripts of a kind of page, by webpack's own account. */
const getChunks = (name: string): string[] => {
  const stats: unknown = JSON.parse(readBuilt("webpack.stats.json"));
  const { namedChunkGroups } = statsShape.parse(stats);
  return (namedChunkGroups[name]?.assets ?? [])
    .map((asset) => asset.name)
    .filter((file) => file.endsWith(".js"));
};

describe("the typefaces of a page", () => {
  const html = readBuilt("index.html");
  const preloaded = [...html.matchAll(/<link[^>]* href="([^"]+\.woff2)"/g)].map(
    ([, address = ""]) => address,
  );
  const faces = [...html.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = ""]) => ({
    family: /font-family:([^;]+)/.exec(face)?.[1]?.replaceAll(/["\\]/g, "") ?? "",
    isItalic: face.includes("font-style:italic"),
    isPreloaded: preloaded.some((address) => face.includes(address)),
  }));

  // A browser prepares a stand-in for each face of a family that has not come, in each of its sizes.
  test("a preloaded face is the only upright one of its family", () => {
    const first = faces.filter((face) => face.isPreloaded).map((face) => face.family);
    const upright = faces.filter((face) => !face.isItalic && first.includes(face.family));
    expect(first).toHaveLength(2);
    expect(upright.filter((face) => !face.isPreloaded)).toEqual([]);
  });
});

describe("the letters of every page", () => {
  const pages = [...builtPages()].map(([path, file]) => ({ path, ...pageFonts(readBuilt(file)) }));

  test("are each in a face of the site, so that no visitor sees a box", () => {
    const boxes = pages.filter(({ missing }) => missing.size > 0);
    expect(boxes.map(({ path, missing }) => [path, [...missing].join("")])).toEqual([]);
  });

  test("are each in a face cut for the site: whole files are for what visitors type", () => {
    const typed = [...readBuilt("contacts/index.html").matchAll(/@font-face\s*\{([^}]*)\}/g)]
      .filter(([, face = ""]) => /font-family:[^;]*Typed/.test(face))
      .map(([, face = ""]) => /url\(\/([^)]+)\)/.exec(face)?.[1]);
    expect(typed).toHaveLength(5);
    const asking = pages.filter(({ addresses }) => typed.some((one) => addresses.has(one ?? "")));
    expect(asking.map(({ path }) => path)).toEqual([]);
  });
});

describe("the first scripts of the home page", () => {
  const framework = [...readBuilt("index.html").matchAll(/<script[^>]* src="\/([^"]+\.js)"/g)].map(
    ([, address = ""]) => address,
  );
  const addresses = [...framework, ...getChunks("component---src-pages-index-tsx")];

  test("are the framework's and its own, and of no other section, which load on demand (RT-24)", () => {
    expect(framework.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => address.startsWith("component---"))).toEqual([
      expect.stringMatching(/^component---src-pages-index-tsx-/),
    ]);
    for (const section of ["kinds-solution-page", "kinds-product-page", "pages-research"]) {
      const own = getChunks(`component---src-${section}-tsx`);
      expect(own.filter((file) => !addresses.includes(file)).join()).toContain(section);
    }
  });
});
