import { brotliCompressSync } from "node:zlib";
import { getBudget } from "../../tools/size/budgets";
import { listBuiltScripts, findHeaviestByKind, measurePageSizes } from "../../tools/size/pageSizes";
import { builtFiles, builtPages, PUBLIC, readBuilt } from "../support/builtSite";

const pages = measurePageSizes(PUBLIC);

test("the size of a first visit is measured for every page", () => {
  const measured = new Set(pages.map(({ path }) => path));
  expect([...builtPages().keys()].filter((path) => !measured.has(path))).toEqual([]);
});

test.each([...findHeaviestByKind(pages)])(
  "the size of a first visit, in brotli bytes, is within the budget: %s",
  (kind, bytes) => {
    const limits = getBudget(kind);
    const over = Object.entries(bytes).filter(
      ([measure, size]) =>
        size > (Object.entries(limits).find(([name]) => name === measure)?.[1] ?? 0),
    );
    expect(over).toEqual([]);
  },
);

test("every measure of the size of a first visit is greater than zero", () => {
  expect(pages.filter(({ bytes }) => Object.values(bytes).some((size) => size === 0))).toEqual([]);
});

test("a product’s variants have at most 3 KiB, compressed", () => {
  const files = builtFiles().filter((file) => file.endsWith("/examples.json"));
  expect(files).not.toEqual([]);
  const isHeavy = (file: string) => brotliCompressSync(readBuilt(file)).length > 3 * 1024;
  expect(files.filter(isHeavy)).toEqual([]);
});

test("pictures come from the image pipeline, in AVIF, on at least five kinds of pages", () => {
  const files = builtPages();
  const pictured = pages.filter(({ path }) =>
    /<source [^>]*type="image\/avif"/.test(readBuilt(files.get(path) ?? "404.html")),
  );
  expect(new Set(pictured.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
});

test("each script of the build is listed once, regardless of earlier builds", () => {
  const scripts = listBuiltScripts(PUBLIC);
  const chunks = scripts.map((name) => name.replace(/-[0-9a-f]{20}\.js$/, ""));
  expect(new Set(chunks).size).toBe(chunks.length);
  const home = readBuilt("index.html");
  const named = [...home.matchAll(/src="\/([^"]+-[0-9a-f]{20}\.js)"/g)].map(([, name]) => name);
  expect(named).not.toEqual([]);
  expect(scripts).toEqual(expect.arrayContaining(named));
});
