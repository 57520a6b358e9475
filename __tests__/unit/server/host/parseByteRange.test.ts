import fc from "fast-check";
import { parseByteRange } from "../../../../server/host/parseByteRange";

describe("parseByteRange", () => {
  it.each([
    [undefined, 10, "whole"],
    ["bytes=0-4", 10, { start: 0, end: 4 }],
    ["bytes=5-", 10, { start: 5, end: 9 }],
    ["bytes=-3", 10, { start: 7, end: 9 }],
    ["bytes=-30", 10, { start: 0, end: 9 }],
    ["bytes=5-100", 10, { start: 5, end: 9 }],
    ["bytes=10-", 10, "unsatisfiable"],
    ["bytes=-0", 10, "unsatisfiable"],
    ["bytes=0-", 0, "unsatisfiable"],
    ["bytes=-1", 0, "unsatisfiable"],
    ["bytes=5-4", 10, "whole"],
    ["bytes=0-1,4-5", 10, "whole"],
    ["words=0-1", 10, "whole"],
    ["bytes=-", 10, "whole"],
  ] as const)("%j of %d bytes", (header, size, expected) => {
    expect(parseByteRange(header, size)).toEqual(expected);
  });

  it("never names a byte that the file does not have", () => {
    const bound = fc.oneof(fc.nat().map(String), fc.constant(""));
    fc.assert(
      fc.property(bound, bound, fc.nat({ max: 1000 }), (first, last, size) => {
        const range = parseByteRange(`bytes=${first}-${last}`, size);
        if (typeof range === "string") return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
