import { getBudget } from "../../tools/size/budgets";
import { builtScripts, heaviestByKind, pageSizes } from "../../tools/size/pageSizes";
import { builtPages, PUBLIC, readBuilt } from "../support/builtSite";

const pages = pageSizes(PUBLIC);

describe("the weight of a cold visit, in bytes of brotli", () => {
  test("is measured of every page", () => {
    const measured = new Set(pages.map(({ path }) => path));
    expect([...builtPages().keys()].filter((path) => !measured.has(path))).toEqual([]);
  });

  test.each([...heaviestByKind(pages)])("keeps the budget: %s", (kind, bytes) => {
    const limits = getBudget(kind);
    const over = Object.entries(bytes).filter(
      ([measure, size]) =>
        size > (Object.entries(limits).find(([name]) => name === measure)?.[1] ?? 0),
    );
    expect(over).toEqual([]);
  });

  test("counts every part: no measure of a page is nothing", () => {
    expect(pages.filter(({ bytes }) => Object.values(bytes).some((size) => size === 0))).toEqual(
      [],
    );
  });
});

test("pictures come from the image pipeline, in AVIF, on five kinds of pages at least", () => {
  const files = builtPages();
  const pictured = pages.filter(({ path }) =>
    /<source [^>]*type="image\/avif"/.test(readBuilt(files.get(path) ?? "404.html")),
  );
  expect(new Set(pictured.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
});

test("the scripts of the build are each listed once, whatever earlier builds left", () => {
  const scripts = builtScripts(PUBLIC);
  const chunks = scripts.map((name) => name.replace(/-[0-9a-f]{20}\.js$/, ""));
  expect(new Set(chunks).size).toBe(chunks.length);
  const home = readBuilt("index.html");
  const named = [...home.matchAll(/src="\/([^"]+-[0-9a-f]{20}\.js)"/g)].map(([, name]) => name);
  expect(named).not.toEqual([]);
  expect(scripts).toEqual(expect.arrayContaining(named));
});
