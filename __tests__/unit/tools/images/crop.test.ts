import fc from "fast-check";
import { cropAround, pointInCrop } from "../../../../tools/images/crop";

const WIDE = { widthPx: 1600, heightPx: 900 };

it("cuts a square round the centre", () => {
  expect(cropAround(WIDE, 1, { x: 50, y: 50 })).toEqual({
    left: 350,
    top: 0,
    width: 900,
    height: 900,
  });
});

it.each([
  [{ x: 0, y: 50 }, 0],
  [{ x: 72, y: 10 }, 504],
  [{ x: 100, y: 90 }, 700],
])("keeps the point %j in sight", (point, left) => {
  expect(cropAround(WIDE, 1, point)).toEqual({ left, top: 0, width: 900, height: 900 });
});

it("cuts above and below where the shape is wider than the picture", () => {
  expect(cropAround(WIDE, 2, { x: 10, y: 100 })).toEqual({
    left: 0,
    top: 100,
    width: 1600,
    height: 800,
  });
});

it("leaves a picture of the same ratio whole", () => {
  expect(cropAround(WIDE, 16 / 9, { x: 0, y: 0 })).toEqual({
    left: 0,
    top: 0,
    width: 1600,
    height: 900,
  });
});

it("always lies within the picture and holds the point", () => {
  const side = fc.integer({ min: 16, max: 4000 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(
      side,
      side,
      fc.double({ min: 0.25, max: 4, noNaN: true }),
      percent,
      percent,
      (widthPx, heightPx, ratio, x, y) => {
        const crop = cropAround({ widthPx, heightPx }, ratio, { x, y });
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(widthPx);
        expect(crop.top + crop.height).toBeLessThanOrEqual(heightPx);
        const point = pointInCrop({ widthPx, heightPx }, crop, { x, y });
        // Half a pixel of rounding.
        expect(point.x).toBeGreaterThanOrEqual(-100 / crop.width);
        expect(point.x).toBeLessThanOrEqual(100 + 100 / crop.width);
        expect(point.y).toBeGreaterThanOrEqual(-100 / crop.height);
        expect(point.y).toBeLessThanOrEqual(100 + 100 / crop.height);
      },
    ),
  );
});

it("says where the point lies in the part", () => {
  const crop = cropAround(WIDE, 1, { x: 100, y: 50 });
  expect(pointInCrop(WIDE, crop, { x: 100, y: 50 })).toEqual({ x: 100, y: 50 });
  expect(pointInCrop(WIDE, cropAround(WIDE, 1, { x: 50, y: 50 }), { x: 50, y: 25 })).toEqual({
    x: 50,
    y: 25,
  });
});
