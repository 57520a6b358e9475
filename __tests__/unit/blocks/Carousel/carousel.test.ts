import fc from "fast-check";
import { swipeCount, swipeIndexAt, swipeOffsetPx } from "../../../../src/blocks/Carousel/carousel";

const type = fc.constantFrom("block" as const, "half" as const);
const visible = fc.integer({ min: 200, max: 3000 });
const content = fc.integer({ min: 0, max: 30_000 });

it.each([
  [3000, 1000, "block", 3],
  [3001, 1000, "block", 4],
  [3000, 1000, "half", 5],
  [1000, 1000, "block", 1],
  [400, 1000, "half", 1],
] as const)(
  "content of %i in %i px by %s gives %i positions (CAR-04)",
  (all, seen, kind, count) => {
    expect(swipeCount(all, seen, kind)).toBe(count);
  },
);

it("the first position is the start and the last is the end (CAR-01)", () => {
  fc.assert(
    fc.property(visible, content, type, (seen, extra, kind) => {
      const all = seen + extra;
      const last = swipeCount(all, seen, kind) - 1;
      expect(swipeOffsetPx(0, all, seen, kind)).toBe(0);
      expect(swipeOffsetPx(last, all, seen, kind)).toBe(extra);
    }),
  );
});

it("the position of the first and of the last offset is the first and the last", () => {
  fc.assert(
    fc.property(visible, fc.integer({ min: 10, max: 30_000 }), type, (seen, extra, kind) => {
      const all = seen + extra;
      expect(swipeIndexAt(0, all, seen, kind)).toBe(0);
      expect(swipeIndexAt(extra, all, seen, kind)).toBe(swipeCount(all, seen, kind) - 1);
    }),
  );
});
