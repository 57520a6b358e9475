import { parse } from "parse5";
import { newsPath } from "../../src/routes/paths";
import { isInRanges, parseUnicodeRange } from "../../src/lib/unicodeRange";
import { elementsIn, getChildren, isElement, type Node } from "../../content/htmlTree";
import { readStats } from "../../tools/size/pageSizes";
import { builtPages, PUBLIC, readBuilt } from "../support/builtSite";

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

const { namedChunkGroups } = readStats(PUBLIC);
const getAssets = (name: string) =>
  (namedChunkGroups[name]?.assets ?? []).map((asset) => asset.name);
const getChunks = (name: string) => getAssets(name).filter((file) => file.endsWith(".js"));

test("pages have font rules only for the files that they preload, and for visitors' input", () => {
  const others = [...builtPages()].filter(([, file]) => {
    const html = readBuilt(file);
    const preloaded = [...html.matchAll(/<link[^>]* href="([^"]+\.woff2)"/g)];
    const used = [...html.matchAll(/@font-face\s*\{(?![^}]*Typed)[^}]*url\(([^)]+\.woff2)\)/g)];
    const toFiles = (matches: RegExpExecArray[]) => matches.map(([, file = ""]) => file).sort();
    return preloaded.length < 2 || toFiles(used).join() !== toFiles(preloaded).join();
  });
  expect(others.map(([path]) => path)).toEqual([]);
});

test("every letter of every page is in a subset font", () => {
  const later = getAssets("later-fonts").filter((file) => file.endsWith(".css"));
  expect(later).toHaveLength(1);
  const laterRules = later.map(readBuilt).join("");
  const boxes = [...builtPages()].flatMap(([path, file]) => {
    const html = readBuilt(file);
    const ranges = [...(html + laterRules).matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(
      ([, face = ""]) => {
        const [, range] = /unicode-range:([^;}]+)/.exec(face) ?? [];
        return range === undefined || /font-family:[^;]*Typed/.test(face)
          ? []
          : parseUnicodeRange(range);
      },
    );
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

const framework = [...readBuilt("index.html").matchAll(/<script[^>]* src="\/([^"]+\.js)"/g)].map(
  ([, address = ""]) => address,
);
const addresses = [...framework, ...getChunks("component---src-pages-index-tsx")];

test("the initial scripts of the home page are the framework's and its own; those of other sections load on demand (RT-24)", () => {
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
