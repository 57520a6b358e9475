import fc from "fast-check";
import { getSwipeCount, getSwipeOffsetsPx } from "../../../../src/blocks/Carousel/carousel";

const type = fc.constantFrom("block" as const, "half" as const);
const visible = fc.integer({ min: 200, max: 3000 });

it.each([
  [3000, 1000, "block", 3],
  [3001, 1000, "block", 4],
  [3000, 1000, "half", 5],
  [1000, 1000, "block", 1],
  [400, 1000, "half", 1],
] as const)(
  "content of %i px, seen through %i px and moved by %s, has %i positions (CAR-04)",
  (all, seen, kind, count) => {
    expect(getSwipeCount(all, seen, kind)).toBe(count);
  },
);

const row = fc
  .record({ count: fc.integer({ min: 1, max: 12 }), item: visible, gap: fc.nat(48), seen: visible })
  .map(({ count, item, gap, seen }) => ({
    starts: Array.from({ length: count }, (_, index) => index * (item + gap)),
    contentWidthPx: count * item,
    visibleWidthPx: seen,
    endPx: Math.max(0, count * (item + gap) - gap - seen),
  }));

it("positions run from the start to the end, and each press moves the carousel (CAR-01)", () => {
  fc.assert(
    fc.property(row, type, (measured, kind) => {
      const offsets = getSwipeOffsetsPx(measured, kind);
      expect(offsets[0]).toBe(0);
      expect(offsets.at(-1)).toBe(measured.endPx < 2 ? 0 : measured.endPx);
      expect(offsets.every((px, index) => px > (offsets[index - 1] ?? -2) + 1)).toBe(true);
    }),
  );
});

it.each([
  ["block", 1200, 2, [0, 1224]],
  ["block", 1200, 4, [0, 1224, 2448, 3672]],
  ["half", 600, 4, [0, 624, 1272]],
] as const)(
  "gaps between items don't count as content: by %s, items of %i px (CAR-03)",
  (kind, item, n, offsets) => {
    const starts = Array.from({ length: n }, (_, index) => index * (item + 24));
    const endPx = n * (item + 24) - 24 - 1200;
    const measured = { starts, contentWidthPx: n * item, visibleWidthPx: 1200, endPx };
    expect(getSwipeOffsetsPx(measured, kind)).toEqual(offsets);
  },
);
