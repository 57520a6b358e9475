import fc from "fast-check";
import { getMenuProducts, type MenuProduct } from "../../../../src/lib/menus";
import { currentMark, menuColumns } from "../../../../src/shell/topBar/menu";

const product: fc.Arbitrary<MenuProduct> = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  text: fc.string(),
  isReference: fc.boolean(),
  topbarIndex: fc.option(fc.integer({ min: -1, max: 30 })),
  circleUrl: fc.constant("/mark.svg"),
});

test("the products of the menu are ordered by index, without reference products and products without an index (TOP-06, TOP-19, TOP-21)", () => {
  fc.assert(
    fc.property(fc.array(product), (list) => {
      const shown = getMenuProducts(list);
      const places = shown.map(({ topbarIndex }) => topbarIndex ?? -1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(shown.some(({ isReference }) => isReference)).toBe(false);
      expect(places.every((place) => place >= 0)).toBe(true);
    }),
  );
});

test("the products of the menu are complete and fill every column but the last (TOP-20)", () => {
  fc.assert(
    fc.property(fc.array(product), (list) => {
      const columns = menuColumns(list);
      expect(columns.flat()).toEqual(getMenuProducts(list));
      expect(columns.slice(0, -1).every(({ length }) => length === 4)).toBe(true);
    }),
  );
});

test("aria-current differs for the page itself and a page below it", () => {
  expect(currentMark("/research", "/research")).toBe("page");
  expect(currentMark("/research/publication/x", "/research")).toBe("true");
  expect(currentMark("/researchers", "/research")).toBeUndefined();
  expect(currentMark("/article/acl-2024", "/article/list", "/article/")).toBe("true");
  expect(currentMark("/article/list", "/article/list", "/article/")).toBe("page");
});
