import { parse } from "parse5";
import { z } from "zod";
import { newsPath } from "../../src/routes/paths";
import { isInRanges, parseUnicodeRange } from "../../src/lib/unicodeRange";
import { elementsIn, getChildren, isElement, type Node } from "../../content/htmlTree";
import { builtPages, readBuilt } from "../support/builtSite";

const statsShape = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});

test("the news list links every article in its HTML, for browsers without JavaScript", () => {
  const html = readBuilt(`${newsPath}/index.html`);
  const pages = [...builtPages().keys()].filter((path) => path.startsWith("/article/"));
  expect(pages.filter((path) => path !== newsPath && !html.includes(`href="${path}"`))).toEqual([]);
});

/** Text of a page with JavaScript, without `noscript`. */
const visibleText = (node: Node): string =>
  isElement(node) && /^(?:script|style|noscript)$/.test(node.tagName)
    ? ""
    : "value" in node
      ? node.value
      : getChildren(node).map(visibleText).join("");

const getChunks = (name: string): string[] => {
  const stats: unknown = JSON.parse(readBuilt("webpack.stats.json"));
  const { namedChunkGroups } = statsShape.parse(stats);
  return (namedChunkGroups[name]?.assets ?? [])
    .map((asset) => asset.name)
    .filter((file) => file.endsWith(".js"));
};

describe("the fonts of a page", () => {
  const html = readBuilt("index.html");
  const preloaded = [...html.matchAll(/<link[^>]* href="([^"]+\.woff2)"/g)].map(
    ([, address = ""]) => address,
  );
  const faces = [...html.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = ""]) => ({
    family: /font-family:([^;]+)/.exec(face)?.[1]?.replaceAll(/["\\]/g, "") ?? "",
    isItalic: face.includes("font-style:italic"),
    isPreloaded: preloaded.some((address) => face.includes(address)),
  }));

  // Browsers prepare a fallback for each missing face of a family, per size.
  test("preload at most one upright face of a family", () => {
    const first = faces.filter((face) => face.isPreloaded).map((face) => face.family);
    const upright = faces.filter((face) => !face.isItalic && first.includes(face.family));
    expect(first).toHaveLength(2);
    expect(upright.filter((face) => !face.isPreloaded)).toEqual([]);
  });
});

test("every letter of every page is in a subset font", () => {
  const boxes = [...builtPages()].flatMap(([path, file]) => {
    const html = readBuilt(file);
    const ranges = [...html.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = ""]) => {
      const [, range] = /unicode-range:([^;}]+)/.exec(face) ?? [];
      return range === undefined || /font-family:[^;]*Typed/.test(face)
        ? []
        : parseUnicodeRange(range);
    });
    const body = [...elementsIn(parse(html))].find(({ tagName }) => tagName === "body");
    const placeholders = [...elementsIn(parse(html))].map(
      (one) => one.attrs.find(({ name }) => name === "placeholder")?.value,
    );
    const text = (body ? visibleText(body) : "") + placeholders.join("");
    const missing = [...new Set(text)].filter(
      (one) => !/[\p{Cc}\s]/u.test(one) && !isInRanges(ranges, one.codePointAt(0) ?? 0),
    );
    return missing.length > 0 || ranges.length === 0 ? [[path, missing.join("")]] : [];
  });
  expect(boxes).toEqual([]);
});

describe("the initial scripts of the home page", () => {
  const framework = [...readBuilt("index.html").matchAll(/<script[^>]* src="\/([^"]+\.js)"/g)].map(
    ([, address = ""]) => address,
  );
  const addresses = [...framework, ...getChunks("component---src-pages-index-tsx")];

  test("are the framework's and its own; those of other sections load on demand (RT-24)", () => {
    expect(framework.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => address.startsWith("component---"))).toEqual([
      expect.stringMatching(/^component---src-pages-index-tsx-/),
    ]);
    const figure = "kinds-product-page-tsx-content-file-path-senses-figure";
    for (const section of ["kinds-solution-page-tsx", figure, "pages-research-tsx"]) {
      const own = getChunks(`component---src-${section}`);
      expect(own.filter((file) => !addresses.includes(file)).join()).toContain(section);
    }
  });
});
