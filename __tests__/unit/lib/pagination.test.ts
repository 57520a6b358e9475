import fc from "fast-check";
import {
  clampOffset,
  getPageCount,
  getPage,
  getPaginationWindow,
} from "../../../src/lib/pagination";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

it.each([
  [0, 3, range(0, 2)],
  [5, 6, range(0, 5)],
  [3, 7, range(0, 6)],
  [0, 20, range(0, 6)],
  [10, 20, range(7, 13)],
  [19, 20, range(13, 19)],
])("page %i of %i has the links %j (PAG-06, PAG-07)", (active, pages, offered) => {
  expect(getPaginationWindow(active, pages)).toEqual(offered);
});

it("the pages of a list add up to the list (PAG-01)", () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (items, limit) => {
      const pages = Array.from({ length: getPageCount(items.length, limit) }, (_, page) =>
        getPage(items, page * limit, limit),
      );
      expect(pages.flat()).toEqual(items);
      expect(pages.slice(0, -1).every(({ length }) => length === limit)).toBe(true);
    }),
  );
});

it("any offset is aligned to a page of the list", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 5000 }),
      fc.nat(300),
      fc.integer({ min: 1, max: 20 }),
      (offset, total, limit) => {
        const clamped = clampOffset(offset, total, limit);
        expect(clamped % limit).toBe(0);
        expect(clamped).toBeLessThanOrEqual(Math.max(0, total - 1));
        expect(clamped).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
