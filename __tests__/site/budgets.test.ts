import { budgetOf } from "../../src/config/budgets";
import { heaviestByKind, kindOf, pageSizes } from "../../src/tools/size/pageSizes";
import { builtPages, PUBLIC } from "../support/builtSite";

const pages = pageSizes(PUBLIC);

describe("the weight of a cold visit, in bytes of brotli", () => {
  test("is measured of every page", () => {
    const measured = new Set(pages.map(({ path }) => path));
    expect([...builtPages().keys()].filter((path) => !measured.has(path))).toEqual([]);
  });

  test.each([...heaviestByKind(pages)])("keeps the budget: %s", (kind, bytes) => {
    const limits = budgetOf(kind);
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

describe("the kind of a page", () => {
  test.each([
    ["component---src-pages-index-tsx", "home"],
    ["component---src-templates-case-study-tsx", "case-study"],
    ["component---src-pages-article-list-tsx", "article-list"],
  ])("%s is %s", (chunk, kind) => {
    expect(kindOf(chunk)).toBe(kind);
  });
});
